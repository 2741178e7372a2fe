import { and, count, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type ReadyOrderView, readyOrderViews } from '#database/enums.ts';
import { disputes, orders, refunds, returns } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** Whether an order belongs to one of the views that every shop has. */
export function isOfView(shop: Pick<Shop, 'db'>, view: ReadyOrderView): SQL | undefined {
  switch (view) {
    case 'to-confirm':
      return and(eq(orders.orderStatus, 'Pending'), eq(orders.paymentStatus, 'Success'));
    case 'to-send':
      return and(eq(orders.orderStatus, 'Confirmed'), eq(orders.paymentStatus, 'Success'));
    case 'on-the-way':
      return inArray(orders.orderStatus, ['Shipped', 'Out Of Delivery']);
    case 'problems':
      return isProblem(shop);
  }
}

/** A refund that the card could not take, a dispute to answer, a return that has not come yet, or a parcel that was set back after it had left. */
function isProblem(shop: Pick<Shop, 'db'>): SQL | undefined {
  const refused = shop.db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, 'refused'));
  const disputed = shop.db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(inArray(disputes.state, ['inquiry', 'needs response']));
  // Written as the index orders_set_back has it, which these few are found by.
  const setBack = shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`dispatched_at is not null and order_status in ('Pending', 'Confirmed') and payment_status = 'Success'`,
    );
  const among = (ids: SQLWrapper) => sql`${orders.id} = any(array(${ids}))`;
  return or(among(refused), among(disputed), hasOpenReturn(shop), among(setBack));
}

/** Its shopper sends something of it back that has not come yet. */
export const hasOpenReturn = ({ db }: Pick<Shop, 'db'>): SQL => {
  const open = db.select({ id: returns.orderId }).from(returns).where(eq(returns.state, 'open'));
  return sql`${orders.id} = any(array(${open}))`;
};

/** How many orders are in each of them. */
export async function countReadyViews(shop: Pick<Shop, 'db'>): Promise<Record<ReadyOrderView, number>> {
  const counted = await Promise.all(
    readyOrderViews.map(async (view) => {
      const [row] = await shop.db.select({ total: count() }).from(orders).where(isOfView(shop, view));
      return [view, row?.total ?? 0] as const;
    }),
  );
  return Object.fromEntries(counted) as Record<ReadyOrderView, number>;
}
