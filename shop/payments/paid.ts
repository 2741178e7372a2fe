import { eq, sql } from 'drizzle-orm';
import { inOrder } from '#database/connect.ts';
import { orderEvents, orders, payments } from '#database/schema.ts';
import { emailOnce } from '../order-email.ts';
import type { Shop } from '../shop.ts';
import { release } from '../stock/release.ts';
import { sell } from '../stock/sell.ts';

export interface Receipt {
  /** The provider's session, by which the payment is known. */
  sessionId: string;
  /** What a refund names; null where no card was charged. */
  paymentId: string | null;
}

/**
 * Makes an order whose units are held a sale: they leave the stock, its payment is Success, its receipt is numbered and the
 * confirmation queued. In the caller's transaction, with the order row locked (or new).
 */
export async function markPaid(
  shop: Shop,
  order: { id: string; email: string },
  receipt: Receipt,
): Promise<void> {
  const { id: orderId } = order;
  const now = shop.now();
  const [, [paid]] = await inOrder([
    () => sell(shop, orderId),
    () =>
      shop.db
        .update(orders)
        .set({ paymentStatus: 'Success', paidAt: now, receiptNumber: sql`nextval('receipt_numbers')` })
        .where(eq(orders.id, orderId))
        .returning({ receipt: orders.receiptNumber }),
    () =>
      shop.db
        .update(payments)
        .set({ state: 'paid', ...nowhere, mailbox: null, ...receipt })
        .where(eq(payments.orderId, orderId)),
    () => shop.db.insert(orderEvents).values({ orderId, event: 'Success', by: 'provider', at: now }),
    () => emailOnce(shop, order, 'order confirmed'),
  ]);
  shop.count?.('order', 'paid');
  shop.log.info({ orderId, receipt: paid?.receipt }, 'an order was paid');
}

/**
 * Ends an order that was not paid: its held units return, once, and its payment is Failed. The checkout's key is free
 * again, so that the shopper can retry. In the caller's transaction, with the order row locked.
 */
export async function markUnpaid(shop: Shop, orderId: string, state: 'expired' | 'failed'): Promise<void> {
  await release(shop, orderId);
  await shop.db
    .update(orders)
    .set({ paymentStatus: 'Failed', idempotencyKey: null })
    .where(eq(orders.id, orderId));
  const forgotten = state === 'failed' ? { ...nowhere, mailbox: null } : nowhere;
  await shop.db
    .update(payments)
    .set({ state, ...forgotten })
    .where(eq(payments.orderId, orderId));
  await shop.db.insert(orderEvents).values({ orderId, event: 'Failed', by: 'provider', at: shop.now() });
  shop.count?.('order', 'not paid');
  shop.log.info({ orderId, payment: state }, 'an order was not paid');
}

/** A payment that is settled holds nothing of its place any more (../orders/hold-limits.ts). */
const nowhere = { network: null, widerNetwork: null };
