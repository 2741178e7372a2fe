import { useEffect } from 'react';

/**
 * Loads what a screen shows: at once, and again whenever the page comes into sight. `signal` is aborted when the screen
 * is left or `load` becomes another, so `load` is to be kept with useCallback.
 */
export function useWhenSeen(load: (signal: AbortSignal) => Promise<void>) {
  useEffect(() => {
    const leaving = new AbortController();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void load(leaving.signal);
    };
    void load(leaving.signal);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      document.removeEventListener('visibilitychange', whenSeen);
      leaving.abort();
    };
  }, [load]);
}
