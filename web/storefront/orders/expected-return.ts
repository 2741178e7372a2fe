import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import type { Return } from '#contract/return.ts';
import { awaited, type Postage, postageOf } from '#shop/orders/return-rules.ts';
import { deliveryDue, priceRefund } from '#shop/pricing/price-refund.ts';

/**
 * What goes back for the units of a return that are still awaited, in pence, if they come as they were sold: as staff are shown it
 * when they receive it, with the delivery where nothing else of the order is left.
 */
export const expectedOf = (order: Order, { lines }: Return): ExpectedMoney =>
  moneyFor(
    order,
    lines
      .map((line) => ({ position: line.position, quantity: awaited(line) }))
      .filter(({ quantity }) => quantity > 0),
  );

interface ExpectedMoney {
  amountPence: number;
  /** What of it is for the delivery. */
  deliveryPence: number;
}

/** The same for units that somebody is about to send back. */
export function moneyFor(order: Order, wished: { position: number; quantity: number }[]): ExpectedMoney {
  const refundable = refundableOf(order);
  const deliveryPence = deliveryDue(refundable, wished);
  const priced = priceRefund(refundable, { lines: wished, deliveryPence, goodwillPence: 0 });
  return 'refused' in priced
    ? { amountPence: 0, deliveryPence: 0 }
    : { amountPence: priced.amountPence, deliveryPence };
}

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
