import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { type DeliveryWindow, deliveryWindow } from '../pricing/delivery.ts';
import { londonDay } from '../uk-time.ts';

export interface ExpectedDelivery extends DeliveryWindow {
  /** The last of the days is over. */
  late: boolean;
}

/** As far as an order's delivery depends on it. */
export interface Underway {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  dispatchedAt: Date | null;
}

const underway: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery'];

/** When a paid order that has not arrived is expected; null for any other. */
export function expectedDelivery(
  { orderStatus, paymentStatus, paidAt, dispatchedAt }: Underway,
  now: Date,
): ExpectedDelivery | null {
  if (paymentStatus !== 'Success' || !paidAt) return null;
  if (!underway.includes(orderStatus)) return null;
  const window = deliveryWindow(paidAt, dispatchedAt);
  return { ...window, late: londonDay(now) > window.latest };
}
