import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#database/enums.ts';
import { orderEvents, orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import type { Order } from './read.ts';

/** Writes a move by staff down, in the caller's transaction, which holds the order's row lock and has decided that it may be. */
export async function writeMove(
  shop: Shop,
  { id, orderStatus, dispatchedAt }: Pick<Order, 'id' | 'orderStatus' | 'dispatchedAt'>,
  { to, staffId }: { to: OrderStatus; staffId: string },
): Promise<void> {
  const now = shop.now();
  await shop.db
    .update(orders)
    .set({
      orderStatus: to,
      ...(to === 'Shipped' && { dispatchedAt: dispatchedAt ?? now }),
      ...(to === 'Delivered' && { deliveredAt: now }),
    })
    .where(eq(orders.id, id));
  await shop.db.insert(orderEvents).values({ orderId: id, event: to, by: 'staff', at: now });
  shop.count?.('order', to.toLowerCase() as Lowercase<OrderStatus>);
  await audit(shop, { staffId, action: 'order status', subject: id, before: orderStatus, after: to });
}
