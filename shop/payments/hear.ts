import { eq } from 'drizzle-orm';
import { orders, payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { hearDisputes } from './hear-disputes.ts';
import { hearRefunds } from './hear-refunds.ts';

/**
 * Asks the provider what went back of a payment and what its customer's bank says, holding no lock, and settles the order's
 * books by it under the order's row lock. Refunds and disputes that begin or end at the provider come in here alone: its word
 * that something happened, and the reconciler, only knock. Asked twice, late, or out of order, the end is the same.
 *
 * @throws Unreachable when the provider can't be asked
 */
export async function hear(shop: Shop, paymentId: string): Promise<'heard' | 'unknown payment'> {
  const [payment] = await shop.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.paymentId, paymentId));
  if (!payment) return 'unknown payment';
  const { orderId } = payment;
  const movements = await shop.payments.movements(paymentId);
  await transact(shop, async (shop) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return;
    await hearRefunds(shop, order, movements.refunds);
    await hearDisputes(shop, order, movements.disputes);
  });
  return 'heard';
}
