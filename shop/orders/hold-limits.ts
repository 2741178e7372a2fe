import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

const dayMs = 24 * 3_600_000;
/** What three checkouts hold that run out unpaid; the card page of each lives 30 minutes at least. */
const maxHeldMs = 3 * 30 * 60_000;

/**
 * Until when an account waits that held goods of the last 24 hours as long as three checkouts that run out, without paying
 * any; undefined where it need not. Time counts, not tries: who tries again after a minute held them for a minute, and
 * who renews a checkout before it runs out holds them on. Who paid for an order, and did not get
 * the money back, never waits.
 */
export async function accountWaitsUntil(shop: Shop, userId: number): Promise<Date | undefined> {
  const unpaid = await shop.db
    .select({
      begun: orders.createdAt,
      heldMs: sql<number>`greatest(0, extract(epoch from
        least(${orderEvents.at}, ${payments.expiresAt}) - ${orders.createdAt}) * 1000)::float8`,
    })
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.state, 'expired')))
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.event, 'Failed')))
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.createdAt, new Date(shop.now().getTime() - dayMs)),
        sql`not exists (select from orders as paid where paid.user_id = ${userId} and paid.payment_status = 'Success')`,
      ),
    )
    .orderBy(orders.createdAt);
  let heldMs = unpaid.reduce((sum, order) => sum + order.heldMs, 0);
  let until: Date | undefined;
  // It may go on once so many of the oldest are a day old that the others held less.
  for (const order of unpaid) {
    if (heldMs < maxHeldMs) break;
    heldMs -= order.heldMs;
    until = new Date(order.begun.getTime() + dayMs);
  }
  return until;
}

/**
 * When a network that has as many unpaid orders as it may can have another: when the card page of the first of them is over.
 * Undefined where it can have one now; then nobody else of that network places one until the caller's transaction ends.
 */
export async function networkWaitsUntil(
  shop: Shop,
  network: string,
  atMost: number,
): Promise<Date | undefined> {
  // One after the other: what is counted is counted under the lock.
  const [, open] = await inOrder([
    () => shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`),
    () =>
      shop.db
        .select({ expiresAt: payments.expiresAt })
        .from(payments)
        .where(and(isNotNull(payments.network), eq(payments.network, network)))
        .orderBy(payments.expiresAt)
        .limit(atMost),
  ]);
  return open.length < atMost ? undefined : open[0]?.expiresAt;
}
