import { and, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { products, reviews } from '#database/schema.ts';
import { tagProducts } from '../catalogue/cache-tags.ts';
import { type Product, productColumns } from '../catalogue/product.ts';
import type { Shop } from '../shop.ts';

export interface ShownReview {
  product: Product;
  review: typeof reviews.$inferSelect;
}

/** Letters that a review has at least and at most to stand by itself. */
const [shortest, longest] = [60, 280];

/**
 * The newest reviews by buyers of some products, one of each product, whatever their stars (decisions.md section 6): those alone
 * that say something in a few sentences.
 */
export async function newestReviews(
  shop: Shop,
  { productIds, limit }: { productIds: string[]; limit: number },
): Promise<ShownReview[]> {
  const found = await shop.db
    .selectDistinctOn([reviews.productId], { product: productColumns, review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        among(reviews.productId, productIds),
        products.active,
        isNull(reviews.hiddenReason),
        reviews.verified,
        sql`length(${reviews.text}) between ${shortest} and ${longest}`,
      ),
    )
    .orderBy(reviews.productId, sql`${reviews.createdAt} desc`, sql`${reviews.id} desc`);
  // A review raises the version of its product: one that is written later shows.
  tagProducts(
    shop,
    found.map(({ product }) => product),
  );
  return found
    .sort((one, other) => other.review.createdAt.getTime() - one.review.createdAt.getTime())
    .slice(0, limit);
}
