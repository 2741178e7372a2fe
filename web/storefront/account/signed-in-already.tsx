import { Link } from 'react-router';
import { account } from '#wording/storefront/account.ts';
import { useIdentity } from '../../browser/identity.ts';
import { Notice } from '../../ui/notice.tsx';

/** Somebody who is signed in may still sign in as another; they should know that they are. */
export function SignedInAlready() {
  const identity = useIdentity();
  if (!identity) return null;
  return (
    <Notice title={account.signedInAs(identity.email)}>
      <Link to="/settings" className="link">
        {account.toSettings}
      </Link>
    </Notice>
  );
}
