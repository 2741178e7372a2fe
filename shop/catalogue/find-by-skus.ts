import { and, eq, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { searches } from './list-tags.ts';
import { type Product, productColumns } from './product.ts';

/**
 * The active products that have one of some SKUs, in no order.
 *
 * @param skus in capitals, all of them
 */
export async function findBySkus(shop: Shop, skus: string[]): Promise<Product[]> {
  // One that gets such a SKU, or is sold again, makes another answer.
  await tagLists(shop, ['list all', searches]);
  const found = await shop.db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.active, true), sql`upper(${products.sku}) = any(${sql.param(skus)}::text[])`));
  tagProducts(shop, found);
  return found;
}
