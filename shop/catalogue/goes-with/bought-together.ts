import { sql } from 'drizzle-orm';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { invalidateLists } from '../cache-tags.ts';
import { boughtTogether } from '../list-tags.ts';

/** Orders of so many days count. */
const days = 365;
/** From so many orders on, so that nobody's own order can be read from it. */
const minOrders = 3;
/** Kept of each product: those in the most orders. */
const maxOthers = 12;

/**
 * Notes with each product what was paid for in the same orders. Each night, by a job: all anew, since orders are of five products at
 * most and the pairs of a year are counted in one statement (3 s for 100,000 orders on two busy cores); only what differs is
 * written.
 */
export async function countBoughtTogether(shop: Shop): Promise<void> {
  await transact(shop, async (shop) => {
    const since = new Date(shop.now().getTime() - days * 86_400_000);
    const { rows } = await shop.db.execute<{ changed: number }>(sql`
      with lines as (
        select order_id, product_id from order_lines join orders on orders.id = order_lines.order_id
        where paid_at >= ${since} group by order_id, product_id
      ), pairs as (
        select one.product_id, other.product_id as other_id, count(*)::int as orders
        from lines one join lines other on other.order_id = one.order_id and other.product_id <> one.product_id
        group by 1, 2 having count(*) >= ${minOrders}
      ), kept as (
        select product_id, other_id, orders from (
          select *, row_number() over (partition by product_id order by orders desc, other_id) as place from pairs
        ) ranked where place <= ${maxOthers}
      ), gone as (
        delete from bought_together old where not exists (
          select from kept where kept.product_id = old.product_id and kept.other_id = old.other_id)
        returning 1
      ), written as (
        insert into bought_together (product_id, other_id, orders) select product_id, other_id, orders from kept
        on conflict (product_id, other_id) do update set orders = excluded.orders
          where bought_together.orders <> excluded.orders
        returning 1
      )
      select (select count(*) from gone)::int + (select count(*) from written)::int as changed`);
    if (rows[0]?.changed) await invalidateLists(shop, [boughtTogether]);
  });
}
