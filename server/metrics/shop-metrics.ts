import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { soldOutByHolds } from '#shop/stock/sold-out-by-holds.ts';

export type ShopMetrics = Record<
  | 'hopup_orders_placed_total'
  | 'hopup_orders_by_payment'
  | 'hopup_payments_unsettled'
  | 'hopup_payments_unsettled_oldest_seconds'
  | 'hopup_refunds_waiting'
  | 'hopup_refunds_waiting_oldest_seconds'
  | 'hopup_refunds_refused'
  | 'hopup_jobs_waiting'
  | 'hopup_jobs_waiting_oldest_seconds'
  | 'hopup_jobs_retrying'
  | 'hopup_jobs_last_done_seconds'
  | 'hopup_jobs_failed'
  | 'hopup_mails_refused'
  | 'hopup_codes_wrong_minute'
  | 'hopup_stock_held_units'
  | 'hopup_stock_held_share'
  | 'hopup_stock_held_products'
  | 'hopup_stock_held_products_share'
  | 'hopup_stock_held_oldest_seconds',
  { label: string; value: number }[]
>;

const atLeastMs = 5_000;
/** Metrics that take long to read are read less often: never more than a fiftieth of the time goes into them. */
const share = 50;

/**
 * Reads what must be right across all processes, however often it is asked: once in five seconds, or less often in a
 * large shop. Answers nothing while the database is away.
 */
export function readShopMetrics(db: Database): () => Promise<ShopMetrics | undefined> {
  let reading: Promise<ShopMetrics | undefined> | undefined;
  let until = 0;
  return () => {
    if (reading && performance.now() < until) return reading;
    const begun = performance.now();
    until = Number.POSITIVE_INFINITY;
    reading = query(db)
      .catch(() => undefined)
      .finally(() => {
        const now = performance.now();
        until = now + Math.max(atLeastMs, share * (now - begun));
      });
    return reading;
  };
}

async function query(db: Database): Promise<ShopMetrics> {
  const { rows } = await db.execute<{ name: keyof ShopMetrics; label: string; value: number }>(sql`
    with unsettled as (
      select created_at, order_id from payments where state in ('creating', 'open')
    ), held as (
      select sum(quantity) as units, min(created_at) as since
      from unsettled join reservations using (order_id) where reservations.state = 'held'
    ), owed as (
      select count(*) as many, min(created_at) as since from refunds where state = 'requested'
    ), outcomes as (
      select payment_status::text as status, count(*) as many from orders group by 1
    ), jobs as (
      select queue.name,
        count(*) filter (where state < 'active' and start_after <= now()) as waiting,
        min(start_after) filter (where state < 'active' and start_after <= now()) as since,
        max(completed_on) filter (where state = 'completed') as done,
        count(*) filter (where state = 'retry') as retrying,
        count(*) filter (where state = 'failed' and (output -> 'refused') is null) as failed,
        count(*) filter (where state = 'failed' and (output -> 'refused') is not null) as refused
      from pgboss.queue left join pgboss.job using (name) where left(queue.name, 2) <> '__' group by 1
    )
    select 'hopup_orders_placed_total' as name, '' as label, coalesce(sum(many), 0)::float8 as value from outcomes
    union all select 'hopup_orders_by_payment', status, many from outcomes
    union all select 'hopup_payments_unsettled', '', count(*) from unsettled
    union all select 'hopup_payments_unsettled_oldest_seconds', '', ${age(sql`min(created_at)`)} from unsettled
    union all select 'hopup_refunds_waiting', '', many from owed
    union all select 'hopup_refunds_waiting_oldest_seconds', '', ${age(sql`since`)} from owed
    union all select 'hopup_refunds_refused', '', count(*) from refunds where state = 'refused'
    union all select 'hopup_jobs_waiting', name, waiting from jobs
    union all select 'hopup_jobs_waiting_oldest_seconds', name, ${age(sql`since`)} from jobs
    union all select 'hopup_jobs_retrying', name, retrying from jobs
    union all select 'hopup_jobs_last_done_seconds', name, ${age(sql`done`)} from jobs where done is not null
    union all select 'hopup_jobs_failed', name, failed from jobs
    union all select 'hopup_mails_refused', '', coalesce(sum(refused), 0)::float8 from jobs
    union all select 'hopup_codes_wrong_minute', '', coalesce(sum(points), 0) from rate_limits
      where key = 'wrong codes in 60:all' and expire > extract(epoch from now()) * 1000
    union all select 'hopup_stock_held_units', '', coalesce(units, 0) from held
    union all select 'hopup_stock_held_share', '', coalesce(units::float8 / nullif((select sum(on_hand) from products), 0), 0) from held
    union all select 'hopup_stock_held_products', '', ${soldOutByHolds}
    union all select 'hopup_stock_held_products_share', '',
      coalesce(${soldOutByHolds}::float8 / nullif((select count(*) from products where active), 0), 0)
    union all select 'hopup_stock_held_oldest_seconds', '', ${age(sql`since`)} from held`);
  const metrics = {} as ShopMetrics;
  for (const { name, label, value } of rows) {
    metrics[name] ??= [];
    metrics[name].push({ label, value });
  }
  return metrics;
}

/** Seconds since a moment; 0 where there is none. */
const age = (since: ReturnType<typeof sql>) =>
  sql`coalesce(greatest(extract(epoch from now() - ${since}), 0), 0)::float8`;
