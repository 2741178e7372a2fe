import { and, eq, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import { arrivals, orderEvents, orders, returns, withdrawals } from '#database/schema.ts';
import { emailOnce } from '../../order-email.ts';
import { businessDaysBefore } from '../../pricing/delivery.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { endOfDay, londonDay } from '../../uk-time.ts';
import { underwayStatuses } from '../status.ts';
import { arrivalToken } from './link.ts';

/** Nobody is asked about what was sent longer ago, such as orders from before the shop asked at all. */
const maxDaysAgo = 30;
/** Orders of one transaction. */
const maxOrders = 200;

/**
 * Asks the shoppers of what was sent so many business days ago (`settings.arrivalAfterDays`; 0: nobody) whether it has arrived,
 * each order once, by a letter with a link.
 */
export async function askArrivals(shop: Shop): Promise<void> {
  const { arrivalAfterDays } = shop.settings;
  if (arrivalAfterDays === 0) return;
  while ((await askSome(shop, arrivalAfterDays)) === maxOrders);
}

function askSome(shop: Shop, days: number): Promise<number> {
  return transact(shop, async (shop) => {
    const now = shop.now();
    const sentBy = endOfDay(businessDaysBefore(londonDay(now), days));
    const { db } = shop;
    const lastShipped = db
      .select({ at: sql`max(${orderEvents.at})` })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.event, 'Shipped')));
    const sent = await db
      .select({ id: orders.id, email: orders.email })
      .from(orders)
      .where(
        and(
          inArray(orders.orderStatus, [...underwayStatuses]),
          eq(orders.paymentStatus, 'Success'),
          ne(orders.email, ''),
          lte(orders.dispatchedAt, sentBy),
          gt(orders.dispatchedAt, new Date(now.getTime() - maxDaysAgo * 86_400_000)),
          // One that was set back and sent again is on its way since then.
          sql`(${lastShipped}) <= ${sentBy}`,
          notExists(db.select().from(arrivals).where(eq(arrivals.orderId, orders.id))),
          notExists(db.select().from(withdrawals).where(eq(withdrawals.orderId, orders.id))),
          notExists(
            db
              .select()
              .from(returns)
              .where(and(eq(returns.orderId, orders.id), eq(returns.state, 'open'))),
          ),
        ),
      )
      .orderBy(orders.dispatchedAt)
      .limit(maxOrders)
      .for('update', { of: orders, skipLocked: true });
    for (const order of sent) {
      const tokenHash = hashToken(await arrivalToken(shop, order.id));
      await db.insert(arrivals).values({ orderId: order.id, tokenHash, askedAt: now }).onConflictDoNothing();
      await emailOnce(shop, order, 'order arrival');
    }
    if (sent.length > 0)
      shop.log.info({ letters: sent.length }, 'shoppers were asked whether orders arrived');
    return sent.length;
  });
}
