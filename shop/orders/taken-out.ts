import { sql } from 'drizzle-orm';

/**
 * Units of an order's line that were taken out and given back before the order first left, as a column of a query of
 * `order_lines`: they are not sent. The line itself stays as it was sold.
 */
export const takenOut = sql<number>`coalesce((
  select sum(l.quantity) from refund_lines l join refunds f on f.id = l.refund_id join orders o on o.id = f.order_id
  where f.order_id = order_lines.order_id and l.position = order_lines.position and f.reason in ('short', 'changed')
    and (o.dispatched_at is null or f.created_at < o.dispatched_at)), 0)::int`;
