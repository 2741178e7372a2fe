import type { WholeOrder } from './read.ts';
import type { OrderDates } from './rights.ts';

/**
 * When what the law counts from happened to an order. Of what happened more than once the last time counts. Money that was given
 * once the goods were back, or the order cancelled, is what was owed: staff may have taken off what they lost in value. While a refund
 * has not been made, the money is owed.
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
  | 'totalPence'
  | 'refunds'
  | 'disputes'
  | 'returns'
  | 'events'
>): OrderDates {
  const last = (event: string) => events.findLast((happened) => happened.event === event)?.at ?? null;
  const cancelledAt = last('Cancelled');
  const receivedBackAt = last('Returned');
  // Of a payment that the bank took back, there is no refund.
  const givenAt =
    latest(order.refunds.map(({ doneAt }) => doneAt)) ??
    last('Money returned') ??
    latest(order.disputes.map(({ lostAt }) => lostAt));
  const owedSince = latest([receivedBackAt, cancelledAt]) ?? closedWithdrawal(order);
  const isOwed =
    owedSince !== null &&
    (order.refunds.some(({ state }) => state !== 'done') ||
      !(order.orderStatus === 'Refunded' || isAllGiven(order) || (givenAt && givenAt >= owedSince)));
  const isGiven = order.paymentStatus === 'Refunded' || (owedSince !== null && !isOwed);
  return {
    placedAt: order.createdAt,
    paidAt: order.paidAt,
    dispatchedAt: order.dispatchedAt,
    deliveredAt: order.deliveredAt,
    cancelledAt,
    withdrawnAt: order.withdrawal?.requestedAt ?? null,
    sentBackAt: null,
    receivedBackAt,
    partRefundedAt: isGiven ? null : latest(order.refunds.map(({ doneAt }) => doneAt)),
    refundedAt: isGiven ? (givenAt ?? last('Refunded')) : null,
  };
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, at) => (at && (!last || at > last) ? at : last), null);

/** When a shopper withdrew of whose goods nothing is awaited any more; null: they did not, or some are. */
const closedWithdrawal = ({
  withdrawal,
  returns,
}: Pick<WholeOrder, 'withdrawal' | 'returns'>): Date | null =>
  withdrawal && returns.every(({ state }) => state === 'closed') ? withdrawal.requestedAt : null;

/** Whether nothing of the payment is left but what was deducted for damage. */
const isAllGiven = ({ totalPence, refunds }: Pick<WholeOrder, 'totalPence' | 'refunds'>): boolean => {
  const deductions = refunds.flatMap(({ lines }) => lines).map(({ deductedPence }) => deductedPence);
  const given = [...refunds.map(({ amountPence }) => amountPence), ...deductions];
  return given.reduce((sum, pence) => sum + pence, 0) >= totalPence;
};
