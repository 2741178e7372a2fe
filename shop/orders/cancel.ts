import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { emailOnce, emailOnceLater } from '../order-email.ts';
import { abandon } from '../payments/abandon.ts';
import { requestRest } from '../payments/refund.ts';
import type { Shop } from '../shop.ts';
import { restock } from '../stock/release.ts';
import { transact } from '../transact.ts';
import { restockReturned } from './restock-returned.ts';
import { closeReturns } from './returns/close.ts';
import { mayBeCancelled, type OrderStatus, shopperMayCancel, wasSetBack } from './status.ts';

export type CancelRefusal =
  | { refused: 'already cancelled' | 'already shipped' | 'no such order' | 'busy' }
  /** It isn't any more what the member of staff saw. */
  | { refused: 'moved meanwhile'; orderStatus: OrderStatus };

/**
 * A member of staff by id, so that the audit log has it exactly when the order is cancelled. Staff say whether the units
 * of an order that was dispatched before are back on the shelf; those of another never left it. `from` is the status that
 * they saw; left out: whatever it is.
 */
export type Canceller =
  | 'shopper'
  | 'shop'
  | { staffId: string; restock: boolean; from?: OrderStatus | undefined };

/**
 * Cancels an order that has not been shipped (spec.md section 4); one that was dispatched and set back, for staff alone
 * (decisions.md section 9). An unfinished payment is ended at the provider first; what was paid goes back and the units
 * return to the shelf, all in one transaction (decisions.md section 4).
 *
 * @throws Unreachable when an unfinished payment can't be ended now
 */
export async function cancel(
  shop: Shop,
  orderId: string,
  by: Canceller,
): Promise<{ cancelled: true } | CancelRefusal> {
  for (let round = 0; round < 3; round++) {
    const outcome = await cancelKnown(shop, orderId, by);
    if (outcome !== 'payment unfinished') return outcome;
    await abandon(shop, orderId);
  }
  return { refused: 'busy' };
}

/**
 * So long the letter about a cancelled order waits for its refund, which as a rule takes a second: one letter then says both
 * (../payments/finish-refund.ts). A refund that takes longer has a letter of its own.
 */
const refundAwaitedMinutes = 5;

const refundAwaitedUntil = ({ now }: Pick<Shop, 'now'>) =>
  new Date(now().getTime() + refundAwaitedMinutes * 60_000);

function cancelKnown(shop: Shop, orderId: string, by: Canceller) {
  return transact(shop, async (shop): Promise<{ cancelled: true } | CancelRefusal | 'payment unfinished'> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    if (order.orderStatus === 'Cancelled') return { refused: 'already cancelled' };
    if (!mayBeCancelled(order.orderStatus)) return { refused: 'already shipped' };
    if (by === 'shopper' && !shopperMayCancel(order)) return { refused: 'already shipped' };
    const { orderStatus } = order;
    if (typeof by !== 'string' && by.from && by.from !== orderStatus)
      return { refused: 'moved meanwhile', orderStatus };
    if (order.paymentStatus === 'Pending') return 'payment unfinished';
    await shop.db.update(orders).set({ orderStatus: 'Cancelled' }).where(eq(orders.id, orderId));
    await shop.db
      .insert(orderEvents)
      .values({ orderId, event: 'Cancelled', by: typeof by === 'string' ? by : 'staff', at: shop.now() });
    if (typeof by !== 'string')
      await audit(shop, {
        staffId: by.staffId,
        action: 'order status',
        subject: orderId,
        before: order.orderStatus,
        after: 'Cancelled',
      });
    await closeReturns(shop, orderId, 'missing');
    if (order.paidAt !== null) {
      if (!wasSetBack(order))
        await restock(shop, orderId, {
          reason: 'cancelled',
          by: typeof by === 'string' ? by : { staffId: by.staffId },
        });
      else if (typeof by !== 'string' && by.restock)
        await restockReturned(shop, { orderId, staffId: by.staffId });
      const owedPence = await requestRest(shop, { orderId, reason: 'cancelled', by });
      if (owedPence > 0) await emailOnceLater(shop, order, 'order cancelled', refundAwaitedUntil(shop));
      else await emailOnce(shop, order, 'order cancelled');
    }
    shop.count?.('order', 'cancelled');
    shop.log.info({ orderId, by: typeof by === 'string' ? by : 'staff' }, 'an order was cancelled');
    return { cancelled: true };
  });
}
