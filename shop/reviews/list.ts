import { count, desc, eq } from 'drizzle-orm';
import { products, reviews } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** A page of all reviews with their product's title, newest first; `productId` '' for every product. */
export async function listReviews(
  shop: Shop,
  { productId, limit, offset }: { productId: string; limit: number; offset: number },
): Promise<{ reviews: { review: typeof reviews.$inferSelect; title: string }[]; total: number }> {
  const where = productId ? eq(reviews.productId, productId) : undefined;
  const [found, counted] = await Promise.all([
    shop.db
      .select({ review: reviews, title: products.title })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(reviews).where(where),
  ]);
  return { reviews: found, total: counted[0]?.total ?? 0 };
}
