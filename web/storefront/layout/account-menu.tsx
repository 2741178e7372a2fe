import { LayoutGrid, LogOut, Package, Settings, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { post } from '../../browser/api.ts';
import { forgetDrafts } from '../../browser/forget-drafts.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { forgetIdentity, type Identity, useIdentity } from '../../browser/identity.ts';
import { noteReturnTo } from '../../browser/return-to.ts';
import { Menu } from '../../ui/menu.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';

const id = 'account-menu';

/** Whoever signs in from here wants to go on here. */
const noteHere = () => noteReturnTo(location.pathname + location.search);

/** In the top bar and in the phone's bottom bar: the way to sign in, or the letter badge that opens the menu. */
export function AccountLink({ className }: { className: string }) {
  const identity = useIdentity();
  const known = useHydrated();
  if (!identity) {
    return (
      <Link to="/login" onClick={noteHere} className={className} data-unsure={!known || undefined}>
        <UserRound size={22} aria-hidden />
        {layout.signIn}
      </Link>
    );
  }
  return (
    <button type="button" popoverTarget={id} className={className}>
      <Letter of={identity} />
      <span>
        {layout.account}
        <span className="sr-only">{layout.accountOf(identity.name)}</span>
      </span>
    </button>
  );
}

const Letter = ({ of: { name, email } }: { of: Identity }) => (
  <span aria-hidden className="letter">
    {[...(name || email)][0]?.toUpperCase()}
  </span>
);

/** What both open: name, e-mail, Settings, Orders, the guns, Sign Out. */
export function AccountMenu() {
  const identity = useIdentity();
  const signOut = useSignOut();
  return (
    <Menu id={id} label={layout.account}>
      {identity && (
        <>
          <div className="border-b border-line px-3 pt-1 pb-3">
            <p className="font-semibold">{identity.name}</p>
            <p className="text-sm text-muted">{identity.email}</p>
          </div>
          <div className="pt-2">
            <Link to="/settings" className="menu-item">
              <Settings size={20} aria-hidden /> {layout.settings}
            </Link>
            <Link to="/orders" className="menu-item">
              <Package size={20} aria-hidden /> {layout.orders}
            </Link>
            <Link to="/my-kit" className="menu-item">
              <LayoutGrid size={20} aria-hidden /> {layout.myKit}
            </Link>
            <button type="button" className="menu-item" onClick={signOut}>
              <LogOut size={20} aria-hidden /> {layout.signOut}
            </button>
          </div>
        </>
      )}
    </Menu>
  );
}

/** Ends the session on the server first: clearing only this browser would leave it open. */
function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    const { status } = await post('/signOut', {});
    if (status !== 200 && status !== 401) return notify(layout.signOutFailed, { tone: 'bad' });
    forgetIdentity();
    forgetDrafts();
    notifyOnNextPage(layout.signedOut, { tone: 'good' });
    navigate('/');
  };
}
