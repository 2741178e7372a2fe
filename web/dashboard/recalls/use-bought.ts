import { useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { useDashboard } from '../session/use-dashboard.ts';

type Bought = Success<Calls['/dash-recall-count']>;

/** How many bought a product in a range of time; undefined while that is not known. */
export function useBought({ productId, days, since }: { productId: string; days?: number; since: string }): {
  bought?: Bought;
  failure?: string;
} {
  const { ask } = useDashboard();
  const [known, setKnown] = useState<{ of: string; bought?: Bought; failure?: string }>({ of: '' });
  const of = JSON.stringify([productId, days, since]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await ask('/dash-recall-count', { productId, days, since }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setKnown(answer.status === 200 ? { of, bought: answer } : { of, failure: answer.message });
    };
    void read();
    return () => leaving.abort();
  }, [ask, of, productId, days, since]);
  return known.of === of ? known : {};
}
