import { eq } from 'drizzle-orm';
import { orders, type refunds, returnReceipts } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * Queues the letter that what a refund is for came back, in the caller's transaction. It is for refunds that weren't given: the
 * letter of one that was says so itself. Nothing where no return brought it.
 */
export async function tellReceived(
  shop: Shop,
  { id, orderId }: Pick<typeof refunds.$inferSelect, 'id' | 'orderId'>,
): Promise<void> {
  const [receipt] = await shop.db
    .select({ id: returnReceipts.id, email: orders.email })
    .from(returnReceipts)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(returnReceipts.refundId, id));
  if (!receipt?.email) return;
  const { id: receiptId, email: to } = receipt;
  await shop.jobs.add('mail', { template: 'return received', to, orderId, receiptId });
}
