import { eq, inArray } from 'drizzle-orm';
import { products, reviews } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * Changes whose name stands at the reviews of an account, in the transaction that changes the account, with its row
 * locked. Products are locked before reviews, in the order of
 * their ids, as by everybody who writes reviews.
 *
 * @param author `userId` null: the account goes, and its reviews stay without it
 */
export async function renameReviews(
  shop: Shop,
  userId: number,
  author: { name: string; userId?: null },
): Promise<void> {
  const theirs = shop.db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.userId, userId));
  await shop.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, theirs))
    .orderBy(products.id)
    .for('no key update');
  const renamed = await shop.db
    .update(reviews)
    .set(author)
    .where(eq(reviews.userId, userId))
    .returning({ productId: reviews.productId });
  shop.invalidate(renamed.map((review) => review.productId));
}
