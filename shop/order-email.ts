import { and, eq, isNotNull } from 'drizzle-orm';
import type { OrderTemplate } from '#database/enums.ts';
import { orderMails } from '#database/schema.ts';
import type { Shop } from './shop.ts';

/**
 * Queues a mail about an order in the caller's transaction, unless that mail was queued before: each mail of an order goes
 * once, however often the order comes to the same status (decisions.md section 9). An order whose person deleted their
 * account has nobody to write to.
 */
export async function emailOnce(
  shop: Shop,
  order: { id: string; email: string },
  template: OrderTemplate,
): Promise<void> {
  if (order.email === '') return;
  const first = await shop.db
    .insert(orderMails)
    .values({ orderId: order.id, template, at: shop.now() })
    .onConflictDoNothing()
    .returning({ orderId: orderMails.orderId });
  if (first.length === 0) return;
  await shop.jobs.add('mail', { template, to: order.email, orderId: order.id });
}

/**
 * The same for a mail that waits, so that what it tells of can be taken back before anybody hears of it. Asked for again while
 * it waits, it waits from then on; ./orders/due-emails.ts queues it.
 */
export async function emailOnceLater(
  shop: Shop,
  order: { id: string; email: string },
  template: OrderTemplate,
  dueAt: Date,
): Promise<void> {
  if (order.email === '') return;
  await shop.db
    .insert(orderMails)
    .values({ orderId: order.id, template, at: shop.now(), dueAt })
    .onConflictDoUpdate({
      target: [orderMails.orderId, orderMails.template],
      set: { dueAt },
      setWhere: isNotNull(orderMails.dueAt),
    });
}

/** Queues a mail that waits at once, since what it tells of is complete. False where none waits, or no more. */
export async function sendWaitingEmail(
  shop: Shop,
  order: { id: string; email: string },
  template: OrderTemplate,
): Promise<boolean> {
  const waiting = await shop.db
    .update(orderMails)
    .set({ dueAt: null, at: shop.now() })
    .where(
      and(eq(orderMails.orderId, order.id), eq(orderMails.template, template), isNotNull(orderMails.dueAt)),
    )
    .returning({ orderId: orderMails.orderId });
  if (waiting.length === 0) return false;
  await shop.jobs.add('mail', { template, to: order.email, orderId: order.id });
  return true;
}

/** Takes a mail back that still waits; when it went, where it is too late for that. */
export async function takeEmailBack(
  shop: Shop,
  orderId: string,
  template: OrderTemplate,
): Promise<Date | undefined> {
  const mail = and(eq(orderMails.orderId, orderId), eq(orderMails.template, template));
  await shop.db.delete(orderMails).where(and(mail, isNotNull(orderMails.dueAt)));
  const [sent] = await shop.db.select({ at: orderMails.at }).from(orderMails).where(mail);
  return sent?.at;
}
