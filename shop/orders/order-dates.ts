import type { WholeOrder } from './read.ts';
import type { OrderDates } from './rights.ts';

/**
 * When what the law counts from happened to an order. Of what happened more than once the last time counts. Money that was given
 * once the goods were back, or the order cancelled, is what was owed: staff may have taken off what they lost in value.
 */
export function orderDates({
  events,
  ...order
}: Pick<
  WholeOrder,
  | 'createdAt'
  | 'paidAt'
  | 'dispatchedAt'
  | 'deliveredAt'
  | 'orderStatus'
  | 'paymentStatus'
  | 'withdrawal'
  | 'refunds'
  | 'events'
>): OrderDates {
  const last = (event: string) => events.findLast((happened) => happened.event === event)?.at ?? null;
  const cancelledAt = last('Cancelled');
  const receivedBackAt = last('Returned');
  const givenAt = last('Money returned');
  const owedSince = receivedBackAt ?? cancelledAt;
  const isGiven =
    order.paymentStatus === 'Refunded' ||
    (givenAt !== null && owedSince !== null && givenAt >= owedSince) ||
    (order.orderStatus === 'Refunded' && order.refunds.every(({ state }) => state === 'done'));
  return {
    placedAt: order.createdAt,
    paidAt: order.paidAt,
    dispatchedAt: order.dispatchedAt,
    deliveredAt: order.deliveredAt,
    cancelledAt,
    withdrawnAt: order.withdrawal?.requestedAt ?? null,
    sentBackAt: null,
    receivedBackAt,
    refundedAt: isGiven ? (givenAt ?? last('Refunded')) : null,
  };
}
