import { type SQL, sql } from 'drizzle-orm';
import { attributeValues, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { readListVersions, tagLists } from '../cache-tags.ts';
import { findProducts } from '../find.ts';
import type { ListTag } from '../list-tags.ts';
import type { Product } from '../product.ts';
import type { Needed } from './rules.ts';

/** Products for each need. */
const perNeed = 2;

/**
 * For each of some needs, the best-selling products in stock that answer it, at most two; never `not`. Two statements for all of
 * them, and one for the products.
 */
export async function findNeeded(shop: Shop, not: string, needs: Needed[]): Promise<Product[][]> {
  if (needs.length === 0) return [];
  await tagLists(shop, [
    ...new Set(
      needs.flatMap(({ category }): ListTag[] => [
        `list ${category}`,
        `attributes ${category}`,
        `ratings ${category}`,
      ]),
    ),
  ]);
  // Read before the products, so that a change in between counts as later.
  const stock = [...new Set(needs.map(({ category }): ListTag => `stock ${category}`))];
  const [conditions, versions] = await Promise.all([
    conditionsOf(shop, needs),
    shop.cacheTag ? readListVersions(shop, stock) : undefined,
  ]);
  const { rows } = await shop.db.execute<{ need: number; id: string }>(
    sql.join(
      needs.map(
        ({ category }, need) => sql`(
          select ${need}::int as need, id from products
          where active and in_stock and category = ${category} and id <> ${not} ${conditions[need]}
          order by sold_lately desc nulls first, star_sum desc nulls first, id limit ${perNeed})`,
      ),
      sql` union all `,
    ),
  );
  // What sells out leaves by its own tag; what comes back matters where there was room for it.
  for (const [need, { category }] of needs.entries()) {
    const isShort = rows.filter((row) => row.need === need).length < perNeed;
    if (isShort) shop.cacheTag?.(`stock ${category}`, versions?.get(`stock ${category}`) ?? 0);
  }
  const found = await findProducts(
    shop,
    rows.map(({ id }) => id),
  );
  const byId = new Map(found.map((product) => [product.id, product]));
  return needs.map((_, need) =>
    rows.filter((row) => row.need === need).flatMap(({ id }) => byId.get(id) ?? []),
  );
}

/** For each need, that a product states one value of each of its attributes. A value that nobody ever stated finds nothing. */
async function conditionsOf(shop: Shop, needs: Needed[]): Promise<SQL[]> {
  const keys = needs.flatMap(({ attributes }) => Object.keys(attributes));
  const values = needs.flatMap(({ attributes }) => Object.values(attributes).flat());
  const known = await shop.db
    .select({ id: attributeValues.id, key: attributeValues.key, value: attributeValues.value })
    .from(attributeValues)
    .where(
      sql`${attributeValues.key} = any(${sql.param(keys)}::text[]) and ${attributeValues.value} = any(${sql.param(values)}::text[])`,
    );
  return needs.map(({ attributes }) =>
    sql.join(
      Object.entries(attributes).map(([key, wanted]) => {
        const ids = known.filter((one) => one.key === key && wanted.includes(one.value)).map(({ id }) => id);
        return sql`and ${products.facets} && ${sql.param(ids)}::int[]`;
      }),
      sql` `,
    ),
  );
}
