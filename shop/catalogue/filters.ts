import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { plannedAnew } from '#database/connection.ts';
import type { Category } from '#database/enums.ts';
import { attributeValues, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { unboundedPence } from './list-tags.ts';

/** What shoppers choose of one attribute: any of some values, or what lies between two numbers, both of them included. */
export type Wanted = string[] | { from?: number | undefined; to?: number | undefined };

/** What a list is narrowed to. */
export interface Filters {
  category: Category | 'all';
  /** Only products with a quantity discount. */
  discounted: boolean;
  minPence: number;
  maxPence: number;
  /** Only what can be bought now. */
  inStock: boolean;
  /** Only what has so many stars or more in the mean; 0 for all. */
  minRating: number;
  /** By the keys of attributes: any of the values of each, and all of the attributes. */
  attributes: Record<string, Wanted>;
}

/** Filters as conditions on products, each attribute's apart, so that its own counts can do without it. */
export interface Conditions {
  /** All but those of attributes. */
  common: SQL | undefined;
  byAttribute: Map<string, SQL>;
}

export async function conditionsOf(shop: Pick<Shop, 'db'>, filters: Filters): Promise<Conditions> {
  const { category, discounted, minPence, maxPence, inStock, minRating } = filters;
  return {
    common: and(
      sql`${products.active}`,
      category === 'all' ? undefined : eq(products.category, category),
      discounted ? sql`cardinality(${products.tierQuantities}) > 0` : undefined,
      minPence > 0 ? gte(products.pricePence, minPence) : undefined,
      maxPence < unboundedPence ? lte(products.pricePence, maxPence) : undefined,
      inStock ? sql`${products.inStock}` : undefined,
      minRating > 0
        ? sql`${products.reviewCount} > 0 and ${products.starSum} >= ${minRating} * ${products.reviewCount}`
        : undefined,
    ),
    byAttribute: await attributeConditions(shop, filters.attributes),
  };
}

export const allOf = ({ common, byAttribute }: Conditions, but?: string): SQL | undefined =>
  and(common, ...[...byAttribute].filter(([key]) => key !== but).map(([, condition]) => condition));

/**
 * The values are looked up first: a few numbers in the statement tell PostgreSQL how rare they are, and by which index to go.
 * A value that no product has ever stated finds nothing.
 */
async function attributeConditions(
  { db }: Pick<Shop, 'db'>,
  wanted: Filters['attributes'],
): Promise<Map<string, SQL>> {
  const asked = Object.entries(wanted);
  if (asked.length === 0) return new Map();
  const any = asked.map(([key, values]) =>
    Array.isArray(values)
      ? sql`(${attributeValues.key} = ${key} and ${attributeValues.value} = any(${sql.param(values)}::text[]))`
      : sql`(${attributeValues.key} = ${key} and ${attributeValues.number} between ${values.from ?? -1e12} and ${values.to ?? 1e12})`,
  );
  const found = await db
    .select({ key: attributeValues.key, id: attributeValues.id })
    .from(attributeValues)
    .where(sql.join(any, sql` or `));
  const ids = Map.groupBy(found, ({ key }) => key);
  return new Map(
    asked.map(([key]) => {
      const numbers = (ids.get(key) ?? []).map(({ id }) => id);
      return [key, sql`${products.facets} && ${sql.param(numbers)}::int[] ${sql.raw(plannedAnew)}`];
    }),
  );
}
