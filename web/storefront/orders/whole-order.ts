import { useCallback, useState } from 'react';
import type { WireOrder } from '#contract/orders.ts';
import { post } from '../../browser/api.ts';
import { useWhenSeen } from '../../browser/when-seen.ts';
import { isSessionGone } from '../checkout/payment-status.ts';

export type Found =
  | { state: 'waiting' | 'no such order' }
  | { state: 'failed'; message: string }
  | { state: 'found'; order: WireOrder };

/** One order, asked for again whenever the page comes into sight; while that fails, what was found stays. */
export function useWholeOrder(orderId: string, onSignedOut: () => void) {
  const [found, setFound] = useState<Found>({ state: 'waiting' });

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const next = await ask(orderId, signal);
      if (signal?.aborted) return;
      if (next === 'signed out') return onSignedOut();
      setFound((old) => (next.state === 'failed' && old.state === 'found' ? old : next));
    },
    [orderId, onSignedOut],
  );

  useWhenSeen(load);

  return { found, load };
}

async function ask(orderId: string, signal?: AbortSignal): Promise<Found | 'signed out'> {
  const answer = await post('/user-order-details', { orderId }, { signal });
  if (answer.status === 200) return { state: 'found', order: answer.data[0] };
  if (answer.status === 401 || answer.status === 403) return 'signed out';
  // An id that no order can have is refused before anybody is looked up.
  if (answer.status === 404 || answer.status === 400)
    return (await isSessionGone()) ? 'signed out' : { state: 'no such order' };
  return { state: 'failed', message: answer.message };
}
