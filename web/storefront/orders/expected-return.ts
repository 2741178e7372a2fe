import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import type { Return } from '#contract/return.ts';
import { type Postage, postageOf } from '#shop/orders/return-rules.ts';
import { priceRefund } from '#shop/pricing/price-refund.ts';

/** What goes back for some units of a line, in pence: what was paid for them, after every discount. */
export function worthOf(order: Order, position: number, quantity: number): number {
  const wish = { lines: [{ position, quantity }], deliveryPence: 0, goodwillPence: 0 };
  const priced = priceRefund(refundableOf(order), wish);
  return 'refused' in priced ? 0 : priced.amountPence;
}

/** Who pays for sending back what was asked for, and whether something of it is collected. */
export const postageFor = (order: Order, { reason, lines }: Return): Postage =>
  postageOf(
    reason,
    hazardsOf(
      order,
      lines.map(({ position }) => position),
    ),
  );

/** The hazards of some lines of an order, which say what of them no ordinary post takes. */
export const hazardsOf = ({ lines }: Order, positions: readonly number[]) =>
  positions.map((position) => lines[position - 1]?.hazard);
