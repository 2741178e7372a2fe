import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { orders, refundLines, refunds } from '#database/schema.ts';
import { vatOfRefund } from '../pricing/refund-sums.ts';
import { pricePence } from '../refund-postage.ts';
import type { Shop } from '../shop.ts';

type Refund = typeof refunds.$inferSelect;

/**
 * Sets a refund that is not done to another sum, in the caller's transaction with the order's row locked: less where the money
 * went back in another way meanwhile. Goodwill gives way first, then delivery, then the lines; their units stay refunded. What
 * is more, is goodwill.
 */
export async function cutRefund(shop: Shop, refund: Refund, amountPence: number): Promise<Refund> {
  let leftPence = amountPence;
  const take = (wanted: number) => {
    const pence = Math.min(wanted, leftPence);
    leftPence -= pence;
    return pence;
  };
  const lines = await shop.db
    .select()
    .from(refundLines)
    .where(eq(refundLines.refundId, refund.id))
    .orderBy(asc(refundLines.position));
  for (const line of lines)
    await shop.db
      .update(refundLines)
      .set({ pence: take(line.pence) })
      .where(and(eq(refundLines.refundId, line.refundId), eq(refundLines.position, line.position)));
  const goodsPence = amountPence - leftPence;
  const deliveryPence = take(refund.deliveryPence);
  // No longer asked for as a whole, where it was (./give-refund.ts).
  const contents = refund.contents === 'whole' ? 'cut' : refund.contents;
  const [cut] = await shop.db
    .update(refunds)
    .set({ amountPence, goodsPence, deliveryPence, goodwillPence: leftPence, contents })
    .where(eq(refunds.id, refund.id))
    .returning();
  if (!cut) throw new Error('a refund is gone');
  if (cut.creditNote !== null) await restateVat(shop, cut);
  return cut;
}

/** Of one that had its credit note before it failed: the VAT of all notes stays that of what they give back. */
async function restateVat(shop: Shop, { id, orderId }: Refund): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const [noted] = await shop.db
    .select({
      pence: pricePence,
      othersVatPence: sql<number>`coalesce(sum(vat_pence) filter (where id <> ${id}), 0)::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.creditNote)));
  if (!order || !noted) return;
  const vatPence = vatOfRefund(order.totalPence, 0, noted.pence) - noted.othersVatPence;
  await shop.db.update(refunds).set({ vatPence }).where(eq(refunds.id, id));
}
