import { type OrderStatus, orderStatuses, type PaymentStatus } from '#database/enums.ts';

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
export const statusSteps = ['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const;

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

/** The step that staff may take with many orders at once, by where it leads: forward only, and no money moves. */
export const stepBefore = {
  Confirmed: 'Pending',
  Shipped: 'Confirmed',
  'Out Of Delivery': 'Shipped',
  Delivered: 'Out Of Delivery',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>;
export type BulkStatus = keyof typeof stepBefore;
export const bulkStatuses = Object.keys(stepBefore) as BulkStatus[];

/** Orders that one call sets. */
export const maxBulkOrders = 200;

/** Whether an order is one of those that staff set to a status together. */
export const mayMoveTo = (
  to: BulkStatus,
  { orderStatus, paymentStatus }: { orderStatus: OrderStatus; paymentStatus: PaymentStatus },
): boolean => orderStatus === stepBefore[to] && paymentStatus === 'Success';

/** Statuses of an order that was sent and has not come back. */
const onTheirWay = ['Shipped', 'Out Of Delivery', 'Delivered'] as const satisfies OrderStatus[];

/** Statuses of an order that was sent and has not arrived, as far as the shop knows. */
export const underwayStatuses = ['Shipped', 'Out Of Delivery'] as const satisfies OrderStatus[];

/** Whether an order with this status was sent and has not come back. */
export const wasSent = (status: OrderStatus): boolean => onTheirWay.some((sent) => sent === status);

/** Statuses of an order that is over: nothing of it is with the shopper, or will be. */
export const endedStatuses = ['Cancelled', 'Returned', 'Refunded'] as const satisfies OrderStatus[];

/** Statuses that need the money first (decisions.md section 4). */
export const needsPayment = (status: OrderStatus): boolean => status !== 'Pending' && status !== 'Cancelled';

/** Whether an order's money lets it go on: it is here, or went back once the goods were on their way. */
export const isPaidFor = ({
  paymentStatus,
  dispatchedAt,
}: { paymentStatus: PaymentStatus } & Pick<Dispatch, 'dispatchedAt'>): boolean =>
  paymentStatus === 'Success' || (paymentStatus === 'Refunded' && dispatchedAt !== null);

/** Statuses from which an order can be cancelled at all: spec.md section 4, progress 25 or less. */
export const mayBeCancelled = (status: OrderStatus): boolean =>
  status === 'Pending' || status === 'Confirmed';

/** A checkout that was begun and not paid, or not yet: nothing was sold. Late money that went back was paid. */
export const isUnpaid = ({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean =>
  paymentStatus === 'Pending' || paymentStatus === 'Failed';

/** What is known of an order's dispatch: a moment of the database, or ISO 8601 from the wire; null for never. */
export interface Dispatch {
  orderStatus: OrderStatus;
  dispatchedAt: Date | string | null;
}

/** An order that was shipped once and then set back by staff: its parcel may be gone (decisions.md section 9). */
export const wasSetBack = ({ orderStatus, dispatchedAt }: Dispatch): boolean =>
  dispatchedAt !== null && mayBeCancelled(orderStatus);

/** A shopper may cancel until the order is first shipped; what was ever shipped stays so, whatever its status is now. */
export const shopperMayCancel = (order: Dispatch): boolean =>
  mayBeCancelled(order.orderStatus) && order.dispatchedAt === null;

/** A paid order that has never left: where it goes and what is in it can still be changed. */
export const mayEdit = ({ paymentStatus, ...order }: Dispatch & { paymentStatus: PaymentStatus }): boolean =>
  shopperMayCancel(order) && paymentStatus === 'Success';

/** Sent, by its status or by a status that was set back, and neither returned nor cancelled: it can be withdrawn from. */
export const canBeWithdrawn = (order: Dispatch): boolean => wasSetBack(order) || wasSent(order.orderStatus);

/** Moves with which units that were sold can go back on the shelf, if staff say that they are fit for it. */
export const mayRestock = (to: OrderStatus, order: Dispatch): boolean =>
  to === 'Returned' || to === 'Refunded' || (to === 'Cancelled' && wasSetBack(order));
