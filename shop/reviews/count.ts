import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';

/**
 * Brings a product's count and sum of stars up to date, in the transaction that changed its reviews. Its version was raised
 * with them, by the database.
 */
export async function countReviews(shop: Pick<Shop, 'db'>, productId: string): Promise<void> {
  await shop.db.execute(sql`
    update products set review_count = published.times, star_sum = published.stars
    from (select count(*)::int as times, coalesce(sum(stars), 0)::int as stars from reviews
      where product_id = ${productId} and hidden_reason is null) as published
    where id = ${productId}`);
}
