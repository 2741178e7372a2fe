import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { invalidateLists, tagLists } from './cache-tags.ts';
import { findProducts } from './find.ts';
import { bestSellers } from './list-tags.ts';
import type { Product } from './product.ts';

/** Notes of each product how many units were paid for in the last 90 days, which lists are sorted by. Each night, by a job. */
export async function countBestSellers(shop: Shop): Promise<void> {
  await transact(shop, async (shop) => {
    const since = new Date(shop.now().getTime() - 90 * 86_400_000);
    const changed = await shop.db.execute(sql`
      with sold as (
        select product_id, sum(quantity)::int as units from orders join order_lines on order_lines.order_id = orders.id
        where paid_at >= ${since} group by product_id
      ), changed as (
        select products.id, coalesce(sold.units, 0) as units from products left join sold on sold.product_id = products.id
        where sold_lately <> coalesce(sold.units, 0) order by products.id for no key update of products
      )
      update products set sold_lately = changed.units from changed where products.id = changed.id`);
    if (changed.rowCount) await invalidateLists(shop, [bestSellers]);
  });
}

/**
 * What sells best of each category and is in stock, the best first; of what sold alike, what has the most stars. For who found
 * nothing. By an index, however large the shop.
 */
export async function bestOfCategories(shop: Shop): Promise<Product[]> {
  await tagLists(shop, [bestSellers, 'list all', 'stock all', 'ratings all']);
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    select best.id from unnest(enum_range(null::category)) place, lateral (
      select id, sold_lately, star_sum from products where active and in_stock and category = place
      order by sold_lately desc nulls first, star_sum desc nulls first, id limit 1
    ) best
    order by best.sold_lately desc, best.star_sum desc, best.id`);
  return findProducts(
    shop,
    rows.map(({ id }) => id),
  );
}
