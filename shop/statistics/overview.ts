import { sql } from 'drizzle-orm';
import { lowStockAtMost } from '../catalogue/list.ts';
import type { Shop } from '../shop.ts';

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
    failedPayments: number;
    refusedRefunds: number;
  };
}

/**
 * The statistics of spec.md section 3. Days are Europe/London; revenue is of paid orders, less refunds (decisions.md
 * section 5). Orders are those that were paid at some time.
 */
export async function overview(shop: Shop): Promise<Overview> {
  const now = sql`${shop.now().toISOString()}::timestamptz`;
  const today = sql`(date_trunc('day', ${now} at time zone 'Europe/London') at time zone 'Europe/London')`;
  const { rows } = await shop.db.execute<Record<string, string>>(sql`
    select
      (select coalesce(sum(total_pence), 0) from orders where paid_at >= ${today})
        - (select coalesce(sum(amount_pence), 0) from refunds where created_at >= ${today} and state <> 'refused') as "todaysRevenuePence",
      (select count(*) from orders where paid_at >= ${today}) as "todaysOrders",
      (select count(*) from orders where order_status = 'Cancelled') as "cancelledOrders",
      (select count(*) from products) as "productsCount",
      (select count(*) from contact_inquiries where read_at is null) as "newMessages",
      (select coalesce(sum(total_pence), 0) from orders where paid_at is not null)
        - (select coalesce(sum(refunds.amount_pence), 0) from refunds join orders on orders.id = refunds.order_id
            where paid_at is not null and state <> 'refused') as "totalRevenuePence",
      (select count(*) from orders where paid_at is not null) as "totalOrders",
      (select count(*) from orders where order_status = 'Delivered') as "deliveredOrders",
      (select count(*) from contact_inquiries) as "allMessages",
      (select count(*) from orders where order_status = 'Pending' and payment_status = 'Success') as "toConfirm",
      (select count(*) from orders where order_status = 'Confirmed') as "toShip",
      (select count(*) from products where active and on_hand - reserved <= ${lowStockAtMost}) as "lowStock",
      (select count(*) from orders where payment_status = 'Failed' and created_at >= ${today}) as "failedPayments",
      (select count(*) from refunds where state = 'refused') as "refusedRefunds"`);
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
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
      failedPayments: figure('failedPayments'),
      refusedRefunds: figure('refusedRefunds'),
    },
  };
}
