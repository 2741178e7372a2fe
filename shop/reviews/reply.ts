import { eq } from 'drizzle-orm';
import { reviews } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { lockReview } from './lock.ts';

export interface ReviewReply {
  /** Of the review. */
  id: number;
  /** What the shop says; '' takes away what it said. */
  reply: string;
  /** What it said, as whoever writes saw it; '' for nothing. */
  replyWas: string;
  /** When the review that they read was last rewritten; null: never. */
  editedAt: Date | null;
}

export type ReplyRefusal = { refused: 'no such review' | 'changed meanwhile' };

/**
 * Writes the shop's reply beneath a review, or takes it away. Never over a colleague's, nor beneath words that nobody read: what stands
 * there must be what was seen. The same once more, from a request that came twice, is no other reply.
 */
export async function replyToReview(
  shop: Shop,
  { id, reply, replyWas, editedAt }: ReviewReply,
  staffId: string,
): Promise<{ written: true } | ReplyRefusal> {
  return transact(shop, async (shop): Promise<{ written: true } | ReplyRefusal> => {
    const before = await lockReview(shop, id);
    if (!before) return { refused: 'no such review' };
    const now = before.reply ?? '';
    if (now === reply) return { written: true };
    if (now !== replyWas || before.editedAt?.getTime() !== editedAt?.getTime())
      return { refused: 'changed meanwhile' };
    await shop.db
      .update(reviews)
      .set(reply ? { reply, repliedAt: shop.now() } : { reply: null, repliedAt: null })
      .where(eq(reviews.id, id));
    await audit(shop, {
      staffId,
      action: reply ? 'review replied' : 'review reply removed',
      subject: before.productId,
      before: { id, reply: before.reply },
      after: { id, reply: reply || null },
    });
    shop.invalidate([before.productId]);
    return { written: true };
  });
}
