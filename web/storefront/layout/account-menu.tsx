import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { type Identity, useIdentity } from '../../browser/identity.ts';
import { lazyWhenUsed } from '../../browser/lazy-part.ts';
import { noteReturnTo } from '../../browser/return-to.ts';
import { Menu } from '../../ui/menu.tsx';

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

/** What both open. */
export function AccountMenu() {
  const identity = useIdentity();
  return (
    <Menu id={id} label={layout.account}>
      {identity && <Items {...identity} />}
    </Menu>
  );
}

const Items = lazyWhenUsed(() => import('./account-menu-items.tsx').then((part) => part.AccountMenuItems));
