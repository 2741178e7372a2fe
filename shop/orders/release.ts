import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import type { Changing } from '../transact.ts';

/**
 * Ends an order that was not paid: its held units return, once, and its payment is Failed. The checkout's key is free
 * again, so that the shopper can retry. In the caller's transaction, with the order row locked. Tells
 * which products' stock changes.
 */
export async function release(
  shop: Shop,
  tx: Transaction,
  orderId: string,
  state: 'expired' | 'failed',
  changing: Changing,
): Promise<void> {
  await putBack(tx, orderId, 'held', sql`reserved = reserved - back.quantity`, changing);
  await tx
    .update(orders)
    .set({ paymentStatus: 'Failed', idempotencyKey: null })
    .where(eq(orders.id, orderId));
  await tx.update(payments).set({ state, network: null }).where(eq(payments.orderId, orderId));
  await tx.insert(orderEvents).values({ orderId, event: 'Failed', by: 'provider', at: shop.now() });
}

/**
 * Puts the sold units of an order that was cancelled or came back on the shelf, once; a second time does nothing. Answers
 * how many they are.
 */
export const restock = (tx: Transaction, orderId: string, changing: Changing): Promise<number> =>
  putBack(tx, orderId, 'sold', sql`on_hand = on_hand + back.quantity`, changing);

async function putBack(
  tx: Transaction,
  orderId: string,
  from: 'held' | 'sold',
  change: SQL,
  changing: Changing,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string; quantity: number }>(sql`
    with back as (
      update reservations set state = 'released' where order_id = ${orderId} and state = ${from}
      returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from back) order by id for update
    )
    update products set ${change}, version = version + 1
    from back join locked on locked.id = back.product_id where products.id = back.product_id
    returning products.id, back.quantity`);
  changing(rows.map((row) => row.id));
  return rows.reduce((units, row) => units + row.quantity, 0);
}
