import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { payments, refunds } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { giveRefund } from './give-refund.ts';
import { hear } from './hear.ts';
import { Unreachable } from './provider.ts';

import { settle } from './settle.ts';

/** Younger ones are most likely being paid right now, and their webhook on its way. */
const leaveAloneMs = 90_000;
/** As many as a provider that answers in a second leaves time for before the next run ends this one. */
const atOnce = 200;
const dayMs = 24 * 3600 * 1000;
/** Two requests each, beside the others of a minute. */
const paidAtOnce = 20;
/** Banks take disputes for some 120 days after delivery; refunds are made later still by hand, and then the webhook tells. */
const disputableDays = 200;
const never = new Date('9999-01-01');

/**
 * Asks the provider about every payment whose end is not known, and gives back what is still owed, so that a lost
 * webhook or a crash at any point ends in the right state (decisions.md section 4). Who was asked about longest ago comes
 * first, so that however many are open, each has its turn. Safe to run twice at once.
 */
export async function reconcile(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - leaveAloneMs);
  const unsettled = await shop.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.state, ['creating', 'open']), lt(payments.createdAt, before)))
    .orderBy(asc(payments.askedAt))
    .limit(atOnce);
  for (const { orderId } of unsettled) {
    // Before it is asked: one that can't be answered comes after all others next time.
    await shop.db.update(payments).set({ askedAt: shop.now() }).where(eq(payments.orderId, orderId));
    await attempt(shop, orderId, () => settle(shop, orderId));
  }

  const owed = await shop.db
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.createdAt, before)))
    .orderBy(sql`${refunds.createdAt}`)
    .limit(atOnce);
  for (const { id, orderId } of owed) await attempt(shop, orderId, () => giveRefund(shop, id));
  await hearOfPaid(shop);
}

/** Asks about what was paid, each payment at most once a day and for as long as its customer's bank can be asked. */
async function hearOfPaid(shop: Shop): Promise<void> {
  const now = shop.now();
  const paid = await shop.db
    .select({ orderId: payments.orderId, paymentId: payments.paymentId, createdAt: payments.createdAt })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'paid'),
        isNotNull(payments.paymentId),
        lt(payments.askedAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(asc(payments.askedAt))
    .limit(paidAtOnce);
  for (const { orderId, paymentId, createdAt } of paid) {
    const isLast = now.getTime() - createdAt.getTime() > disputableDays * dayMs;
    await shop.db
      .update(payments)
      .set({ askedAt: isLast ? never : now })
      .where(eq(payments.orderId, orderId));
    await attempt(shop, orderId, () => hear(shop, paymentId ?? ''));
  }
}

/** One that fails keeps nobody behind it waiting: it comes again with the next run. */
async function attempt(shop: Shop, orderId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Unreachable)
      shop.log.warn({ orderId, err: error }, 'the payment provider could not be asked; trying again later');
    else shop.log.error({ orderId, err: error }, 'a payment could not be reconciled; trying again later');
  }
}
