import { useCallback, useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { useDashboard } from '../staff.ts';

/** A day with its revenue in pounds, less refunds, and its paid orders. */
export type Day = Success<Calls['/dash-series']>['data'][number];

/** The last 30 days, oldest first; undefined before they are known. `failure` says why they can't be. */
export function useSeries() {
  const { ask } = useDashboard();
  const [days, setDays] = useState<Day[]>();
  const [failure, setFailure] = useState('');

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await ask('/dash-series', {}, { signal });
      if (signal?.aborted) return;
      if (answer.status === 200) setDays(answer.data);
      setFailure(answer.status === 200 ? '' : answer.message);
    },
    [ask],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  return { days, failure, again: useCallback(() => void read(), [read]) };
}
