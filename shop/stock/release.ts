import { type SQL, sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { invalidateStockLists } from '../catalogue/cache-tags.ts';
import type { Shop } from '../shop.ts';
import { type StockChange, stockReason } from '../stock-reason.ts';

/** Why units are back on the shelf, and who says so. */
export interface Restocked {
  reason: 'cancelled' | 'returned';
  by: StockChange['by'];
}

/** Returns the units that an order holds to what can be bought, once. */
export async function release(shop: Shop, orderId: string): Promise<void> {
  await putBack(shop, {
    taken: sql`update reservations set state = 'released' where order_id = ${orderId} and state = 'held'
      returning product_id, quantity`,
    set: sql`reserved = reserved - back.quantity`,
  });
}

/**
 * Puts the sold units of an order that was cancelled or came back on the shelf, once; a second time does nothing. Units that were
 * refunded before stay where staff said then. Answers how many they are.
 */
export async function restock(shop: Shop, orderId: string, why: Restocked): Promise<number> {
  const back = await shelve(shop, orderId, returnable(sql`${orderId}`), why);
  return [...back.values()].reduce((units, quantity) => units + quantity, 0);
}

/**
 * Puts some sold units of an order back on the shelf; of each product as many as still count as sold. Answers how many they are,
 * by product.
 */
export async function restockUnits(
  shop: Shop,
  orderId: string,
  units: { productId: string; quantity: number }[],
  why: Restocked,
): Promise<Map<string, number>> {
  const wanted = units.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return new Map();
  const ids = sql.param(wanted.map(({ productId }) => productId));
  const quantities = sql.param(wanted.map(({ quantity }) => quantity));
  const rows = sql`select product_id, sum(quantity)::int as quantity
    from unnest(${ids}::text[], ${quantities}::int[]) as line(product_id, quantity) group by 1`;
  return shelve(shop, orderId, rows, why);
}

/**
 * Units of an order that count as sold and that no refund was for, by product: those that go back with the whole. What a refund
 * was for and did not put on the shelf is with the shopper, or broken.
 */
export const returnable = (orderId: SQL): SQL => sql`
  select product_id, quantity - coalesce((
    select sum(refund_lines.quantity - refund_lines.restocked)
    from refunds join refund_lines on refund_lines.refund_id = refunds.id
      join order_lines on order_lines.order_id = refunds.order_id and order_lines.position = refund_lines.position
    where refunds.order_id = reservations.order_id and order_lines.product_id = reservations.product_id), 0)::int as quantity
  from reservations where order_id = ${orderId} and state = 'sold'`;

/** @param wanted rows of product and quantity */
async function shelve(
  shop: Shop,
  orderId: string,
  wanted: SQL,
  why: Restocked,
): Promise<Map<string, number>> {
  const rows = await putBack(shop, {
    taken: sql`update reservations
      set quantity = case when sold.quantity > wanted.quantity then sold.quantity - wanted.quantity else sold.quantity end,
        state = case when sold.quantity > wanted.quantity then 'sold' else 'released' end
      from (select product_id, quantity from reservations where order_id = ${orderId} and state = 'sold' for update) as sold
        join (${wanted}) as wanted on wanted.product_id = sold.product_id and wanted.quantity > 0
      where reservations.order_id = ${orderId} and reservations.product_id = sold.product_id
      returning reservations.product_id, least(sold.quantity, wanted.quantity) as quantity`,
    set: sql`on_hand = on_hand + back.quantity`,
    told: stockReason({ ...why, orderId }),
  });
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

interface PutBack {
  /** An update of reservations that returns product and quantity. */
  taken: SQL;
  /** What becomes of the product. */
  set: SQL;
  told?: SQL;
}

async function putBack(shop: Shop, { taken, set, told = sql`true` }: PutBack) {
  const { rows } = await shop.db.execute<{
    id: string;
    quantity: number;
    category: Category;
    available: number;
  }>(sql`
    with back as (
      ${taken}
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
  return rows;
}
