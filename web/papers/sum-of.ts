import { toPence } from '#contract/money.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { OrderLine } from './lines-of.ts';

/** The amounts of an order in pence, as the summary takes them. */
export const sumOf = (order: WireOrder, lines: readonly OrderLine[]) => ({
  goodsPence: lines.reduce((sum, { price, quantity }) => sum + toPence(price) * quantity, 0),
  subtotalPence: toPence(order.subtotal),
  discountPence: toPence(order.discount),
  code: order.code,
  shippingPence: toPence(order.shipping),
  totalPence: toPence(order.total),
});
