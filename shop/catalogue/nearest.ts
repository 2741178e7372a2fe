import { sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { tagLists } from './cache-tags.ts';
import { findProduct, findProducts } from './find.ts';
import { attributeOf } from './fit/gun.ts';
import { fitRules } from './fit/rules.ts';
import { maxBeside } from './limits.ts';
import type { Product } from './product.ts';

/**
 * What is nearest to a product and in stock: the same in another size or colour, then of its category with the most facts in
 * common, and of those the nearest in price, one of each family; what has less than half as much in common as the first is
 * something else, and so is what fits other guns: a magazine of another pattern.
 */
export const nearestInStock = (shop: Shop, product: Product, limit: number): Promise<Product[]> =>
  nearest(shop, product, { limit, siblings: true });

/**
 * The same without its own sizes and colours, which its page leads to: what somebody may buy in its place. Undefined for a
 * product that customers may not see.
 */
export async function findSimilar(shop: Shop, productId: string): Promise<Product[] | undefined> {
  const product = await findProduct(shop, productId);
  return product && nearest(shop, product, { limit: maxBeside, siblings: false });
}

/** Counted within an index of what lists are narrowed by: no wide row is read but of those that are answered. */
async function nearest(
  shop: Shop,
  { id, category, pricePence }: Product,
  { limit, siblings }: { limit: number; siblings: boolean },
): Promise<Product[]> {
  await tagLists(shop, [
    `list ${category}`,
    `attributes ${category}`,
    `prices ${category}`,
    `stock ${category}`,
  ]);
  const decisive = (fitRules[category]?.rules ?? []).map(({ of }) => attributeOf[of]);
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    with wanted as (select facets, family_id from products where id = ${id}),
      decisive as (select array_agg(value.id) as any_of from attribute_values value, wanted
        where value.key = any(${sql.param(decisive)}::text[]) and value.id = any(wanted.facets) group by value.key)
    select id from (
      select *, row_number() over (
        partition by case when sibling then id else coalesce(family_id::text, id) end order by common desc, away, id) as place
      from (
        select near.id, near.family_id, common, abs(ln(near.price_pence::float8 / ${pricePence})) as away, max(common) over () as most,
          coalesce(near.family_id = wanted.family_id, false) as sibling
        from products near, wanted,
          lateral (select count(*) as common from unnest(near.facets) one where one = any(wanted.facets)) counted
        where near.active and near.in_stock and near.category = ${category} and near.id <> ${id}
          and (${siblings} or coalesce(near.family_id <> wanted.family_id, true))
          and not exists (select from decisive where not near.facets && any_of)
      ) near
      where sibling or common * 2 >= most
    ) near
    where place = 1
    order by sibling desc, common desc, away, id
    limit ${limit}`);
  return findProducts(
    shop,
    rows.map((row) => row.id),
  );
}
