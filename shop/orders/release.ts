import { eq, type SQL, sql } from 'drizzle-orm';
import { orderEvents, orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * Ends an order that was not paid: its held units return, once, and its payment is Failed. The checkout's key is free
 * again, so that the shopper can retry. In the caller's transaction, with the order row locked. Tells
 * which products' stock changes.
 */
export async function release(shop: Shop, orderId: string, state: 'expired' | 'failed'): Promise<void> {
  await putBack(shop, orderId, 'held', sql`reserved = reserved - back.quantity`);
  await shop.db
    .update(orders)
    .set({ paymentStatus: 'Failed', idempotencyKey: null })
    .where(eq(orders.id, orderId));
  await shop.db.update(payments).set({ state, network: null }).where(eq(payments.orderId, orderId));
  await shop.db.insert(orderEvents).values({ orderId, event: 'Failed', by: 'provider', at: shop.now() });
}

/**
 * Puts the sold units of an order that was cancelled or came back on the shelf, once; a second time does nothing. Answers
 * how many they are.
 */
export const restock = (shop: Shop, orderId: string): Promise<number> =>
  putBack(shop, orderId, 'sold', sql`on_hand = on_hand + back.quantity`);

async function putBack(shop: Shop, orderId: string, from: 'held' | 'sold', change: SQL): Promise<number> {
  const { rows } = await shop.db.execute<{ id: string; quantity: number }>(sql`
    with back as (
      update reservations set state = 'released' where order_id = ${orderId} and state = ${from}
      returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from back) order by id for update
    )
    update products set ${change}, version = version + 1
    from back join locked on locked.id = back.product_id where products.id = back.product_id
    returning products.id, back.quantity`);
  shop.invalidate(rows.map((row) => row.id));
  return rows.reduce((units, row) => units + row.quantity, 0);
}
