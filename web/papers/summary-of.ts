import type { Order } from '#contract/order.ts';

/** The amounts of an order, as the summary takes them. */
export const summaryOf = (order: Order) => ({
  goodsPence: order.lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0),
  subtotalPence: order.subtotalPence,
  discountPence: order.discountPence,
  code: order.couponCode,
  shippingPence: order.shippingPence,
  totalPence: order.totalPence,
});
