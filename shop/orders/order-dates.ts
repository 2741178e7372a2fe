import type { WholeOrder } from './read.ts';
import type { OrderDates } from './rights.ts';

/** When what the law counts from happened to an order. Of what happened more than once the last time counts. */
export function orderDates({
  events,
  ...order
}: Pick<
  WholeOrder,
  'createdAt' | 'paidAt' | 'dispatchedAt' | 'deliveredAt' | 'paymentStatus' | 'withdrawal' | 'events'
>): OrderDates {
  const last = (event: string) => events.findLast((happened) => happened.event === event)?.at ?? null;
  return {
    placedAt: order.createdAt,
    paidAt: order.paidAt,
    dispatchedAt: order.dispatchedAt,
    deliveredAt: order.deliveredAt,
    cancelledAt: last('Cancelled'),
    withdrawnAt: order.withdrawal?.requestedAt ?? null,
    sentBackAt: null,
    receivedBackAt: last('Returned'),
    refundedAt: order.paymentStatus === 'Refunded' ? last('Money returned') : null,
  };
}
