import { type SQL, sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { invalidateStockLists } from '../catalogue/cache-tags.ts';
import type { Shop } from '../shop.ts';
import { type StockChange, stockReason } from '../stock-reason.ts';

/** Returns the units that an order holds to what can be bought, once. */
export async function release(shop: Shop, orderId: string): Promise<void> {
  await putBack(shop, orderId, 'held', { set: sql`reserved = reserved - back.quantity` });
}

/**
 * Puts the sold units of an order that was cancelled or came back on the shelf, once; a second time does nothing. Answers
 * how many they are.
 */
export const restock = (
  shop: Shop,
  orderId: string,
  why: { reason: 'cancelled' | 'returned'; by: StockChange['by'] },
): Promise<number> =>
  putBack(shop, orderId, 'sold', {
    set: sql`on_hand = on_hand + back.quantity`,
    told: stockReason({ ...why, orderId }),
  });

async function putBack(
  shop: Shop,
  orderId: string,
  from: 'held' | 'sold',
  { set, told = sql`true` }: { set: SQL; told?: SQL },
): Promise<number> {
  const { rows } = await shop.db.execute<{
    id: string;
    quantity: number;
    category: Category;
    available: number;
  }>(sql`
    with back as (
      update reservations set state = 'released' where order_id = ${orderId} and state = ${from}
      returning product_id, quantity
    ), locked as (
      select id from products where id in (select product_id from back) order by id for update
    ), told as (select ${told})
    update products set ${set}, version = version + 1
    from back join locked on locked.id = back.product_id cross join told where products.id = back.product_id
    returning products.id, back.quantity, category, on_hand - reserved as available`);
  shop.invalidate(rows.map((row) => row.id));
  await invalidateStockLists(
    shop,
    rows.filter(({ available, quantity }) => available === quantity),
  );
  return rows.reduce((units, row) => units + row.quantity, 0);
}
