import { useCallback, useEffect, useState } from 'react';
import type { WireOrder } from '#contract/orders.ts';
import { post } from '../../browser/api.ts';
import { readIdentity } from '../../browser/identity.ts';
import { noteOrdered } from '../../browser/ordered.ts';

/** What the provider says of an order's payment; `unreachable` where it could not be asked. */
export type Known = WireOrder['paymentStatus'] | 'asking' | 'unreachable' | 'no such order' | 'signed out';

/**
 * Has the server ask the provider, when the page opens and whenever `ask` is called. `claim` is only where the shopper
 * came from: what is answered is what the provider said (decisions.md section 4).
 */
export function usePaymentStatus(orderId: string, claim: 'Success' | 'Failed') {
  const [known, setKnown] = useState<Known>('asking');

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const next = await askOnce(orderId, claim, signal);
      if (!signal?.aborted) setKnown(next);
      return next;
    },
    [orderId, claim],
  );

  useEffect(() => {
    const leaving = new AbortController();
    setKnown('asking');
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);

  return { known, ask };
}

async function askOnce(orderId: string, status: 'Success' | 'Failed', signal?: AbortSignal): Promise<Known> {
  const answer = await post('/update-payment-status', { orderId, status }, { signal });
  if (answer.status === 200) {
    if (answer.paymentStatus === 'Success') noteOrdered();
    return answer.paymentStatus;
  }
  if (answer.status === 401 || answer.status === 403) return 'signed out';
  if (answer.status === 404 || answer.status === 400)
    return (await isSessionGone()) ? 'signed out' : 'no such order';
  return 'unreachable';
}

/** Order calls answer 404 to strangers and to nobody alike; asking for the own name tells the two apart. */
export async function isSessionGone(): Promise<boolean> {
  const identity = readIdentity();
  if (!identity) return true;
  const { status } = await post('/userName', { email: identity.email });
  return status === 401 || status === 403;
}
