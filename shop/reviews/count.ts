import { sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { invalidateLists } from '../catalogue/cache-tags.ts';
import type { ListTag } from '../catalogue/list-tags.ts';
import type { Shop } from '../shop.ts';

/**
 * Brings a product's count and sum of stars up to date, in the transaction that changed its reviews, and the lists that go by
 * stars. Its version was raised with them, by the database.
 */
export async function countReviews(shop: Pick<Shop, 'db' | 'invalidate'>, productId: string): Promise<void> {
  const { rows } = await shop.db.execute<{ category: Category }>(sql`
    update products set review_count = published.times, star_sum = published.stars
    from (select count(*)::int as times, coalesce(sum(stars), 0)::int as stars from reviews
      where product_id = ${productId} and hidden_reason is null) as published
    where id = ${productId} returning category`);
  await invalidateLists(shop, ['ratings all', ...rows.map(({ category }): ListTag => `ratings ${category}`)]);
}
