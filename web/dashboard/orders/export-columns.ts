import { toPounds } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { shownPostcode } from '#shop/delivery/postcode.ts';
import { orders as text } from '#wording/dashboard/orders.ts';
import type { Columns } from '../lists/csv.ts';

/** The list of orders as a file: what the list says, and where each goes. */
export const exportColumns: Columns<Order> = [
  [text.receipt, (order) => order.receiptNumber ?? ''],
  [text.id, (order) => order.id],
  [text.placed, (order) => order.createdAt],
  [text.customer, (order) => order.customerName],
  [text.email, (order) => order.email],
  [text.product, ({ lines }) => lines.map((line) => line.title).join(', ')],
  [text.units, ({ lines }) => lines.reduce((units, line) => units + line.quantity, 0)],
  [text.payment, (order) => order.paymentStatus],
  [text.status, (order) => order.orderStatus],
  [text.total, (order) => toPounds(order.totalPence)],
  [text.parcels, (order) => order.parcels.length],
  [text.deliverTo, ({ deliveryAddress }) => deliveryAddress.name],
  [text.address, ({ deliveryAddress }) => deliveryAddress.address],
  [text.town, ({ deliveryAddress }) => deliveryAddress.city],
  [text.postcode, ({ deliveryAddress }) => shownPostcode(deliveryAddress.pinCode)],
  [text.phone, ({ deliveryAddress }) => deliveryAddress.phone],
];
