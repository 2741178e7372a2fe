import { useCallback, useEffect, useState } from 'react';
import type { Address } from '#contract/address.ts';
import { post } from '../../browser/api.ts';

/** `unknown` until the first answer; `waiting` while it is asked once more after a failure. */
export type StoredAddress =
  | { state: 'unknown' | 'waiting' | 'failed' | 'none' }
  | { state: 'kept'; address: Address };

/** The delivery address of an account, as /readAddress has it. */
export function useStoredAddress(email: string, onSignedOut: () => void) {
  const [stored, setStored] = useState<StoredAddress>({ state: 'unknown' });

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await post('/readAddress', { email }, { signal });
      if (signal?.aborted) return;
      if (answer.status === 200) setStored({ state: 'kept', address: answer });
      else if (answer.status === 404) setStored({ state: 'none' });
      else if (answer.status === 401 || answer.status === 403) onSignedOut();
      else setStored({ state: 'failed' });
    },
    [email, onSignedOut],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  return {
    stored,
    keep: (address: Address) => setStored({ state: 'kept', address }),
    /** Asks again while the old one stays in sight. */
    refresh: () => void load(),
    reload: () => {
      setStored({ state: 'waiting' });
      void load();
    },
  };
}
