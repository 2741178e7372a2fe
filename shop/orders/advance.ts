import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '#database/schema.ts';
import type { OrderStatus } from '#database/words.ts';
import { requestRefund } from '../payments/refund.ts';
import type { Shop } from '../shop.ts';
import { audit } from '../staff/audit.ts';
import { type CancelRefusal, cancel } from './cancel.ts';
import { needsPayment, staffMoves } from './status.ts';

export interface Move {
  orderId: string;
  to: OrderStatus;
  /** The status that the member of staff saw; left out: whatever it is. */
  from?: OrderStatus;
  staffId: string;
}

export type MoveRefusal =
  | CancelRefusal
  | { refused: 'moved meanwhile' | 'no such move'; orderStatus: OrderStatus }
  | { refused: 'not paid' };

/**
 * Moves an order along the table of spec.md section 4. The order row is locked and compared first, so of two members of
 * staff clicking at once one wins and the other is told. Returned to Refunded gives the money back.
 *
 * @throws Unreachable when cancelling must end an unfinished payment and the provider can't be asked
 */
export async function advance(shop: Shop, move: Move): Promise<{ moved: OrderStatus } | MoveRefusal> {
  const { orderId, to, staffId } = move;
  const [seen] = await shop.db
    .select({ status: orders.orderStatus })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!seen) return { refused: 'no such order' };
  const refusal = refuse(move, seen.status);
  if (refusal) return refusal;
  if (to === 'Cancelled') {
    const outcome = await cancel(shop, orderId, { staffId });
    return 'refused' in outcome ? outcome : { moved: to };
  }
  return shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    const late = refuse({ ...move, from: move.from ?? seen.status }, order.orderStatus);
    if (late) return late;
    if (needsPayment(to) && order.paymentStatus !== 'Success') return { refused: 'not paid' };
    const now = shop.now();
    await tx
      .update(orders)
      .set({ orderStatus: to, ...(to === 'Delivered' && { deliveredAt: now }) })
      .where(eq(orders.id, orderId));
    await tx.insert(orderEvents).values({ orderId, event: to, by: 'staff', at: now });
    await audit(tx, {
      staffId,
      deed: 'order status',
      subject: orderId,
      before: order.orderStatus,
      after: to,
    });
    if (to === 'Refunded') await requestRefund(shop, tx, orderId, 'returned');
    if (to === 'Shipped' && order.orderStatus === 'Confirmed') {
      await shop.jobs.add('mail', { template: 'order shipped', to: order.email, orderId }, tx);
    }
    return { moved: to };
  });
}

function refuse({ from, to }: Move, is: OrderStatus): MoveRefusal | undefined {
  if (from && from !== is) return { refused: 'moved meanwhile', orderStatus: is };
  if (!staffMoves[is].includes(to)) return { refused: 'no such move', orderStatus: is };
}
