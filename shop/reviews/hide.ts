import { eq } from 'drizzle-orm';
import { reviews } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { countReviews } from './count.ts';
import { lockReview } from './lock.ts';

/** Takes a review off the page with a reason, or with '' publishes it again (decisions.md section 6). False for none. */
export async function hideReview(shop: Shop, id: number, reason: string, staffId: string): Promise<boolean> {
  return transact(shop, async (shop) => {
    const before = await lockReview(shop, id);
    if (!before) return false;
    const hiddenReason = reason || null;
    await shop.db.update(reviews).set({ hiddenReason }).where(eq(reviews.id, id));
    await countReviews(shop, before.productId);
    await audit(shop, {
      staffId,
      action: hiddenReason ? 'review hidden' : 'review published',
      subject: before.productId,
      before: { id, hiddenReason: before.hiddenReason },
      after: { id, hiddenReason },
    });
    shop.invalidate([before.productId]);
    return true;
  });
}
