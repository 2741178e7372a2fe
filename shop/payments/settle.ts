import { eq } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { orders, payments, products, reservations } from '#database/schema.ts';
import { hasFirstOrderElsewhere } from '../coupons/buyer-fingerprints.ts';
import { hasEarlierOrder } from '../coupons/first-order.ts';
import type { Shop } from '../shop.ts';
import { hold } from '../stock/hold.ts';
import { transact } from '../transact.ts';
import { openSession } from './open.ts';
import { markPaid, markUnpaid } from './paid.ts';
import { type SessionState, Unreachable } from './provider.ts';
import { requestRest } from './refund.ts';

/** What is known of a payment afterwards: it may still be paid, it was, or it never will be. */
export type Settled = 'open' | 'paid' | 'unpaid' | 'unknown order';

/**
 * The one place where an order becomes paid or unpaid (decisions.md section 4). The webhook, the success page, the
 * failed page and the reconciler all come here: it asks the provider, holding no lock, and applies the answer under
 * the order's row lock. Asking twice, late, or from two sides at once changes nothing.
 *
 * @throws Unreachable when the provider can't be asked
 */
export async function settle(shop: Shop, orderId: string): Promise<Settled> {
  const [payment] = await shop.db
    .select({ state: payments.state, sessionId: payments.sessionId, expiresAt: payments.expiresAt })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  if (!payment) return 'unknown order';
  if (payment.state === 'paid') return 'paid';
  // Refused by the provider before anything could be paid.
  if (payment.state === 'failed') return 'unpaid';
  const sessionId = payment.sessionId ?? (await openSession(shop, orderId)).sessionId;
  const session = await shop.payments.ask(sessionId);
  if (session.state === 'unknown') {
    shop.log.warn(
      { orderId },
      'the payment provider knows no such session: is it the account that the order was placed with?',
    );
    // Once its page would be closed in any case, nothing can be paid any more.
    if (shop.now() < payment.expiresAt) throw new Unreachable(new Error('no such session'));
  }
  return transact(shop, (shop) => apply(shop, orderId, session));
}

async function apply(shop: Shop, orderId: string, session: SessionState): Promise<Settled> {
  // One after the other: the payment is read as it is once the order is locked.
  const [[order], [payment]] = await inOrder([
    () => shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    () => shop.db.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId)),
  ]);
  if (!order || !payment) return 'unknown order';
  if (payment.state === 'paid') return 'paid';

  if (session.state === 'paid') {
    const { amountPence, currency, sessionId, paymentId } = session.payment;
    if (amountPence !== order.totalPence || currency !== 'GBP' || session.payment.orderId !== orderId) {
      shop.log.error({ orderId, amount: amountPence }, 'a payment does not match its order');
      return 'open';
    }
    const receipt = { sessionId, paymentId };
    const held = payment.state === 'creating' || payment.state === 'open';
    // Money that comes for an order already released is honoured if the goods are there and the account that they go to,
    // else it goes back.
    const honoured =
      held ||
      (order.userId !== null &&
        order.orderStatus === 'Pending' &&
        !(await codeUsedSince(shop, order)) &&
        (await holdAgain(shop, orderId)));
    if (honoured) {
      await markPaid(shop, order, receipt);
    } else {
      await shop.db
        .update(payments)
        .set({ state: 'paid', mailbox: null, ...receipt })
        .where(eq(payments.orderId, orderId));
      await requestRest(shop, { orderId, reason: 'paid too late', by: 'shop' });
    }
    return 'paid';
  }
  if (session.state === 'open') return 'open';
  if (payment.state !== 'expired') await markUnpaid(shop, orderId, 'expired');
  return 'unpaid';
}

/** A first-order code that went into another order meanwhile is not worth a second one. */
async function codeUsedSince(shop: Shop, order: typeof orders.$inferSelect): Promise<boolean> {
  if (!order.firstOrder || order.userId === null) return false;
  return (await hasEarlierOrder(shop, order.userId)) || (await hasFirstOrderElsewhere(shop, order.id));
}

/** Holds a released order's units once more; all of them, or none. */
async function holdAgain(shop: Shop, orderId: string): Promise<boolean> {
  const lines = await shop.db
    .select({
      productId: reservations.productId,
      quantity: reservations.quantity,
      onHand: products.onHand,
      reserved: products.reserved,
    })
    .from(reservations)
    .innerJoin(products, eq(products.id, reservations.productId))
    .where(eq(reservations.orderId, orderId))
    .orderBy(products.id)
    .for('update');
  if (lines.some((line) => line.onHand - line.reserved < line.quantity)) return false;
  await hold(shop, orderId, lines);
  return true;
}
