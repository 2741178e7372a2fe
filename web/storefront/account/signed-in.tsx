import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { onIdentityElsewhere } from '../../browser/identity.ts';
import { reload } from '../../browser/reload.ts';
import { identityContext, requireIdentity } from '../../browser/require-identity.ts';
import type { Route } from './+types/signed-in';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ context, request }) => context.set(identityContext, requireIdentity(request)),
];

/**
 * Around the pages that are nothing without an account. Another address is another page: nothing of the one before stays. Another
 * account, or none, is a page opened anew: whatever another tab did, nothing of the account before is shown here any more.
 */
export default function SignedIn() {
  const { pathname } = useLocation();
  useEffect(() => onIdentityElsewhere(reload), []);
  return <Outlet key={pathname} />;
}
