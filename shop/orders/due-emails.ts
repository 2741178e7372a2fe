import { and, eq, lte } from 'drizzle-orm';
import { orderMails, orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { wasSent } from './status.ts';

/** Mails that are queued in one transaction. */
const maxMails = 200;

/**
 * Queues the mails that have waited long enough (../order-email.ts), each once: what one tells of must still be so. Of an order
 * that was set back meanwhile the mail that it is sent is dropped, and waits anew when the order is sent again.
 */
export async function sendDueEmails(shop: Shop): Promise<void> {
  while ((await sendSome(shop)) === maxMails);
}

function sendSome(shop: Shop): Promise<number> {
  return transact(shop, async (shop) => {
    const now = shop.now();
    const due = await shop.db
      .select({
        orderId: orderMails.orderId,
        template: orderMails.template,
        email: orders.email,
        orderStatus: orders.orderStatus,
      })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(lte(orderMails.dueAt, now))
      .orderBy(orderMails.dueAt)
      .limit(maxMails)
      .for('update', { of: orderMails, skipLocked: true });
    for (const { orderId, template, email, orderStatus } of due) {
      const mail = and(eq(orderMails.orderId, orderId), eq(orderMails.template, template));
      if (email === '' || (template === 'order shipped' && !wasSent(orderStatus))) {
        await shop.db.delete(orderMails).where(mail);
        continue;
      }
      await shop.db.update(orderMails).set({ dueAt: null, at: now }).where(mail);
      await shop.jobs.add('mail', { template, to: email, orderId });
    }
    return due.length;
  });
}
