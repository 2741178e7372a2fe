import { and, eq, lte } from 'drizzle-orm';
import type { PaymentStatus } from '#database/enums.ts';
import { orderMails, orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type OrderStatus, wasSent } from './status.ts';

/** Mails that are queued in one transaction. */
const maxMails = 200;

/**
 * Queues the mails that have waited long enough (../order-email.ts), each once: what one tells of must still be so. That an order
 * was sent is also told of one that went on meanwhile, even to Delivered: its shopper was promised to hear of it. It is not told of
 * one that was set back (it waits anew when the order is sent again), that came back, or whose money went back.
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
        paymentStatus: orders.paymentStatus,
      })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(lte(orderMails.dueAt, now))
      .orderBy(orderMails.dueAt)
      .limit(maxMails)
      .for('update', { of: orderMails, skipLocked: true });
    for (const { orderId, template, email, ...order } of due) {
      const mail = and(eq(orderMails.orderId, orderId), eq(orderMails.template, template));
      if (email === '' || (template === 'order shipped' && !isStillSent(order))) {
        await shop.db.delete(orderMails).where(mail);
        continue;
      }
      await shop.db.update(orderMails).set({ dueAt: null, at: now }).where(mail);
      await shop.jobs.add('mail', { template, to: email, orderId });
    }
    return due.length;
  });
}

const isStillSent = ({
  orderStatus,
  paymentStatus,
}: {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
}) => wasSent(orderStatus) && paymentStatus === 'Success';
