import { and, asc, desc, sql } from 'drizzle-orm';
import { percentPerUnit, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { firstOfFamilyBy } from './families/cards.ts';
import { deals } from './list-tags.ts';
import { type Product, productColumns } from './product.ts';

/**
 * The products in stock whose quantity discounts give the most for the fewest units, the newest first among equals; of a family the
 * first one.
 */
export async function hotDeals(shop: Shop, limit: number): Promise<Product[]> {
  const { active, inStock, tierQuantities, tierPercents } = products;
  const best = percentPerUnit(tierQuantities, tierPercents);
  // As the index says it.
  const where = and(active, inStock, sql`cardinality(${tierPercents}) > 0`);
  const keys = [best, sql`${products.createdAt}`].map((key) => ({ key, falls: true }));
  await tagLists(shop, [deals]);
  const found = await shop.db
    .select(productColumns)
    .from(products)
    .where(and(where, firstOfFamilyBy(where, keys)))
    .orderBy(desc(best), desc(products.createdAt), asc(products.id))
    .limit(limit);
  tagProducts(shop, found);
  return found;
}
