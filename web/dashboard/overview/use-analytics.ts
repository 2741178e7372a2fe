import { useCallback, useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { overview } from '#wording/dashboard/overview.ts';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../staff.ts';

export type Analytics = Pick<Success<Calls['/dash-analytics']>, 'data' | 'attention' | 'missingOfSeller'>;

/** Retries after a failure (spec.md section 8), and the milliseconds before the first; each waits twice as long. */
const retries = 3;
const firstWait = 1_000;

/** The statistics. A failure alerts and is tried again up to three times; `failed` is true once that was in vain. */
export function useAnalytics() {
  const { askAnalytics } = useDashboard();
  const [found, setFound] = useState<Analytics>();
  const [state, setState] = useState<'loading' | 'ready' | 'retrying' | 'failed'>('loading');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      for (let wait = firstWait, left = retries; ; wait *= 2, left--) {
        const answer = await askAnalytics({ signal });
        if (signal.aborted) return;
        if (answer.status === 200) {
          setFound(answer);
          return setState('ready');
        }
        notify(overview.failed, { tone: 'bad' });
        if (left === 0) return setState('failed');
        setState('retrying');
        await new Promise((over) => setTimeout(over, wait));
        if (signal.aborted) return;
      }
    };
    void ask();
    return () => leaving.abort();
  }, [askAnalytics, round]);

  const again = useCallback(() => {
    setState('loading');
    setRound((rounds) => rounds + 1);
  }, []);

  return { found, state, again };
}
