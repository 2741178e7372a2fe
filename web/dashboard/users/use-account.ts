import { useEffect, useState } from 'react';
import { useDashboard } from '../staff.ts';

type Found =
  | { state: 'waiting' | 'unknown' }
  | { state: 'failed'; message: string }
  | { state: 'found'; name: string; email: string };

/** The account of an e-mail that stands in the page's address; what is no e-mail there has none. */
export function useAccount(email: string): Found {
  const { ask } = useDashboard();
  const [found, setFound] = useState<Found>({ state: 'waiting' });
  useEffect(() => {
    // To /dash-users an empty e-mail is anybody's.
    if (email.trim() === '') return setFound({ state: 'unknown' });
    setFound({ state: 'waiting' });
    const leaving = new AbortController();
    ask('/dash-users', { email, limit: 1 }, leaving).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.status !== 200) return setFound({ state: 'failed', message: answer.message });
      const [account] = answer.data;
      setFound(account ? { state: 'found', ...account } : { state: 'unknown' });
    });
    return () => leaving.abort();
  }, [ask, email]);
  return found;
}
