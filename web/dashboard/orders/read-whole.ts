import { useCallback } from 'react';
import type { Failure } from '#contract/call.ts';
import { decodeOrder, type Order } from '#contract/order.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import { readWhole } from './bookkeeping.ts';

interface ReadOptions {
  /** Hears how many are there. */
  progress?: (done: number) => void;
  signal?: AbortSignal;
}

/** Reads orders whole by their ids, however many, in the order of the ids; a failure is a value. */
export function useReadWhole() {
  const { ask } = useDashboard();
  return useCallback(
    (
      ids: readonly string[],
      { progress = () => {}, signal = new AbortController().signal }: ReadOptions = {},
    ): Promise<Order[] | Failure> =>
      readWhole(
        ids,
        async (orderIds) => {
          const answer = await ask('/dash-accounts', { orderIds }, { signal });
          return answer.status === 200 ? { ...answer, data: answer.data.map(decodeOrder) } : answer;
        },
        progress,
        signal,
      ),
    [ask],
  );
}
