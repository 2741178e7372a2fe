import { sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import type { Shop } from '../shop.ts';
import { attributesOf } from './attributes/attribute.ts';
import { readAttributes, type SavedAttribute } from './attributes/definitions.ts';
import { tagLists } from './cache-tags.ts';
import { findProducts } from './find.ts';
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

/** The attribute that says what kind of thing a product is, and values of it that are one kind to compare. */
const kinds: Partial<Record<Category, { key: string; alike?: readonly string[] }>> = {
  gas: { key: 'gas-kind', alike: ['Green gas', 'Low-pressure gas', 'Winter gas'] },
  magazines: { key: 'feed', alike: ['Low-cap', 'Mid-cap', 'Hi-cap', 'Drum'] },
  batteries: { key: 'battery-kind' },
  attire: { key: 'attire-kind' },
  attachments: { key: 'attachment-kind' },
};

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
  const { category, pricePence, attributes } = first;
  await tagLists(shop, [
    `list ${category}`,
    `attributes ${category}`,
    `prices ${category}`,
    `stock ${category}`,
  ]);
  const kind = kinds[category];
  const stated = String(attributes[kind?.key ?? '']);
  const values = kind?.alike?.includes(stated) ? kind.alike : [stated];
  const isOfKind = kind
    ? sql`near.facets && (select array_agg(id) from attribute_values
        where key = ${kind.key} and value = any(${sql.param(values)}::text[]))`
    : sql`true`;
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    with wanted as (select facets from products where id = ${first.id})
    select id from (
      select near.id, common, abs(ln(near.price_pence::float8 / ${pricePence})) as away, row_number() over (
        partition by coalesce(near.family_id::text, near.id)
        order by common desc, abs(ln(near.price_pence::float8 / ${pricePence})), near.id) as place
      from products near, wanted,
        lateral (select count(*) as common from unnest(near.facets) one where one = any(wanted.facets)) counted
      where near.active and near.in_stock and near.category = ${category} and ${isOfKind}
        and near.id <> all(${sql.param([first, ...rest].map(({ id }) => id))}::text[])
    ) near
    order by place, common desc, away, id
    limit ${limit}`);
  return findProducts(
    shop,
    rows.map(({ id }) => id),
  );
}
