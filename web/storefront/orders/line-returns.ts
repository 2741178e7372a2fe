import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { order as orderText } from '#wording/storefront/order.ts';

const text = orderText.lineReturn;

type Returning = Pick<Order, 'lines' | 'returns' | 'refunds'>;

/** What of a line is on its way back or came back, a sentence for each return that wasn't cancelled; `position` from 1. */
export function lineReturns({ lines, returns, refunds }: Returning, position: number): string[] {
  const bought = lines[position - 1]?.quantity ?? 0;
  return returns.flatMap(({ number, state, cancelled, receipts, lines: asked }) => {
    const units = asked.find((line) => line.position === position)?.quantity ?? 0;
    if (cancelled || units === 0) return [];
    if (state === 'open') return [text.open(units, bought, number)];
    const given = refunds
      .filter(({ id, state }) => state === 'done' && receipts.some(({ refundId }) => refundId === id))
      .flatMap((refund) => refund.lines.filter((line) => line.position === position));
    const pence = given.reduce((sum, line) => sum + line.pence, 0);
    return [text.closed(units, bought, number, pence > 0 ? formatPence(pence) : '')];
  });
}

/** Refunds that the notice of a return doesn't tell of: those of no return, and those that weren't made. */
export const refundsApart = ({ returns, refunds }: Pick<Order, 'returns' | 'refunds'>): Order['refunds'] =>
  refunds.filter(
    ({ id, state }) =>
      state === 'refused' ||
      !returns.some(({ receipts }) => receipts.some(({ refundId }) => refundId === id)),
  );
