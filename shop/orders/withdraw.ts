import { eq } from 'drizzle-orm';
import { orders, withdrawals } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { withdrawUntil } from './rights.ts';
import { shopperMayCancel } from './status.ts';

export type WithdrawRefusal = {
  refused: 'no such order' | 'not sent yet' | 'too late' | 'already withdrawn';
};

/**
 * Records the notice with its date, and mails it to staff and, as proof, to the shopper.
 *
 * @param staffId who records it, where it came by letter or phone: for the audit log
 */
export async function withdraw(
  shop: Shop,
  orderId: string,
  reason: string,
  staffId?: string,
): Promise<{ at: Date } | WithdrawRefusal> {
  const now = shop.now();
  return transact(shop, async (shop) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    if (shopperMayCancel(order)) return { refused: 'not sent yet' };
    if (!withdrawUntil(order, now)) return { refused: 'too late' };
    const kept = await shop.db
      .insert(withdrawals)
      .values({ orderId, reason, requestedAt: now })
      .onConflictDoNothing()
      .returning();
    if (kept.length === 0) return { refused: 'already withdrawn' };
    if (staffId) await audit(shop, { staffId, action: 'order withdrawn', subject: orderId });
    await shop.jobs.add('mail', {
      template: 'withdrawal',
      to: shop.settings.staffMail,
      orderId,
      for: 'staff',
    });
    await shop.jobs.add('mail', { template: 'withdrawal', to: order.email, orderId, for: 'shopper' });
    return { at: now };
  });
}
