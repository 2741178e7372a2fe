import { sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import type { Shop } from '../shop.ts';
import { tagLists } from './cache-tags.ts';
import { findProduct, findProducts } from './find.ts';
import { attributeOf } from './fit/gun.ts';
import { fitRules } from './fit/rules.ts';
import { maxBeside } from './limits.ts';
import type { Product } from './product.ts';

/** What somebody may buy in place of a product. Undefined for one that customers may not see. */
export async function findSimilar(shop: Shop, productId: string): Promise<Product[] | undefined> {
  const product = await findProduct(shop, productId);
  return product && nearestInStock(shop, product, maxBeside);
}

/**
 * What is nearest to a product and in stock: of its category with the most facts in common, and of those the nearest in price, one of
 * each family and none of its own, which its page's choices lead to; what has less than half as much in common as the first is
 * something else, and so is what fits other guns: a magazine of another pattern. Counted within an index of what lists are narrowed
 * by: no wide row is read but of those that are answered.
 */
export async function nearestInStock(
  shop: Shop,
  { id, category, pricePence }: Product,
  limit: number,
): Promise<Product[]> {
  await tagNearest(shop, category);
  const decisive = (fitRules[category]?.rules ?? []).map(({ of }) => attributeOf[of]);
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    with wanted as (select facets, family_id from products where id = ${id}),
      decisive as (select array_agg(value.id) as any_of from attribute_values value, wanted
        where value.key = any(${sql.param(decisive)}::text[]) and value.id = any(wanted.facets) group by value.key)
    select id from (
      select *, row_number() over (
        partition by coalesce(family_id::text, id) order by common desc, away, id) as place
      from (
        select near.*, max(common) over () as most from (${nearTo({ category, pricePence })}) near, wanted
        where near.id <> ${id}
          and coalesce(near.family_id <> wanted.family_id, true)
          and not exists (select from decisive where not near.facets && any_of)
      ) near
      where common * 2 >= most
    ) near
    where place = 1
    order by common desc, away, id
    limit ${limit}`);
  return findProducts(
    shop,
    rows.map((row) => row.id),
  );
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
  select near.id, near.family_id, near.facets, common, abs(ln(near.price_pence::float8 / ${pricePence})) as away
  from products near, wanted,
    lateral (select count(*) as common from unnest(near.facets) one where one = any(wanted.facets)) counted
  where near.active and near.in_stock and near.category = ${category}`;
