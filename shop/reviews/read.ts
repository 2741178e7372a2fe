import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { products, reviews } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

export interface ReviewPage {
  reviews: (typeof reviews.$inferSelect)[];
  total: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** How many of them are by verified buyers. */
  verified: number;
}

/** A page of the published reviews of a product, newest first; `stars` keeps those that gave so many, and the figures are of all. */
export async function readReviews(
  shop: Shop,
  { productId, stars, limit, offset }: { productId: string; stars?: number; limit: number; offset: number },
): Promise<ReviewPage> {
  await tagProduct(shop, productId);
  const published = and(eq(reviews.productId, productId), isNull(reviews.hiddenReason));
  const [found, counts] = await Promise.all([
    shop.db
      .select()
      .from(reviews)
      .where(and(published, stars === undefined ? undefined : eq(reviews.stars, stars)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
    shop.db
      .select({
        stars: reviews.stars,
        times: count(),
        verified: sql<number>`count(*) filter (where ${reviews.verified})::int`,
      })
      .from(reviews)
      .where(published)
      .groupBy(reviews.stars),
  ]);
  const histogram = [1, 2, 3, 4, 5].map((stars) => counts.find((row) => row.stars === stars)?.times ?? 0);
  const total = histogram.reduce((sum, times) => sum + times, 0);
  const verified = counts.reduce((sum, row) => sum + row.verified, 0);
  return { reviews: found, total, histogram, verified };
}

/** Noted before the reviews are read, so that one written in between counts as later. */
async function tagProduct(shop: Shop, productId: string): Promise<void> {
  if (!shop.cacheTag) return;
  const [product] = await shop.db
    .select({ version: products.version })
    .from(products)
    .where(eq(products.id, productId));
  shop.cacheTag(productId, product?.version ?? 0);
}
