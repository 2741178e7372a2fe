import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '#database/schema.ts';
import { abandon } from '../payments/abandon.ts';
import { requestRefund } from '../payments/refund.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { restock } from './release.ts';
import { shopperMayCancel } from './status.ts';

export type CancelRefusal = { refused: 'already cancelled' | 'already shipped' | 'no such order' | 'busy' };

/**
 * Cancels an order that has not been shipped (spec.md section 4). An unfinished payment is ended at the provider first;
 * what was paid goes back and the units return to the shelf, all in one transaction (decisions.md section 4).
 *
 * @throws Unreachable when an unfinished payment can't be ended now
 */
export async function cancel(
  shop: Shop,
  orderId: string,
  by: 'shopper' | 'staff',
): Promise<{ cancelled: true } | CancelRefusal> {
  for (let round = 0; round < 3; round++) {
    const outcome = await cancelKnown(shop, orderId, by);
    if (outcome !== 'payment unfinished') return outcome;
    await abandon(shop, orderId);
  }
  return { refused: 'busy' };
}

function cancelKnown(shop: Shop, orderId: string, by: 'shopper' | 'staff') {
  return transact(
    shop,
    async (tx, changing): Promise<{ cancelled: true } | CancelRefusal | 'payment unfinished'> => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order) return { refused: 'no such order' };
      if (order.orderStatus === 'Cancelled') return { refused: 'already cancelled' };
      if (!shopperMayCancel(order.orderStatus)) return { refused: 'already shipped' };
      if (order.paymentStatus === 'Pending') return 'payment unfinished';
      await tx.update(orders).set({ orderStatus: 'Cancelled' }).where(eq(orders.id, orderId));
      await tx.insert(orderEvents).values({ orderId, event: 'Cancelled', by, at: shop.now() });
      if (order.paymentStatus === 'Success') {
        await restock(tx, orderId, changing);
        await requestRefund(shop, tx, orderId, 'cancelled');
        await shop.jobs.add('mail', { template: 'order cancelled', to: order.email, orderId }, tx);
      }
      return { cancelled: true };
    },
  );
}
