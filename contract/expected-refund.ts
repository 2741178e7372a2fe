import { awaited } from '#shop/orders/return-rules.ts';
import { deliveryDue, priceRefund } from '#shop/pricing/price-refund.ts';
import { type PaidOrder, refundableOf } from './refund.ts';
import type { Return } from './return.ts';

/**
 * What goes back for the units of a return that are still awaited, in pence, if they come as they were sold: as staff are shown it
 * when they receive it, with the delivery where nothing else of the order is left.
 */
export const expectedRefund = (order: PaidOrder, { lines }: Pick<Return, 'lines'>): ExpectedRefund =>
  refundFor(
    order,
    lines
      .map((line) => ({ position: line.position, quantity: awaited(line) }))
      .filter(({ quantity }) => quantity > 0),
  );

interface ExpectedRefund {
  amountPence: number;
  /** What of it is for the delivery. */
  deliveryPence: number;
}

/** The same for units that somebody is about to send back. */
export function refundFor(
  order: PaidOrder,
  wished: { position: number; quantity: number }[],
): ExpectedRefund {
  const refundable = refundableOf(order);
  const deliveryPence = deliveryDue(refundable, wished);
  const priced = priceRefund(refundable, { lines: wished, deliveryPence, goodwillPence: 0 });
  return 'refused' in priced
    ? { amountPence: 0, deliveryPence: 0 }
    : { amountPence: priced.amountPence, deliveryPence };
}
