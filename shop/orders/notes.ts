import { and, eq } from 'drizzle-orm';
import type { NoteReader } from '#database/enums.ts';
import { orderNotes, orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export interface NoteDraft {
  orderId: string;
  text: string;
  for: NoteReader;
  /** Made by whoever writes: the same one is the same press. */
  key: string;
  staffId: string;
}

/** Writes a note at an order, once for each key. One for the customer stands on the order's page, and is mailed, once. */
export function addOrderNote(
  shop: Shop,
  { orderId, text, for: reader, key, staffId }: NoteDraft,
): Promise<{ noteId: number } | { refused: 'no such order' }> {
  return transact(shop, async (shop) => {
    const [order] = await shop.db
      .select({ email: orders.email })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    if (!order) return { refused: 'no such order' as const };
    const same = and(eq(orderNotes.orderId, orderId), eq(orderNotes.key, key));
    const [earlier] = await shop.db.select({ id: orderNotes.id }).from(orderNotes).where(same);
    if (earlier) return { noteId: earlier.id };
    const [written] = await shop.db
      .insert(orderNotes)
      .values({ orderId, text, for: reader, key, staffId, at: shop.now() })
      .returning({ id: orderNotes.id });
    if (!written) throw new Error('the note was not written');
    await audit(shop, { staffId, action: 'order note', subject: orderId, after: { for: reader } });
    if (reader === 'customer' && order.email)
      await shop.jobs.add('mail', { template: 'order note', to: order.email, orderId, noteId: written.id });
    return { noteId: written.id };
  });
}
