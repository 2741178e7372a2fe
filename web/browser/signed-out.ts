import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../ui/notify.tsx';
import { forgetIdentity } from './identity.ts';
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
      notify(message, { tone: 'bad' });
      forgetIdentity();
      noteReturnTo(pathname + search);
      navigate('/login', { replace: true });
    },
    [navigate, pathname, search],
  );
}
