import { type SQL, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';

/** Makes one row of what the triggers wrote, so that the statistics read few; those written meanwhile wait for the next time. */
export async function foldSalesTally({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    with folded as (delete from sales_tally returning *)
    insert into sales_tally (orders, cancelled, delivered, paid_pence, returned_pence)
    select sum(orders), sum(cancelled), sum(delivered), sum(paid_pence), sum(returned_pence) from folded having count(*) > 0`);
}

/** Money that went back from a moment on, of orders that were ever paid: a table of (at, pence). */
export const returnedSince = (moment: SQL): SQL => sql`(
  select refunds.created_at as at, amount_pence as pence
  from refunds join orders on orders.id = order_id and paid_at is not null
  where refunds.created_at >= ${moment} and state <> 'refused'
  union all
  select lost_at, amount_pence from disputes join orders on orders.id = order_id and paid_at is not null
  where lost_at >= ${moment} and state = 'lost')`;
