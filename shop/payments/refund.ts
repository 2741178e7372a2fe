import { and, eq } from 'drizzle-orm';
import { orderEvents, orders, payments, refunds } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { emailOnce } from '../order-email.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export type RefundReason = (typeof refunds.$inferSelect)['reason'];

/**
 * Writes down that an order's whole payment goes back, and queues the refund itself, in the caller's transaction. There is one
 * refund an order at most; asking again changes nothing. An order that cost nothing is refunded by being written down.
 */
export async function requestRefund(shop: Shop, orderId: string, reason: RefundReason): Promise<void> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (payment?.state !== 'paid') throw new Error('only what was paid is refunded');
  const now = shop.now();
  const written = await shop.db
    .insert(refunds)
    .values({ orderId, reason, amountPence: payment.amountPence, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: refunds.orderId });
  if (written.length === 0) return;
  if (payment.amountPence === 0) await refunded(shop, orderId, null);
  else await shop.jobs.add('refund', { orderId });
}

/**
 * Gives the money back through the provider, under the order's own idempotency key: safe to repeat after any failure.
 *
 * @throws Unreachable when the provider gave no clear answer; the job comes again
 */
export async function refund(shop: Shop, orderId: string): Promise<void> {
  const [due] = await shop.db
    .select({ paymentId: payments.paymentId, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(eq(refunds.orderId, orderId));
  if (due?.state !== 'requested' || !due.paymentId) return;
  const given = await shop.payments.refund({ paymentId: due.paymentId, orderId }, `refund_${orderId}`);
  if ('refused' in given) {
    shop.log.error({ orderId, code: given.refused }, 'the payment provider refused a refund');
    await shop.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.orderId, orderId));
    return;
  }
  await transact(shop, (shop) => refunded(shop, orderId, given.refundId));
}

/**
 * Notes that staff gave a refund that the card could not take in another way, and how. From then on it counts as any refund
 * does, and the shopper is told.
 */
export async function giveByOtherMeans(
  shop: Shop,
  { orderId, note, staffId }: { orderId: string; note: string; staffId: string },
): Promise<{ given: true } | { refused: 'no such order' | 'not refused' }> {
  return transact(
    shop,
    async (shop): Promise<{ given: true } | { refused: 'no such order' | 'not refused' }> => {
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order) return { refused: 'no such order' };
      const [refund] = await shop.db
        .update(refunds)
        .set({ state: 'done', byOtherMeans: true, doneAt: shop.now() })
        .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'refused')))
        .returning({ amountPence: refunds.amountPence });
      if (!refund) return { refused: 'not refused' };
      await audit(shop, {
        staffId,
        action: 'order refund given',
        subject: orderId,
        after: { amountPence: refund.amountPence, note },
      });
      await noteRefunded(shop, orderId, 'staff');
      return { given: true };
    },
  );
}

async function refunded(shop: Shop, orderId: string, providerRefund: string | null): Promise<void> {
  const done = await shop.db
    .update(refunds)
    .set({ state: 'done', providerRefund, doneAt: shop.now() })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))
    .returning({ orderId: refunds.orderId });
  if (done.length > 0) await noteRefunded(shop, orderId, 'provider');
}

async function noteRefunded(shop: Shop, orderId: string, by: 'provider' | 'staff'): Promise<void> {
  const [order] = await shop.db
    .update(orders)
    .set({ paymentStatus: 'Refunded' })
    .where(eq(orders.id, orderId))
    .returning({ id: orders.id, email: orders.email });
  await shop.db.insert(orderEvents).values({ orderId, event: 'Money returned', by, at: shop.now() });
  shop.log.info({ orderId, by }, 'an order was refunded');
  if (order) await emailOnce(shop, order, 'order refunded');
}
