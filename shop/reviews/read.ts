import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { reviews } from '#database/schema.ts';
import type { AttributeValues } from '../catalogue/attributes/attribute.ts';
import { tagProducts } from '../catalogue/cache-tags.ts';
import { sameThingAxes } from '../catalogue/families/axes.ts';
import type { Shop } from '../shop.ts';

export type StoredReview = typeof reviews.$inferSelect;

export interface ReviewPage {
  /** With the variant that each is about: 'Tan, L'; '' where the product is the only one. */
  reviews: (StoredReview & { variant: string })[];
  total: number;
  /** Of all of them together. */
  starSum: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** How many of them are by verified buyers. */
  verified: number;
}

/**
 * A page of the published reviews of a product and of its variants, which differ in size or colour alone, newest first; `stars`
 * keeps those that gave so many, and the figures are of all.
 */
export async function readReviews(
  shop: Shop,
  { productId, stars, limit, offset }: { productId: string; stars?: number; limit: number; offset: number },
): Promise<ReviewPage> {
  const variants = await readVariants(shop, productId);
  // Noted before the reviews are read, so that one written in between counts as later.
  tagProducts(shop, variants);
  const published = and(
    among(
      reviews.productId,
      variants.map(({ id }) => id),
    ),
    isNull(reviews.hiddenReason),
  );
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
  const sum = (read: (row: (typeof counts)[number]) => number) =>
    counts.reduce((total, row) => total + read(row), 0);
  const names = new Map(variants.map(({ id, name }) => [id, name]));
  return {
    reviews: found.map((review) => ({ ...review, variant: names.get(review.productId) ?? '' })),
    total: sum(({ times }) => times),
    starSum: sum(({ stars, times }) => stars * times),
    histogram,
    verified: sum(({ verified }) => verified),
  };
}

interface Variant {
  id: string;
  version: number;
  /** By what it differs from the others; '' where there is no other. */
  name: string;
}

/** A product, and those of its family that have the same values as it on every other axis than size and colour. */
async function readVariants(shop: Shop, productId: string): Promise<Variant[]> {
  const { rows } = await shop.db.execute<
    Omit<Variant, 'name'> & { attributes: AttributeValues; axes: string[] }
  >(sql`
    select variant.id, variant.version, variant.attributes, coalesce(family.axes, '{}') as axes
    from products as own
    left join families as family on family.id = own.family_id
    join products as variant on variant.id = own.id or (variant.family_id = own.family_id and not exists (
      select from unnest(family.axes) as axis
      where axis <> all(${sql.param(sameThingAxes)}::text[])
        and variant.attributes -> axis is distinct from own.attributes -> axis))
    where own.id = ${productId}`);
  return rows.map(({ id, version, axes, attributes }) => ({
    id,
    version,
    name:
      rows.length > 1
        ? axes
            .filter((axis) => sameThingAxes.includes(axis))
            .map((axis) => attributes[axis])
            .join(', ')
        : '',
  }));
}
