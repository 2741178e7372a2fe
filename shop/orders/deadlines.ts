import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#database/enums.ts';
import type { Shop } from '../shop.ts';
import { londonDay } from '../uk-time.ts';
import { type DeadlineFilter, type DueKind, deliveryDays, refundDays, sendBackDays } from './rights.ts';
import { endedStatuses, underwayStatuses } from './status.ts';

/** What staff wait for, or owe: ./rights.ts says it of one order, this of all. A shopper's right to withdraw asks nothing of them. */
type Deadline = Exclude<DueKind, 'cancel'> | 'dispute';

export interface DueOrder {
  orderId: string;
  receiptNumber: number | null;
  name: string;
  city: string;
  orderStatus: OrderStatus;
  due: Deadline;
  /** The last day for it: YYYY-MM-DD in London. */
  by: string;
  over: boolean;
  /** Its shopper says that it has not come. */
  notArrived: boolean;
}

/** A page of what is due of paid orders, the nearest day first, and how much there is. */
export async function listDeadlines(
  shop: Pick<Shop, 'db' | 'now'>,
  { show, limit, offset }: { show: DeadlineFilter; limit: number; offset: number },
): Promise<{ due: DueOrder[]; total: number }> {
  const today = isoToday(shop.now());
  const { rows } = await shop.db.execute<Omit<DueOrder, 'over'> & { total: string }>(sql`
    with due as (${deadlines(today)})
    select due.order_id as "orderId", receipt_number as "receiptNumber", user_name as name, delivery_city as city,
      order_status as "orderStatus", due.due, due.by::text as by, due.not_arrived as "notArrived", count(*) over () as total
    from due join orders on orders.id = due.order_id
    where ${shown(show, today)}
    order by due.by, due.order_id, due.due limit ${limit} offset ${offset}`);
  const due = rows.map(({ total: _total, ...row }) => ({ ...row, over: row.by < today }));
  if (rows[0] || offset === 0) return { due, total: Number(rows[0]?.total ?? 0) };
  return { due, total: (await listDeadlines(shop, { show, limit: 1, offset: 0 })).total };
}

/** How many of them the shop has let pass, and how many orders have not come, as their shoppers say. */
export async function countDeadlines(
  shop: Pick<Shop, 'db' | 'now'>,
): Promise<{ overdue: number; notArrived: number }> {
  const today = isoToday(shop.now());
  const { rows } = await shop.db.execute<Record<'overdue' | 'notArrived', string>>(sql`
    with due as (${deadlines(today)})
    select count(*) filter (where ${shown('overdue', today)}) as overdue,
      count(*) filter (where ${shown('not arrived', today)}) as "notArrived" from due`);
  return { overdue: Number(rows[0]?.overdue ?? 0), notArrived: Number(rows[0]?.notArrived ?? 0) };
}

const isoToday = (now: Date): string => londonDay(now).toISOString().slice(0, 10);

function shown(filter: DeadlineFilter, today: string): SQL {
  if (filter === 'overdue')
    return sql`due.by < ${today}::date and due.due in ('deliver', 'refund', 'dispute')`;
  return filter === 'not arrived' ? sql`due.not_arrived` : sql`true`;
}

/** The day in London of a moment. */
const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Europe/London')::date`;

/** A refund of the order has not been made. */
const waits = sql`exists (select from refunds where refunds.order_id = orders.id and state <> 'done')`;

/** Nothing of the order's payment is left but what was deducted for damage (./order-dates.ts). */
const allGiven = sql`total_pence <= (
  select coalesce(sum(amount_pence + (
    select coalesce(sum(deducted_pence), 0) from refund_lines where refund_id = refunds.id)), 0)
  from refunds where refunds.order_id = orders.id)`;

/**
 * What is due of all paid orders: to deliver them, to send the bank evidence of what it disputes, to give back the money of what was cancelled or came back, and for shoppers to
 * send back what they return, until that day is past.
 */
const deadlines = (today: string): SQL => sql`
  select orders.id as order_id, 'deliver' as due, ${dayOf(sql`paid_at`)} + ${deliveryDays}::int as by,
    exists (select 1 from arrivals where arrivals.order_id = orders.id and answer = 'not yet')
      and order_status in ${[...underwayStatuses]} as not_arrived
  from orders
  where order_status in ${['Pending', 'Confirmed', ...underwayStatuses]} and payment_status = 'Success' and paid_at is not null
  union all
  select orders.id, 'refund', ${dayOf(sql`max(order_events.at)`)} + ${refundDays}::int, false
  from orders join order_events on order_id = orders.id and event in ('Cancelled', 'Returned')
  where order_status in ${[...endedStatuses]} and payment_status = 'Success' and paid_at is not null
    and (${waits} or (order_status <> 'Refunded' and not ${allGiven}))
  group by orders.id
  having ${waits} or not exists (
    select from order_events as given
    where given.order_id = orders.id and given.event = 'Money returned' and given.at >= max(order_events.at))
  union all
  select order_id, 'dispute', ${dayOf(sql`min(respond_by)`)}, false
  from disputes where state in ('inquiry', 'needs response') and respond_by is not null
  group by order_id
  union all
  select orders.id, 'send back', ${dayOf(sql`min(greatest(requested_at, delivered_at))`)} + ${sendBackDays}::int, false
  from returns join orders on orders.id = returns.order_id
  where returns.state = 'open' and order_status = 'Delivered' and payment_status = 'Success' and delivered_at is not null
    and not exists (select from return_receipts where return_id = returns.id)
    and ${dayOf(sql`greatest(requested_at, delivered_at)`)} + ${sendBackDays}::int >= ${today}::date
  group by orders.id`;
