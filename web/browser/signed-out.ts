import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { review } from '#wording/storefront/review.ts';
import { notifyOnNextPage } from '../ui/notify.tsx';
import { forgetIdentity, type Identity, readIdentity } from './identity.ts';
import { noteReturnTo } from './return-to.ts';

/**
 * For screens that need a signed-in shopper: says `message`, clears the local identity, notes this page to come back to
 * and goes to /login. To be called where no e-mail is stored and on a 401 (decisions.md section 2).
 */
export function useLeaveToLogin(): (message: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (message) => {
      notifyOnNextPage(message, { tone: 'bad' });
      forgetIdentity();
      noteReturnTo(pathname + search);
      navigate('/login', { replace: true });
    },
    [navigate, pathname, search],
  );
}

/**
 * Who is signed in, for a screen that is nothing without; whoever is not is sent to sign in. It is read once: signing out
 * from this very page leads home, not to 'You need to login'. To be used only once the page is hydrated.
 */
export function useSignedIn(): { identity: Identity | null; leaveToLogin: () => void } {
  const [identity] = useState(readIdentity);
  const leave = useLeaveToLogin();
  const leaveToLogin = useCallback(() => leave(review.signIn), [leave]);
  useEffect(() => {
    if (!identity) leaveToLogin();
  }, [identity, leaveToLogin]);
  return { identity, leaveToLogin };
}
