import { asc, eq } from 'drizzle-orm';
import type { OrderStatus } from '#database/enums.ts';
import { orderEvents, orders, returns } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { takeEmailBack } from '../order-email.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { takeBackOf } from './take-back-until.ts';

export type TakeBackRefusal = { refused: 'no such order' | 'too late' };

/**
 * Takes back that an order is Shipped or Delivered, within minutes of the press and before the shopper is mailed: as if it had
 * not been pressed. Where that was the first dispatch there was none, and the shopper can cancel again (docs/decisions/026).
 */
export async function takeBack(
  shop: Shop,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<{ takenBack: OrderStatus } | TakeBackRefusal> {
  return transact(shop, async (shop): Promise<{ takenBack: OrderStatus } | TakeBackRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    const now = shop.now();
    const [events, returned] = await Promise.all([
      shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id)),
      shop.db.$count(returns, eq(returns.orderId, orderId)),
    ]);
    const { orderStatus, dispatchedAt } = order;
    const press = takeBackOf({ orderStatus, events, withdrawn: returned > 0 }, now);
    if (!press) return { refused: 'too late' };
    if (orderStatus === 'Shipped') {
      const mailed = await takeEmailBack(shop, orderId, 'order shipped');
      if (mailed && mailed >= press.pressedAt) return { refused: 'too late' };
    }
    const isFirstDispatch = dispatchedAt?.getTime() === press.pressedAt.getTime();
    await shop.db
      .update(orders)
      .set({
        orderStatus: press.to,
        deliveredAt: null,
        ...(orderStatus === 'Shipped' && isFirstDispatch && { dispatchedAt: null }),
      })
      .where(eq(orders.id, orderId));
    await shop.db.insert(orderEvents).values({ orderId, event: press.to, by: 'staff', at: now });
    await audit(shop, {
      staffId,
      action: 'order taken back',
      subject: orderId,
      before: orderStatus,
      after: press.to,
    });
    shop.count?.('order', 'taken back');
    shop.log.info({ orderId, from: orderStatus, to: press.to }, 'an order was taken back');
    return { takenBack: press.to };
  });
}
