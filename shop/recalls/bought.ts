import { type SQL, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';

export interface Bought {
  orders: number;
  people: number;
  units: number;
  /** Orders among them that have not been sent yet. */
  notSent: number;
  /** Orders of accounts that were deleted: there is nobody to write to. */
  withoutPerson: number;
}

/**
 * The orders in which a product was bought, paid at `since` or later, with the units that went out or are going to: also those that
 * stand in for what was short, and without those that something else stood in for. What was cancelled, or refunded, before it was
 * sent never reached anybody.
 */
export const boughtOrders = (productId: string, since: Date): SQL => sql`
  select orders.id, email, user_name, paid_at, dispatched_at, sum(goods.units - coalesce(back.units, 0))::int as units
  from (
    select order_lines.order_id, order_lines.position, quantity - coalesce(missing, 0) as units
    from order_lines left join shortages on shortages.order_id = order_lines.order_id
      and shortages.position = order_lines.position and state = 'swapped'
    where product_id = ${productId}
    union all
    select order_id, null, missing from shortages where swap_id = ${productId}
  ) as goods join orders on orders.id = goods.order_id
    left join lateral (
      select sum(refund_lines.quantity) as units from refunds join refund_lines on refund_id = refunds.id
      where refunds.order_id = orders.id and refund_lines.position = goods.position
        and (dispatched_at is null or refunds.created_at < dispatched_at)
    ) as back on true
  where paid_at >= ${since}
    and (dispatched_at is not null or (order_status <> 'Cancelled' and payment_status <> 'Refunded'))
  group by orders.id having sum(goods.units - coalesce(back.units, 0)) > 0`;

/** How many a recall would be about. */
export async function countBought(
  { db }: Pick<Shop, 'db'>,
  { productId, since }: { productId: string; since: Date },
): Promise<Bought> {
  const { rows } = await db.execute<{ [Name in keyof Bought]: number }>(sql`
    select count(*)::int as orders, count(distinct email) filter (where email <> '')::int as people,
      coalesce(sum(units), 0)::int as units, (count(*) filter (where dispatched_at is null))::int as "notSent",
      (count(*) filter (where email = ''))::int as "withoutPerson"
    from (${boughtOrders(productId, since)}) as bought`);
  return rows[0] ?? { orders: 0, people: 0, units: 0, notSent: 0, withoutPerson: 0 };
}
