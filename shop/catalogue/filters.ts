import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { plannedAnew } from '#database/connection.ts';
import type { Category } from '#database/enums.ts';
import { attributes, attributeValues, facetCounts, products } from '#database/schema.ts';
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

/** An attribute that is chosen by. */
interface Chosen {
  key: string;
  /** Of the values that are wanted; those that no product has ever stated have none. */
  valueIds: number[];
  /** How many products have one of them, of the category that is looked at. */
  products: number;
  /** Products of no others state it. */
  categories: Category[];
  /** Several of its values are ticked, of which a product has one. */
  apart: boolean;
}

/** Filters as conditions on products, each attribute's apart, so that its own counts can do without it. */
export interface Conditions {
  /** All but those of attributes. */
  common: SQL | undefined;
  chosen: Chosen[];
  /** What the words of a search name beside them. */
  named?: Apart | undefined;
}

/** By which ticked values the members of one family stand on cards of their own: whoever ticks two weights sees both. */
export interface Apart {
  /** Of the attributes. */
  keys: string[];
  valueIds: number[];
}

export function apartBy({ chosen, named }: Conditions): Apart | undefined {
  const several = chosen.filter(({ apart }) => apart);
  const keys = several.map(({ key }) => key);
  const valueIds = several.flatMap(({ valueIds }) => valueIds);
  if (named && !named.keys.some((key) => keys.includes(key)))
    return { keys: [...keys, ...named.keys], valueIds: [...valueIds, ...named.valueIds] };
  return several.length > 0 ? { keys, valueIds } : undefined;
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
    chosen: await readChosen(shop, filters),
  };
}

/** So many are met soon, in whatever order products are read. */
const common = 1000;

/**
 * For finding products. PostgreSQL can't know how many of a category have a value, and takes them for fewer than they are: it
 * would fetch all, in order to sort them. Only rare ones are found by the index of facets.
 */
export const allOf = (conditions: Conditions): SQL | undefined =>
  and(conditions.common, ...conditions.chosen.map((one) => (one.products > common ? overlaps : hasAny)(one)));

/** For counting them, of which all are read: in a category from the index that counts are made by. */
export const allCounted = (
  { category }: Pick<Filters, 'category'>,
  conditions: Conditions,
): SQL | undefined =>
  and(conditions.common, ...conditions.chosen.map(category === 'all' ? hasAny : overlaps));

const hasAny = ({ valueIds }: Chosen): SQL =>
  sql`${products.facets} && ${sql.param(valueIds)}::int[] ${sql.raw(plannedAnew)}`;

/** The same, hidden from the index of facets. */
const overlaps = ({ valueIds }: Chosen): SQL =>
  sql`intarray._int_overlap(${products.facets}, ${sql.param(valueIds)}::int[]) ${sql.raw(plannedAnew)}`;

/**
 * The values are looked up first: a few numbers in the statement tell PostgreSQL how rare they are, and by which index to go.
 */
async function readChosen(
  { db }: Pick<Shop, 'db'>,
  { category, attributes: wanted }: Filters,
): Promise<Chosen[]> {
  const asked = Object.entries(wanted);
  if (asked.length === 0) return [];
  const any = asked.map(([key, values]) =>
    Array.isArray(values)
      ? sql`(${attributeValues.key} = ${key} and ${attributeValues.value} = any(${sql.param(values)}::text[]))`
      : sql`(${attributeValues.key} = ${key} and ${attributeValues.number} between ${values.from ?? -1e12} and ${values.to ?? 1e12})`,
  );
  const known = await db
    .select({
      key: attributes.key,
      categories: attributes.categories,
      kind: attributes.kind,
      valueIds: sql<number[]>`array_remove(array_agg(distinct ${attributeValues.id}), null)`,
      products: sql<number>`coalesce(sum(${facetCounts.products}), 0)`.mapWith(Number),
    })
    .from(attributes)
    .leftJoin(attributeValues, and(eq(attributeValues.key, attributes.key), or(...any)))
    .leftJoin(
      facetCounts,
      and(
        eq(facetCounts.valueId, attributeValues.id),
        category === 'all' ? undefined : eq(facetCounts.category, category),
      ),
    )
    .where(
      inArray(
        attributes.key,
        asked.map(([key]) => key),
      ),
    )
    .groupBy(attributes.key);
  return asked.map(([key, values]) => {
    const one = known.find((one) => one.key === key);
    if (!one) return { key, categories: [], valueIds: [], products: 0, apart: false };
    // Of several choices a product may have any: no card is of one of them.
    return { ...one, apart: Array.isArray(values) && values.length > 1 && one.kind !== 'choices' };
  });
}
