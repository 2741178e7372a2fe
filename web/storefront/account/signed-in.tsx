import { Outlet, useLocation } from 'react-router';
import { identityContext, requireIdentity } from '../../browser/require-identity.ts';
import type { Route } from './+types/signed-in';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ context, request }) => context.set(identityContext, requireIdentity(request)),
];

/** Around the pages that are nothing without an account. Another address is another page: nothing of the one before stays. */
export default function SignedIn() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}
