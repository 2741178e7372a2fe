import { and, eq, inArray, isNull, lte, notExists } from 'drizzle-orm';
import { arrivals, orderEvents, orders, returns, withdrawals } from '#database/schema.ts';
import { businessDaysBefore } from '../../pricing/delivery.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { dayAfter, endOfDay, londonDay } from '../../uk-time.ts';
import { underwayStatuses } from '../status.ts';

/** Business days after the letter in which a shopper can say whether an order has arrived, before the shop takes it for delivered. */
export const answerWithinDays = 5;
/** Orders of one transaction. */
const maxOrders = 200;

/**
 * Sets what nobody has answered about to Delivered, by the shop: as of now, the latest day there is, so that the shopper's time
 * to withdraw is never shorter than by law. Never where a shopper withdrew, sends something of it back, or said that it has not come.
 */
export async function deliverUnanswered(shop: Shop): Promise<void> {
  while ((await deliverSome(shop)) === maxOrders);
}

function deliverSome(shop: Shop): Promise<number> {
  return transact(shop, async (shop) => {
    const now = shop.now();
    const askedBy = endOfDay(businessDaysBefore(dayAfter(londonDay(now), -1), answerWithinDays));
    const silent = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(arrivals, eq(arrivals.orderId, orders.id))
      .where(
        and(
          isNull(arrivals.answer),
          lte(arrivals.askedAt, askedBy),
          inArray(orders.orderStatus, [...underwayStatuses]),
          eq(orders.paymentStatus, 'Success'),
          notExists(shop.db.select().from(withdrawals).where(eq(withdrawals.orderId, orders.id))),
          notExists(
            shop.db
              .select()
              .from(returns)
              .where(and(eq(returns.orderId, orders.id), eq(returns.state, 'open'))),
          ),
        ),
      )
      .limit(maxOrders)
      // The arrival too: an answer that comes at this moment waits, and is read again.
      .for('update', { skipLocked: true });
    // Asked with the orders locked: what was withdrawn from, or is coming back, since a moment ago counts.
    const found = silent.map(({ id }) => id);
    const [withdrawn, returning] = await Promise.all([
      shop.db
        .select({ id: withdrawals.orderId })
        .from(withdrawals)
        .where(inArray(withdrawals.orderId, found)),
      shop.db
        .select({ id: returns.orderId })
        .from(returns)
        .where(and(inArray(returns.orderId, found), eq(returns.state, 'open'))),
    ]);
    const left = new Set([...withdrawn, ...returning].map(({ id }) => id));
    const ids = found.filter((id) => !left.has(id));
    if (ids.length === 0) return 0;
    await shop.db
      .update(orders)
      .set({ orderStatus: 'Delivered', deliveredAt: now })
      .where(inArray(orders.id, ids));
    await shop.db
      .insert(orderEvents)
      .values(ids.map((orderId) => ({ orderId, event: 'Delivered', by: 'shop' as const, at: now })));
    for (const _ of ids) shop.count?.('order', 'delivered');
    shop.log.info({ orders: ids.length }, 'orders that nobody answered about were set to Delivered');
    return ids.length;
  });
}
