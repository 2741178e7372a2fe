import { eq, inArray } from 'drizzle-orm';
import { products, reviews } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** A review as it stands, locked until the transaction ends; undefined for none. The product before it, as by everybody who writes reviews. */
export async function lockReview(
  { db }: Pick<Shop, 'db'>,
  id: number,
): Promise<typeof reviews.$inferSelect | undefined> {
  const its = db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.id, id));
  await db.select({ id: products.id }).from(products).where(inArray(products.id, its)).for('no key update');
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return review;
}
