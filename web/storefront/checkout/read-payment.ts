import { post } from '../../browser/api.ts';
import { noteOrdered } from '../../browser/ordered.ts';
import { loadedOwnOrder } from '../parts/own-order.ts';

/** What the provider says of an order's payment; null where there is no such order. */
export type Payment = Awaited<ReturnType<typeof readPayment>>;

/**
 * Has the server ask the provider. `claim` is only where the shopper came from: what is answered is what the provider said
 * (decisions.md section 4).
 */
export async function readPayment(orderId: string, claim: 'Success' | 'Failed') {
  const answer = await post('/update-payment-status', { orderId, status: claim });
  if (answer.status === 200 && answer.paymentStatus === 'Success') noteOrdered();
  return loadedOwnOrder(answer, ({ paymentStatus }) => paymentStatus);
}

/** What the provider said; undefined where that could not be learnt. */
export const statusOf = (payment: Payment) =>
  payment !== 'signed out' && 'data' in payment ? payment.data : undefined;
