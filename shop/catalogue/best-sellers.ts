import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { invalidateLists } from './cache-tags.ts';
import { bestSellers } from './list-tags.ts';

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
