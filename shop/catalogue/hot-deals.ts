import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { deals } from './list-tags.ts';
import { type Product, productColumns } from './product.ts';

/** The products in stock with the deepest quantity discounts, the newest first among equals. */
export async function hotDeals(shop: Shop, limit: number): Promise<Product[]> {
  const { tierPercents, onHand, reserved } = products;
  const deepest = sql<number>`${tierPercents}[cardinality(${tierPercents})]`;
  await tagLists(shop, [deals]);
  const found = await shop.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.active, true), gt(onHand, reserved), sql`cardinality(${tierPercents}) > 0`))
    .orderBy(desc(deepest), desc(products.createdAt), asc(products.id))
    .limit(limit);
  tagProducts(shop, found);
  return found;
}
