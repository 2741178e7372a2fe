import { and, asc, eq } from 'drizzle-orm';
import { refunds } from '#database/schema.ts';
import { giveRefund } from '#shop/payments/give-refund.ts';
import type { Shop } from '#shop/shop.ts';

/** Gives all that is owed of an order, as the jobs do. */
export async function giveRefunds(shop: Shop, orderId: string): Promise<void> {
  const owed = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))
    .orderBy(asc(refunds.id));
  for (const { id } of owed) await giveRefund(shop, id);
}
