import { type OrderStatus, orderStatuses } from '#database/words.ts';

/** spec.md section 4. Pure; the browser draws from it and the server decides by it. */
export { type OrderStatus, orderStatuses };

/** How far an order is, 0-100. Cancelled, Returned and Refunded show full and hide the middle steps. */
export const progress: Record<OrderStatus, number> = {
  Pending: 0,
  Confirmed: 25,
  Shipped: 50,
  'Out Of Delivery': 75,
  Delivered: 100,
  Cancelled: 100,
  Returned: 100,
  Refunded: 100,
};

/** The steps of an order that goes well. */
export const steps = ['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const;

/** Where staff may move an order from each status, in the order of their buttons. */
export const staffMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Cancelled', 'Confirmed'],
  Confirmed: ['Pending', 'Shipped'],
  Shipped: ['Confirmed', 'Out Of Delivery'],
  'Out Of Delivery': ['Shipped', 'Delivered'],
  Delivered: ['Returned'],
  Returned: ['Refunded'],
  Cancelled: [],
  Refunded: [],
};

/** Statuses of an order that was sent and has not come back. */
export const onTheirWay = ['Shipped', 'Out Of Delivery', 'Delivered'] as const satisfies OrderStatus[];

/** Statuses that need the money first (decisions.md section 4). */
export const needsPayment = (status: OrderStatus): boolean => status !== 'Pending' && status !== 'Cancelled';

/** A shopper may cancel until the order is shipped. */
export const shopperMayCancel = (status: OrderStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';
