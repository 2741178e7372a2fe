import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { orders, payments, refunds } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { cutRefund } from './cut-refund.ts';
import { finishRefund } from './finish-refund.ts';
import { hear } from './hear.ts';
import { tellReceived } from './tell-received.ts';

/**
 * Gives a refund's money back through the provider, under the refund's own idempotency key: safe to repeat after any failure.
 *
 * @throws Unreachable when the provider gave no clear answer; the job comes again
 */
export async function giveRefund(shop: Shop, refundId: number): Promise<void> {
  const [due] = await shop.db
    .select({ paymentId: payments.paymentId, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (due?.refund.state !== 'requested' || !due.paymentId) return;
  const { orderId } = due.refund;
  const { key, amountPence } = asked(due.refund);
  const given = await shop.payments.refund({ paymentId: due.paymentId, orderId, refundId, amountPence }, key);
  if (!('refused' in given))
    return transact(shop, async (shop) => {
      const refund = await lockRefund(shop, orderId, refundId);
      if (refund?.state === 'requested')
        await finishRefund(shop, refund, { by: 'provider', providerRefund: given.refundId });
    });
  // Perhaps because it went back at the provider meanwhile.
  await hear(shop, due.paymentId);
  await transact(shop, (shop) => noteRefusal(shop, orderId, refundId, given.refused));
}

/**
 * What the provider refused, though it would fit into what is left, waits for staff. What no longer fits, since refunds were
 * made at the provider, is cut to what is left, and asked for again under a key of its own.
 */
async function noteRefusal(shop: Shop, orderId: string, refundId: number, code: string): Promise<void> {
  const refund = await lockRefund(shop, orderId, refundId);
  if (refund?.state !== 'requested') return;
  const [others] = await shop.db
    .select({ pence: sql<number>`coalesce(sum(${refunds.amountPence}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, refundId)));
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  const leftPence = Math.max(0, (payment?.amountPence ?? 0) - (others?.pence ?? 0));
  if (leftPence < refund.amountPence) {
    const cut = await cutRefund(shop, refund, leftPence);
    shop.log.warn(
      { orderId, refund: refundId, leftPence },
      'a refund was cut to what is left of its payment',
    );
    if (leftPence > 0) return shop.jobs.add('refund', { refundId });
    await finishRefund(shop, cut, { by: 'provider' });
    return tellReceived(shop, cut);
  }
  shop.log.error({ orderId, refund: refundId, code }, 'the payment provider refused a refund');
  shop.count?.('payment', 'refund refused');
  await shop.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, refundId));
  await tellReceived(shop, refund);
}

/** Of refunds written before an order could have several, the whole payment was asked for under the order's key. */
const asked = ({ id, orderId, key, amountPence, contents }: typeof refunds.$inferSelect) =>
  key === 'whole' && contents === 'whole'
    ? { key: `refund_${orderId}`, amountPence: null }
    : { key: `refund_${orderId}_${id}_${amountPence}`, amountPence };

/** A refund as it is once its order is locked. */
async function lockRefund(shop: Shop, orderId: string, refundId: number) {
  await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, refundId));
  return refund;
}

interface GivenOtherwise {
  orderId: string;
  /** Left out: the oldest of the order that was refused. */
  refundId?: number | undefined;
  note: string;
  staffId: string;
}

/**
 * Notes that staff gave a refund that the card could not take in another way, and how. From then on it counts as any refund
 * does, and the shopper is told.
 */
export async function giveByOtherMeans(
  shop: Shop,
  { orderId, refundId, note, staffId }: GivenOtherwise,
): Promise<{ given: true } | { refused: 'no such order' | 'not refused' }> {
  return transact(
    shop,
    async (shop): Promise<{ given: true } | { refused: 'no such order' | 'not refused' }> => {
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order) return { refused: 'no such order' };
      const [refund] = await shop.db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.orderId, orderId),
            eq(refunds.state, 'refused'),
            refundId === undefined ? undefined : eq(refunds.id, refundId),
          ),
        )
        .orderBy(asc(refunds.id))
        .limit(1);
      if (!refund) return { refused: 'not refused' };
      await audit(shop, {
        staffId,
        action: 'order refund given',
        subject: orderId,
        after: { amountPence: refund.amountPence, note },
      });
      await finishRefund(shop, refund, { by: 'staff' });
      return { given: true };
    },
  );
}
