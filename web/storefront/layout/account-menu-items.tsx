import { LayoutGrid, LogOut, Package, Settings } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { signingOut } from '#wording/storefront/signing-out.ts';
import { post } from '../../browser/api.ts';
import { forgetDrafts } from '../../browser/forget-drafts.ts';
import { forgetIdentity, type Identity } from '../../browser/identity.ts';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';

/** Of whoever is signed in: name, e-mail, Settings, Orders, the guns, Sign Out. */
export function AccountMenuItems({ name, email }: Identity) {
  const signOut = useSignOut();
  return (
    <>
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{email}</p>
      </div>
      <div className="pt-2">
        <Link to="/settings" className="menu-item">
          <Settings size={20} aria-hidden /> {ownPages.settings}
        </Link>
        <Link to="/orders" className="menu-item">
          <Package size={20} aria-hidden /> {ownPages.orders}
        </Link>
        <Link to="/my-kit" className="menu-item">
          <LayoutGrid size={20} aria-hidden /> {ownPages.myKit}
        </Link>
        <button type="button" className="menu-item" onClick={signOut}>
          <LogOut size={20} aria-hidden /> {signingOut.submit}
        </button>
      </div>
    </>
  );
}

/** Ends the session on the server first: clearing only this browser would leave it open. */
function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    const { status } = await post('/signOut', {});
    if (status !== 200 && status !== 401) return notify(signingOut.failed, { tone: 'bad' });
    forgetIdentity();
    forgetDrafts();
    notifyOnNextPage(signingOut.done, { tone: 'good' });
    navigate('/');
  };
}
