import { eq } from 'drizzle-orm';
import { payments } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type Settled, settle } from './settle.ts';

/**
 * Ends an unfinished payment: the provider's session first, then whatever the provider says stands. Where it turns out
 * to have been paid meanwhile, it is paid (decisions.md section 4).
 *
 * @throws Unreachable when the provider can't be asked
 */
export async function abandon(shop: Shop, orderId: string): Promise<Settled> {
  const before = await settle(shop, orderId);
  if (before !== 'open') return before;
  const [payment] = await shop.db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  // One that was over already: asking again below tells how it ended.
  if (payment?.sessionId) await shop.payments.expire(payment.sessionId);
  return settle(shop, orderId);
}
