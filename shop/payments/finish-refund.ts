import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { disputes, orderEvents, orders, payments, refunds } from '#database/schema.ts';
import { sendWaitingEmail } from '../order-email.ts';
import { vatOfRefund } from '../pricing/refund-sums.ts';
import { pricePence } from '../refund-postage.ts';
import type { Shop } from '../shop.ts';

type Refund = typeof refunds.$inferSelect;

/** How the money went back: through the provider, or by staff in another way. */
export type Means = { by: 'provider'; providerRefund?: string | null } | { by: 'staff' };

/**
 * Notes that a refund's money went back, in the caller's transaction, which holds the order's row lock: it gets its credit note,
 * the shopper is told, once, and the payment is Refunded once all of it went back.
 */
export async function finishRefund(shop: Shop, { id, orderId }: Refund, means: Means): Promise<void> {
  const now = shop.now();
  const [done] = await shop.db
    .update(refunds)
    .set({
      state: 'done',
      doneAt: now,
      ...(means.by === 'staff' ? { byOtherMeans: true } : { providerRefund: means.providerRefund ?? null }),
    })
    .where(eq(refunds.id, id))
    .returning();
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!done || !order) return;
  await shop.db.insert(orderEvents).values({ orderId, event: 'Money returned', by: means.by, at: now });
  await giveCreditNote(shop, done, order);
  await notePaymentStatus(shop, orderId);
  if (order.email && !done.mailedAt && done.amountPence > 0) {
    await shop.db.update(refunds).set({ mailedAt: now }).where(eq(refunds.id, id));
    // Of a cancelled order one letter tells of both, where it has not gone yet.
    const isTold =
      done.reason === 'cancelled' &&
      means.by === 'provider' &&
      (await sendWaitingEmail(shop, order, 'order cancelled'));
    if (!isTold)
      await shop.jobs.add('mail', { template: 'order refunded', to: order.email, orderId, refundId: id });
  }
  shop.count?.('payment', 'refund given');
  shop.log.info({ orderId, refund: id, by: means.by }, 'a refund was given');
}

/**
 * Its number, once, and its VAT: those of an order's credit notes and of what remains are the order's VAT to the penny. Postage
 * that is paid back takes nothing off the price, so that it has none (docs/decisions/034).
 */
async function giveCreditNote(shop: Shop, refund: Refund, order: typeof orders.$inferSelect): Promise<void> {
  const { id, orderId, amountPence } = refund;
  if (refund.creditNote !== null || order.receiptNumber === null || amountPence === 0) return;
  const [before] = await shop.db
    .select({ pence: pricePence })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.creditNote)));
  const [own] = await shop.db.select({ pence: pricePence }).from(refunds).where(eq(refunds.id, id));
  await shop.db
    .update(refunds)
    .set({
      creditNote: sql`nextval('credit_note_numbers')`,
      vatPence: vatOfRefund(order.totalPence, before?.pence ?? 0, own?.pence ?? 0),
    })
    .where(eq(refunds.id, id));
}

/** A payment is Refunded once all that was captured went back: by refunds that are done, or to the bank by a lost dispute. */
export async function notePaymentStatus(shop: Shop, orderId: string): Promise<void> {
  await shop.db
    .update(orders)
    .set({ paymentStatus: 'Refunded' })
    .where(and(eq(orders.id, orderId), ne(orders.paymentStatus, 'Refunded'), wentBackWhole(orderId)));
}

/**
 * A payment that was Refunded is not, once a refund failed or a dispute was decided otherwise: it is what it was before. A
 * first-order code that went into another order meanwhile stays there.
 */
export async function noteReopened(shop: Shop, orderId: string): Promise<void> {
  await shop.db
    .update(orders)
    .set({
      paymentStatus: sql`(case when ${orders.paidAt} is null then 'Failed' else 'Success' end)::payment_status`,
      firstOrder: sql`${orders.firstOrder} and not exists (
        select from orders as others where others.user_id = ${orders.userId} and others.id <> ${orderId}
          and others.first_order and others.payment_status in ('Pending', 'Success'))`,
    })
    .where(
      and(eq(orders.id, orderId), eq(orders.paymentStatus, 'Refunded'), sql`not ${wentBackWhole(orderId)}`),
    );
}

const wentBackWhole = (orderId: string) => sql`
  (coalesce((select sum(amount_pence) from ${refunds} where order_id = ${orderId} and state = 'done'), 0)
    + coalesce((select sum(amount_pence) from ${disputes} where order_id = ${orderId} and state = 'lost'), 0)
    >= (select amount_pence from ${payments} where order_id = ${orderId}))`;
