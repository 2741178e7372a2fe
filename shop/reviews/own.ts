import { and, eq } from 'drizzle-orm';
import { reviews } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export interface OwnReview {
  stars: number;
  text: string;
  /** Staff have taken it off the page. */
  hidden: boolean;
}

/** What an account has written of a product, hidden or not; undefined for nothing. */
export async function readOwnReview(
  { db }: Pick<Shop, 'db'>,
  userId: number,
  productId: string,
): Promise<OwnReview | undefined> {
  const [found] = await db
    .select({ stars: reviews.stars, text: reviews.text, hiddenReason: reviews.hiddenReason })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)));
  return found && { stars: found.stars, text: found.text, hidden: found.hiddenReason !== null };
}
