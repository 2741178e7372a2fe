import { sql } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import type { Category } from '#database/enums.ts';
import { invalidateStockLists } from '../catalogue/cache-tags.ts';
import type { Shop } from '../shop.ts';

/**
 * Reserves units for an order, or once more for one that was released; never more than there are: a guarded update, and behind
 * it the database's own check. Call it in the transaction that has locked the products, in the order of their ids.
 *
 * @throws where the units are not there
 */
export async function hold(
  shop: Shop,
  orderId: string,
  lines: { productId: string; quantity: number }[],
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const wanted = sql`unnest(${sql.param(ids)}::text[], ${sql.param(lines.map((line) => line.quantity))}::int[])
    as line(id, quantity)`;
  const [held] = await inOrder([
    () =>
      shop.db.execute<{ category: Category; in_stock: boolean }>(sql`
      update products set reserved = reserved + line.quantity, version = version + 1
      from ${wanted} where products.id = line.id and on_hand - reserved >= line.quantity
      returning category, in_stock`),
    () =>
      shop.db.execute(sql`
      insert into reservations (order_id, product_id, quantity)
      select ${orderId}, line.id, line.quantity from ${wanted}
      on conflict (order_id, product_id) do update set state = 'held'`),
  ]);
  if (held.rowCount !== lines.length) throw new Error('units were held that are not there');
  shop.invalidate(ids);
  await invalidateStockLists(
    shop,
    held.rows.filter((row) => !row.in_stock),
  );
}
