import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { products, reviews } from '#database/schema.ts';

/**
 * Changes whose name stands at the reviews of an account, in the transaction that changes the account, with its row
 * locked. Answers the products they are of, to be told as changing. Products are locked before reviews, in the order of
 * their ids, as by everybody who writes reviews.
 *
 * @param author `userId` null: the account goes, and its reviews stay without it
 */
export async function renameReviews(
  tx: Transaction,
  userId: number,
  author: { name: string; userId?: null },
): Promise<string[]> {
  const theirs = tx.select({ id: reviews.productId }).from(reviews).where(eq(reviews.userId, userId));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, theirs))
    .orderBy(products.id)
    .for('no key update');
  const renamed = await tx
    .update(reviews)
    .set(author)
    .where(eq(reviews.userId, userId))
    .returning({ productId: reviews.productId });
  return renamed.map((review) => review.productId);
}
