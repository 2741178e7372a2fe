import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { attributesOf } from './attributes/attribute.ts';
import { readAttributes, type SavedAttribute } from './attributes/definitions.ts';
import { findProducts } from './find.ts';
import { nearTo, ofItsKind, tagNearest } from './nearest.ts';
import type { Product } from './product.ts';

export interface Comparison {
  /** Of one category, that of the first; in the order they were asked for. */
  products: Product[];
  /** What was asked for beside them and is of another category: nothing it states can be compared with theirs. */
  others: Product[];
  /** What one of the products states at least, in the order it is shown. */
  attributes: SavedAttribute[];
}

/** Products side by side. What customers may not see, or is not there, is left out. */
export async function compareProducts(shop: Shop, ids: string[]): Promise<Comparison> {
  const [found, all] = await Promise.all([findProducts(shop, ids), readAttributes(shop)]);
  const [first] = found;
  if (!first) return { products: [], others: [], attributes: [] };
  const products = found.filter(({ category }) => category === first.category);
  return {
    products,
    others: found.filter(({ category }) => category !== first.category),
    attributes: attributesOf(all, first.category).filter(({ key }) =>
      products.some(({ attributes }) => attributes[key] !== undefined),
    ),
  };
}

/**
 * What may be compared with some products, in stock: what is of the kind of the first, one of each family before a second one of any,
 * and of these first what has the most facts in common with it, then the nearest in price. None where its kind is not stated: rather
 * none than a charger beside batteries.
 */
export async function findComparable(
  shop: Shop,
  [first, ...rest]: [Product, ...Product[]],
  limit: number,
): Promise<Product[]> {
  const { category } = first;
  await tagNearest(shop, category);
  const condition = ofItsKind(first) ?? sql`false`;
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    with wanted as (select facets from products where id = ${first.id})
    select id from (
      select near.*, row_number() over (
        partition by coalesce(family_id::text, id) order by common desc, away, id) as place
      from (${nearTo(first)}) near
      where ${condition} and id <> all(${sql.param([first, ...rest].map(({ id }) => id))}::text[])
    ) near
    order by place, common desc, away, id
    limit ${limit}`);
  return findProducts(
    shop,
    rows.map(({ id }) => id),
  );
}
