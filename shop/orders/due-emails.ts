import { and, eq, lte } from 'drizzle-orm';
import type { PaymentStatus } from '#database/enums.ts';
import { orderMails, orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type OrderStatus, underwayStatuses } from './status.ts';
import { takeBackEnd } from './take-back-until.ts';

/** Mails that are queued in one transaction. */
const maxMails = 200;

/**
 * Queues the mails that have waited long enough (../order-email.ts), each once: what one tells of must still be so. That an order
 * is on its way is not told of one that was set back meanwhile (it waits anew when the order is sent again), that has arrived, or
 * whose money went back. While Delivered can be taken back, it waits with that.
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
        deliveredAt: orders.deliveredAt,
      })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(lte(orderMails.dueAt, now))
      .orderBy(orderMails.dueAt)
      .limit(maxMails)
      .for('update', { of: orderMails, skipLocked: true });
    for (const { orderId, template, email, ...order } of due) {
      const mail = and(eq(orderMails.orderId, orderId), eq(orderMails.template, template));
      const isOfDispatch = template === 'order shipped';
      const arrivedUntil =
        isOfDispatch &&
        order.orderStatus === 'Delivered' &&
        order.deliveredAt &&
        takeBackEnd(order.deliveredAt);
      if (email !== '' && arrivedUntil && arrivedUntil > now) {
        await shop.db.update(orderMails).set({ dueAt: arrivedUntil }).where(mail);
        continue;
      }
      if (email === '' || (isOfDispatch && !isUnderway(order))) {
        await shop.db.delete(orderMails).where(mail);
        continue;
      }
      await shop.db.update(orderMails).set({ dueAt: null, at: now }).where(mail);
      await shop.jobs.add('mail', { template, to: email, orderId });
    }
    return due.length;
  });
}

const isUnderway = ({
  orderStatus,
  paymentStatus,
}: {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
}) => underwayStatuses.some((status) => status === orderStatus) && paymentStatus === 'Success';
