import { and, eq } from 'drizzle-orm';
import { orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { markUnpaid } from './paid.ts';
import { type OpenedSession, type PreparedRequest, Unreachable } from './provider.ts';

/** Where to pay. An order of £0.00 is paid at once and has no page to go to (decisions.md section 3). */
export interface OpenSession {
  orderId: string;
  sessionId: string;
  url: string;
}

/**
 * Opens the hosted card page of an order already written, or answers the one that is open. Sends the stored request
 * under the order's own idempotency key, so that an unknown outcome can be asked again (decisions.md section 4).
 *
 * @throws Unreachable when the provider gave no clear answer: the order stays as it is
 */
export async function openSession(shop: Shop, orderId: string): Promise<OpenSession> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error('an order has a payment');
  if (payment.sessionId && payment.url) return { orderId, sessionId: payment.sessionId, url: payment.url };
  return openFirst(shop, orderId, payment.request as PreparedRequest | null);
}

/** The same of an order just written, whose request is at hand; null where there is nothing to pay. */
export async function openFirst(
  shop: Shop,
  orderId: string,
  request: PreparedRequest | null,
): Promise<OpenSession> {
  if (!request)
    return { orderId, sessionId: `free_${orderId}`, url: `${shop.settings.publicUrl}/success/${orderId}` };
  const { sessionId, url } = await openAtProvider(shop, orderId, request);
  await shop.db
    .update(payments)
    .set({ state: 'open', sessionId, url })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'creating')));
  return { orderId, sessionId, url };
}

async function openAtProvider(shop: Shop, orderId: string, request: PreparedRequest): Promise<OpenedSession> {
  const opened = await shop.payments.open(request, `order_${orderId}`).catch((error) => {
    shop.log.warn({ orderId }, 'the payment provider did not say that it opened a session');
    throw error;
  });
  shop.count?.('payment', 'refused' in opened ? 'session refused' : 'session opened');
  if (!('refused' in opened)) return opened;
  // For good: nothing was opened, nothing can be paid.
  shop.log.error({ orderId, code: opened.refused }, 'the payment provider refused a session');
  await transact(shop, async (shop) => {
    const [order] = await shop.db
      .select({ payment: orders.paymentStatus })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    if (order?.payment === 'Pending') await markUnpaid(shop, orderId, 'failed');
  });
  throw new Unreachable(new Error(`the payment provider refused a session: ${opened.refused}`));
}
