import type { Order } from '#contract/order.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { order as text } from '#wording/storefront/order.ts';
import { dayOf } from '../../ui/dates.ts';

/** What a shopper calls an order: by its short number, or by its date where it has none. Its id stands in addresses only. */
export function orderName(order: Pick<Order, 'receiptNumber' | 'createdAt' | 'paymentStatus'>): string {
  if (order.receiptNumber !== null) return text.numbered(order.receiptNumber);
  const day = dayOf(order.createdAt);
  return isUnpaid(order) ? text.unpaidOf(day) : text.dated(day);
}
