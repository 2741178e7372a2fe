import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { isHeldFromEverybody, soldOutByHolds } from '../stock/sold-out-by-holds.ts';
import { returnedSince } from './sales-tally.ts';

export interface Overview {
  todaysRevenuePence: number;
  todaysOrders: number;
  cancelledOrders: number;
  productsCount: number;
  newMessages: number;
  totalRevenuePence: number;
  totalOrders: number;
  deliveredOrders: number;
  allMessages: number;
  attention: {
    toConfirm: number;
    toShip: number;
    lowStock: number;
    /** Products that can't be sold for want of a picture, as imports leave them. */
    withoutPicture: number;
    /** Products sold out by unpaid checkouts, where they are so many that somebody keeps them from others; else 0. */
    heldProducts: number;
    failedPayments: number;
    refusedRefunds: number;
    /** Disputes that wait for the shop's evidence, and the first moment (ISO 8601) at which it is too late for one. */
    openDisputes: number;
    disputeBy: string | null;
    /** Orders of which something is sent back that has not come yet. */
    withdrawn: number;
  };
}

/**
 * The statistics of spec.md section 3. Days are Europe/London; revenue is of paid orders, less refunds (decisions.md
 * section 5) and lost disputes. Every count of orders is of those that were ever paid, so unpaid attempts are in none (section 9); an
 * attempt paid too late, which never became a sale and was given back, counts as unpaid.
 */
export async function overview(shop: Shop): Promise<Overview> {
  const now = sql`${shop.now().toISOString()}::timestamptz`;
  const today = sql`(date_trunc('day', ${now} at time zone 'Europe/London') at time zone 'Europe/London')`;
  // The products are counted beside the orders, not before them; each count reads an index of its own.
  const ofProducts = shop.db.execute<Record<string, string>>(sql`
    select (select count(*) from products) - (select count(*) from products where archived_at is not null) as "productsCount",
      (select count(*) from products where cardinality(images) = 0 and archived_at is null) as "withoutPicture",
      (select count(*) from products where runs_low) as "lowStock",
      (select count(*) from products where active) as "onSale", ${soldOutByHolds} as "soldOutByHolds"`);
  const ofOrders = shop.db.execute<Record<string, string>>(sql`
    with total as (
      select coalesce(sum(orders), 0) as orders, coalesce(sum(cancelled), 0) as cancelled, coalesce(sum(delivered), 0) as delivered,
        coalesce(sum(paid_pence - returned_pence), 0) as pence from sales_tally
    ),
    sold as (select count(*) as orders, coalesce(sum(total_pence), 0) as pence from orders where paid_at >= ${today}),
    returned as (
      select coalesce(sum(pence), 0) as pence from ${returnedSince(today)} as returned
    )
    select
      sold.pence - returned.pence as "todaysRevenuePence",
      sold.orders as "todaysOrders",
      total.cancelled as "cancelledOrders",
      (select count(*) from contact_inquiries where read_at is null) as "newMessages",
      total.pence as "totalRevenuePence",
      total.orders as "totalOrders",
      total.delivered as "deliveredOrders",
      (select count(*) from contact_inquiries) as "allMessages",
      (select count(*) from orders where order_status = 'Pending' and payment_status = 'Success') as "toConfirm",
      (select count(*) from orders where order_status = 'Confirmed') as "toShip",
      (select count(*) from orders where payment_status = 'Failed' and created_at >= ${today}) as "failedPayments",
      (select count(*) from refunds where state = 'refused') as "refusedRefunds",
      (select count(*) from disputes where state in ('inquiry', 'needs response')) as "openDisputes",
      (select extract(epoch from min(respond_by)) * 1000 from disputes where state in ('inquiry', 'needs response')) as "disputeBy",
      (select count(distinct order_id) from returns where state = 'open') as "withdrawn"
    from total, sold, returned`);
  const found = await Promise.all([ofOrders, ofProducts]);
  const row = Object.assign({}, ...found.flatMap(({ rows }) => rows)) as Record<string, string>;
  const figure = (name: string) => Number(row[name] ?? 0);
  const soldOut = figure('soldOutByHolds');
  return {
    todaysRevenuePence: figure('todaysRevenuePence'),
    todaysOrders: figure('todaysOrders'),
    cancelledOrders: figure('cancelledOrders'),
    productsCount: figure('productsCount'),
    newMessages: figure('newMessages'),
    totalRevenuePence: figure('totalRevenuePence'),
    totalOrders: figure('totalOrders'),
    deliveredOrders: figure('deliveredOrders'),
    allMessages: figure('allMessages'),
    attention: {
      toConfirm: figure('toConfirm'),
      toShip: figure('toShip'),
      lowStock: figure('lowStock'),
      withoutPicture: figure('withoutPicture'),
      heldProducts: isHeldFromEverybody(soldOut, figure('onSale')) ? soldOut : 0,
      failedPayments: figure('failedPayments'),
      refusedRefunds: figure('refusedRefunds'),
      openDisputes: figure('openDisputes'),
      disputeBy: row.disputeBy ? new Date(Number(row.disputeBy)).toISOString() : null,
      withdrawn: figure('withdrawn'),
    },
  };
}
