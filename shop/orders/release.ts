import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * Ends an order that was not paid: its held units return, once, and its payment is Failed. The checkout's key is free
 * again, so that the shopper can retry. In the caller's transaction, with the order row locked.
 */
export async function release(
  shop: Shop,
  tx: Transaction,
  orderId: string,
  state: 'expired' | 'failed',
): Promise<void> {
  await returnHeldUnits(tx, orderId);
  await tx
    .update(orders)
    .set({ paymentStatus: 'Failed', idempotencyKey: null })
    .where(eq(orders.id, orderId));
  await tx.update(payments).set({ state }).where(eq(payments.orderId, orderId));
  await tx.insert(orderEvents).values({ orderId, event: 'Failed', by: 'provider', at: shop.now() });
}

async function returnHeldUnits(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update reservations set state = 'released' where order_id = ${orderId} and state = 'held' returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from freed) order by id for update
    )
    update products set reserved = reserved - freed.quantity
    from freed join locked on locked.id = freed.product_id where products.id = freed.product_id`);
}

/** Puts the sold units of a cancelled order back on the shelf, once. */
export async function restock(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    with returned as (
      update reservations set state = 'released' where order_id = ${orderId} and state = 'sold' returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from returned) order by id for update
    )
    update products set on_hand = on_hand + returned.quantity
    from returned join locked on locked.id = returned.product_id where products.id = returned.product_id`);
}
