import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { returnedSince } from './sales-tally.ts';

export interface Day {
  /** ISO date in Europe/London. */
  day: string;
  /** Of orders paid that day, less refunds asked for and disputes lost that day. */
  revenuePence: number;
  orders: number;
}

/** The last 30 days, oldest first, those without orders too; counted as in the overview (decisions.md sections 5 and 9). */
export async function readDailySales(shop: Shop): Promise<Day[]> {
  const today = sql`(${shop.now().toISOString()}::timestamptz at time zone 'Europe/London')::date`;
  const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Europe/London')::date`;
  const from = sql`((${today} - 29)::timestamp at time zone 'Europe/London')`;
  const { rows } = await shop.db.execute<{ day: string; revenue: string; orders: string }>(sql`
    with days as (select generate_series(${today} - 29, ${today}, interval '1 day')::date as day),
    paid as (
      select ${dayOf('paid_at')} as day, sum(total_pence) as pence, count(*) as orders
      from orders where paid_at >= ${from} group by 1
    ),
    returned as (
      select ${dayOf('at')} as day, sum(pence) as pence from ${returnedSince(from)} as returned group by 1
    )
    select days.day::text, coalesce(paid.pence, 0) - coalesce(returned.pence, 0) as revenue, coalesce(paid.orders, 0) as orders
    from days left join paid using (day) left join returned using (day) order by days.day`);
  return rows.map(({ day, revenue, orders }) => ({
    day,
    revenuePence: Number(revenue),
    orders: Number(orders),
  }));
}
