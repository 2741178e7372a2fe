import { and, eq, gt, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { disputes, orderMails, orders, returns, users, withdrawals } from '#database/schema.ts';
import { emailOnce } from '../../order-email.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { linesLeft } from './to-review.ts';

const dayMs = 86_400_000;
/** Nobody is asked about what was delivered longer ago, such as orders from before the shop asked at all. */
const maxDaysAgo = 30;
/** An order that is placed and delivered within so many days is found by the index of its status and day. */
const maxDaysUnderway = 90;
/** Orders of one transaction. */
const maxOrders = 200;

/**
 * Asks the buyers of what was delivered so many days ago (`settings.reviewAfterDays`; 0: nobody) to review it, each order once,
 * however often it is delivered. Not where nothing of it is left to review, where it is going back or the bank disputes it, nor
 * whoever wants no such letter.
 */
export async function askForReviews(shop: Shop): Promise<void> {
  const { reviewAfterDays } = shop.settings;
  if (reviewAfterDays === 0) return;
  while ((await askSome(shop, reviewAfterDays)) === maxOrders);
}

function askSome(shop: Shop, days: number): Promise<number> {
  return transact(shop, async (shop) => {
    const { db } = shop;
    const ago = (days: number) => new Date(shop.now().getTime() - days * dayMs);
    const delivered = await db
      .select({ id: orders.id, email: orders.email })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(
        and(
          eq(orders.orderStatus, 'Delivered'),
          gt(orders.createdAt, ago(maxDaysAgo + maxDaysUnderway)),
          eq(orders.paymentStatus, 'Success'),
          ne(orders.email, ''),
          eq(users.reviewLetters, true),
          lte(orders.deliveredAt, ago(days)),
          gt(orders.deliveredAt, ago(maxDaysAgo)),
          sql`exists (${linesLeft(db)})`,
          notExists(
            db
              .select()
              .from(orderMails)
              .where(and(eq(orderMails.orderId, orders.id), eq(orderMails.template, 'order review'))),
          ),
          notExists(db.select().from(withdrawals).where(eq(withdrawals.orderId, orders.id))),
          notExists(
            db
              .select()
              .from(returns)
              .where(and(eq(returns.orderId, orders.id), isNull(returns.cancelledAt))),
          ),
          notExists(db.select().from(disputes).where(eq(disputes.orderId, orders.id))),
        ),
      )
      .orderBy(orders.deliveredAt)
      .limit(maxOrders)
      .for('update', { of: orders, skipLocked: true });
    for (const order of delivered) await emailOnce(shop, order, 'order review');
    if (delivered.length > 0) shop.log.info({ letters: delivered.length }, 'buyers were asked for reviews');
    return delivered.length;
  });
}
