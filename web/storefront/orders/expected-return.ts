import type { Order } from '#contract/order.ts';
import { refundableOf } from '#contract/refund.ts';
import { priceRefund } from '#shop/pricing/price-refund.ts';

/** What goes back for some units of a line, in pence: what was paid for them, after every discount. */
export function worthOf(order: Order, position: number, quantity: number): number {
  const wish = { lines: [{ position, quantity }], deliveryPence: 0, goodwillPence: 0 };
  const priced = priceRefund(refundableOf(order), wish);
  return 'refused' in priced ? 0 : priced.amountPence;
}
