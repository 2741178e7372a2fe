import { and, eq, inArray, sql } from 'drizzle-orm';
import { disputes, orderLines, orders, payments, refundLines, refunds } from '#database/schema.ts';
import type { Refundable, RefundableLine } from '../pricing/price-refund.ts';
import type { Shop } from '../shop.ts';

export interface BalanceLine extends RefundableLine {
  productId: string;
}

export interface Balance extends Refundable {
  capturedPence: number;
  /** It was on its way once. */
  dispatched: boolean;
  /** Kept from what units are worth that came back damaged. */
  deductedPence: number;
  lines: BalanceLine[];
}

/** States of a dispute in which its money is not the shop's. */
const takenStates = ['needs response', 'under review', 'lost'] as const;

/**
 * Locks an order until the caller's transaction ends, and reads what of its payment can still go back. Undefined where nothing
 * was paid.
 */
export async function lockBalance(shop: Shop, orderId: string): Promise<Balance | undefined> {
  const [order] = await shop.db
    .select({
      state: payments.state,
      capturedPence: payments.amountPence,
      shippingPence: orders.shippingPence,
      dispatchedAt: orders.dispatchedAt,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .for('update', { of: orders });
  if (order?.state !== 'paid') return undefined;
  const lines = await shop.db
    .select({
      position: orderLines.position,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      totalPence: orderLines.totalPence,
      discountPence: orderLines.discountPence,
      refundedUnits: sql<number>`coalesce((
        select sum(l.quantity) from ${refundLines} l join ${refunds} f on f.id = l.refund_id
        where f.order_id = ${orderId} and l.position = order_lines.position), 0)::int`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
  const [given] = await shop.db
    .select({
      pence: sql<number>`coalesce(sum(${refunds.amountPence}), 0)::int`,
      delivery: sql<number>`coalesce(sum(${refunds.deliveryPence}), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  const [kept] = await shop.db
    .select({ pence: sql<number>`coalesce(sum(${refundLines.deductedPence}), 0)::int` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId));
  const [taken] = await shop.db
    .select({ pence: sql<number>`coalesce(sum(${disputes.amountPence}), 0)::int` })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), inArray(disputes.state, [...takenStates])));
  const { capturedPence, shippingPence } = order;
  return {
    capturedPence,
    dispatched: order.dispatchedAt !== null,
    leftPence: Math.max(0, capturedPence - (given?.pence ?? 0) - (taken?.pence ?? 0)),
    deliveryLeftPence: shippingPence - (given?.delivery ?? 0),
    deductedPence: kept?.pence ?? 0,
    lines,
  };
}
