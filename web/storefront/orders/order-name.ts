import type { WireOrder } from '#contract/orders.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { order as said } from '#wording/storefront/order.ts';
import { dayOf } from '../../ui/dates.ts';

/** What a shopper calls an order: by its short number, or by its date where it has none. Its id stands in addresses only. */
export function orderName(order: Pick<WireOrder, 'receiptNumber' | 'createdAt' | 'paymentStatus'>): string {
  if (order.receiptNumber !== null) return said.numbered(order.receiptNumber);
  const day = dayOf(order.createdAt);
  return isUnpaid(order) ? said.unpaidOf(day) : said.dated(day);
}
