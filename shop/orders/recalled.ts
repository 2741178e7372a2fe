import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { orderLines, orders, products, recalls, shortages } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { takenOut } from './taken-out.ts';

/** A product that is not to be sent any more. */
export interface RecalledProduct {
  productId: string;
  /** As it was sold. */
  title: string;
}

/** Who was on the card page as a recall began is among those it is about (../recalls/send.ts). */
const paying = sql`interval '1 hour'`;

/**
 * What of a paid order is still to be sent and was recalled since, as a column of a query of `orders`: its sale is stopped, or a
 * letter went to everybody who bought it on those days. Also what goes instead of what was short; not what is short itself or was
 * taken out. Nothing of an order that was sent.
 */
export const recalledOf = (order: { id: SQLWrapper; paidAt: SQLWrapper }) => sql<RecalledProduct[]>`(
  select coalesce(json_agg(json_build_object('productId', goods.product_id, 'title', goods.title) order by goods.position), '[]')
  from (
    select order_lines.position, order_lines.product_id, order_lines.title
    from ${orderLines} left join ${shortages} s on s.order_id = order_lines.order_id and s.position = order_lines.position
    where order_lines.order_id = ${order.id} and order_lines.quantity > case when s.state = 'refunded'
      then greatest(s.missing, ${takenOut}) else coalesce(s.missing, 0) + ${takenOut} end
    union all
    select s.position, coalesce(s.swap_id, ''), (select title from ${products} where id = s.swap_id)
    from ${shortages} s where s.order_id = ${order.id}
  ) goods join ${products} p on p.id = goods.product_id
  where ${orders.orderStatus} in ('Pending', 'Confirmed') and ${orders.paymentStatus} = 'Success'
    and (p.sale_stopped_at is not null or exists (select from ${recalls} r where r.product_id = p.id
      and ${order.paidAt} between r.since and r.started_at + ${paying})))`;

/** The same of one order; none where there is no such order. */
export async function readRecalled({ db }: Pick<Shop, 'db'>, orderId: string): Promise<RecalledProduct[]> {
  const [order] = await db
    .select({ recalled: recalledOf(orders) })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.recalled ?? [];
}
