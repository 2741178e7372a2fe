import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { tagLists } from './cache-tags.ts';
import { findProducts } from './find.ts';
import type { Product } from './product.ts';

/**
 * What is nearest to a product and in stock: of its category, with the most facts in common, and of those the nearest in price.
 * Counted within an index of what lists are narrowed by: no wide row is read but of those that are answered.
 */
export async function nearestInStock(shop: Shop, product: Product, limit: number): Promise<Product[]> {
  const { id, category, pricePence } = product;
  await tagLists(shop, [
    `list ${category}`,
    `attributes ${category}`,
    `prices ${category}`,
    `stock ${category}`,
  ]);
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    with wanted as (select facets from products where id = ${id})
    select near.id from products near, wanted
    where near.active and near.in_stock and near.category = ${category} and near.id <> ${id}
    order by (select count(*) from unnest(near.facets) one where one = any(wanted.facets)) desc,
      abs(ln(near.price_pence::float8 / ${pricePence})), near.id
    limit ${limit}`);
  return findProducts(
    shop,
    rows.map((row) => row.id),
  );
}
