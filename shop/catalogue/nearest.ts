import { type SQL, sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import type { Shop } from '../shop.ts';
import { readListVersions, tagLists } from './cache-tags.ts';
import { familyKey } from './families/family-key.ts';
import type { Family } from './families/read.ts';
import { findProduct, findProducts } from './find.ts';
import { attributeOf } from './fit/gun.ts';
import { fitRules } from './fit/rules.ts';
import { kindOf } from './fit/same-fit.ts';
import { goesWithProduct } from './goes-with/find.ts';
import { maxBeside, maxGoesWith } from './limits.ts';
import type { ListTag } from './list-tags.ts';
import type { Product } from './product.ts';

/** What somebody may buy in place of a product. Undefined for one that customers may not see. */
export async function findSimilar(shop: Shop, productId: string): Promise<Product[] | undefined> {
  const product = await findProduct(shop, productId);
  return product && nearestInStock(shop, product, maxBeside, goesWithProduct(shop, product));
}

/**
 * What is nearest to a product and in stock, of each family the nearest one: none that goes with it, in whatever size, since nobody
 * buys a charger in place of a battery.
 */
export async function nearestInStock(
  shop: Shop,
  product: Product,
  limit: number,
  goesWith: Product[] | Promise<Product[]>,
): Promise<Product[]> {
  const { category } = product;
  const stock: ListTag = `stock ${category}`;
  const tags: ListTag[] = [`list ${category}`, `attributes ${category}`];
  // Read before the products, so that a change in between counts as later.
  const versions = shop.cacheTag ? await readListVersions(shop, [...tags, stock]) : undefined;
  const tag = (one: ListTag) => shop.cacheTag?.(one, versions?.get(one) ?? 0);
  const [ranked, beside] = await Promise.all([rankNearest(shop, product, limit + maxGoesWith), goesWith]);
  const taken = new Set(beside.map(familyKey));
  const shown = ranked.filter(({ family }) => !taken.has(family)).slice(0, limit);
  tags.forEach(tag);
  // What sells out, or costs something else, is purged by its own tag; what comes back matters where there was room for it.
  if (shown.length < limit) tag(stock);
  return findProducts(
    shop,
    shown.map(({ id }) => id),
  );
}

/**
 * What stands in for something sold out that nothing is like: another of its family, in its own size where one is in stock, and what it
 * is used with.
 */
export async function standInsOf(shop: Shop, soldOut: Product, family: Family | null): Promise<Product[]> {
  const inStock = family?.members.filter(({ onHand, reserved }) => onHand > reserved) ?? [];
  const other = inStock.find(({ attributes }) => attributes.size === soldOut.attributes.size) ?? inStock[0];
  const others = other ? await findProducts(shop, [other.id]) : [];
  return [...others, ...(await goesWithProduct(shop, soldOut))];
}

/**
 * Of its category and its kind, where that is stated, with the most facts in common, and of those the nearest in price, one of each
 * family and none of its own, which its page's choices lead to; what has less than half as much in common as the first is something
 * else, and so is what fits other guns: a magazine of another pattern. Counted without a wide row.
 */
async function rankNearest(
  shop: Shop,
  product: Product,
  limit: number,
): Promise<{ id: string; family: string }[]> {
  const { id, category, pricePence } = product;
  // A cell fits what takes it, and nothing else.
  const decisive = [
    ...(fitRules[category]?.rules ?? []).map(({ of }) => attributeOf[of]),
    ...(category === 'batteries' ? ['cell'] : []),
  ];
  const { rows } = await shop.db.execute<{ id: string; family: string }>(sql`
    with wanted as (select facets, family_id from products where id = ${id}),
      decisive as (select array_agg(value.id) as any_of from attribute_values value, wanted
        where value.key = any(${sql.param(decisive)}::text[]) and value.id = any(wanted.facets) group by value.key)
    select id, coalesce(family_id::text, id) as family from (
      select *, row_number() over (
        partition by coalesce(family_id::text, id) order by common desc, away, id) as place
      from (
        select near.*, max(common) over () as most from (${nearTo({ category, pricePence })}) near, wanted
        where near.id <> ${id}
          and coalesce(near.family_id <> wanted.family_id, true)
          and ${ofItsKind(product) ?? sql`true`}
          and not exists (select from decisive where not near.facets && any_of)
      ) near
      where common * 2 >= most
    ) near
    where place = 1
    order by common desc, away, id
    limit ${limit}`);
  return rows;
}

/** Where an answer that is made of `nearTo` changes. */
export const tagNearest = (shop: Shop, category: Category): Promise<void> =>
  tagLists(shop, [`list ${category}`, `attributes ${category}`, `prices ${category}`, `stock ${category}`]);

/**
 * What is in stock of a category: how many facts each has in common with the row `wanted` and how far its price is away, as a ratio.
 *
 * @returns rows of `id`, `family_id`, `facets`, `common`, `away`
 */
export const nearTo = ({ category, pricePence }: Pick<Product, 'category' | 'pricePence'>) => sql`
  select near.id, near.family_id, near.facets, intarray.icount(intarray._int_inter(near.facets, wanted.facets)) as common,
    abs(ln(near.price_pence::float8 / ${pricePence})) as away
  from products near, wanted
  where near.active and near.in_stock and near.category = ${category}`;

/** Values of what says its kind (fit/same-fit.ts) that are one kind to whoever chooses among them. */
const alike: Partial<Record<Category, readonly (readonly string[])[]>> = {
  gas: [['Green gas', 'Low-pressure gas', 'Winter gas']],
  magazines: [['Low-cap', 'Mid-cap', 'Hi-cap', 'Drum']],
  attire: [
    ['Goggles', 'Full-face mask'],
    ['Plate carrier', 'Chest rig'],
  ],
  attachments: [
    ['Red dot', 'Scope'],
    ['Mock suppressor', 'Flash hider', 'Tracer unit'],
  ],
};

/** That a row of `nearTo` is of a product's kind; undefined where that states none, and true where a category has no kinds. */
export function ofItsKind({
  category,
  attributes,
}: Pick<Product, 'category' | 'attributes'>): SQL | undefined {
  const kind = kindOf(category);
  if (!kind) return sql`true`;
  if (attributes[kind] === undefined) return undefined;
  const stated = String(attributes[kind]);
  const values = alike[category]?.find((one) => one.includes(stated)) ?? [stated];
  return sql`near.facets && (select array_agg(id) from attribute_values
    where key = ${kind} and value = any(${sql.param(values)}::text[]))`;
}
