import { and, eq, inArray, isNotNull, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { type AttributeKind, categories } from '#database/enums.ts';
import { attributes, attributeValues, facetCounts, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import type { Attribute } from './attributes/attribute.ts';
import { allOf, type Conditions, type Filters } from './filters.ts';
import { unboundedPence } from './list-tags.ts';

/** An attribute to choose products by, with the values that they have and how many have each. */
export interface Facet {
  key: string;
  label: string;
  unit: string;
  kind: AttributeKind;
  /** In the attribute's own order; numbers rising. */
  values: { value: string; count: number }[];
  /** The least and the greatest number; null where it is none. */
  from: number | null;
  to: number | null;
}

/** `families`: cards of families are counted, each once, in place of products. */
type FacetFilters = Filters & { families: boolean };

/** A value, with the attribute it is of. */
interface Counted extends Pick<Attribute, 'key' | 'label' | 'unit' | 'kind' | 'choices' | 'position'> {
  value: string;
  number: number | null;
  count: number;
}

/**
 * The facets of a list. The counts of each know the filters of all the others, and not its own: they say what one more choice
 * would find. Those of a whole category are read from `facet_counts`, others counted in one scan of what the filters leave, and
 * one for each attribute that is chosen by.
 *
 * @param found what a search finds, for a list that is one
 */
export async function readFacets(
  shop: Shop,
  filters: FacetFilters,
  conditions: Conditions,
  found?: SQL,
): Promise<Facet[]> {
  const chosen = [...conditions.byAttribute.keys()];
  const counted = await Promise.all([
    !found && isWhole(filters)
      ? readCounts(shop, filters)
      : count(shop, filters, and(allOf(conditions), found), { but: chosen }),
    ...chosen.map((key) => count(shop, filters, and(allOf(conditions, key), found), { only: key })),
  ]);
  const byKey = [...Map.groupBy(counted.flat(), ({ key }) => key).values()];
  return byKey
    .sort(([one], [other]) => (one?.position ?? 0) - (other?.position ?? 0))
    .flatMap((values) => facetOf(values));
}

/** Whether a list is all of a category, or of all of them. */
export const isWhole = (filters: Filters): boolean =>
  Object.keys(filters.attributes).length === 0 && isUnnarrowed(filters);

const isUnnarrowed = ({ discounted, minPence, maxPence, inStock, minRating }: Filters): boolean =>
  !discounted && !inStock && minPence === 0 && maxPence >= unboundedPence && minRating === 0;

const countedColumns = {
  key: attributes.key,
  label: attributes.label,
  unit: attributes.unit,
  kind: attributes.kind,
  choices: attributes.choices,
  position: attributes.position,
  value: attributeValues.value,
  number: attributeValues.number,
};

/** Attributes that the products of a category are chosen by. */
const areChosenBy = (category: Filters['category']): SQL | undefined =>
  and(
    attributes.filter,
    not(attributes.retired),
    category === 'all' ? undefined : sql`${category} = any(${attributes.categories})`,
  );

const readCounts = ({ db }: Shop, { category, families }: FacetFilters): Promise<Counted[]> =>
  db
    .select({
      ...countedColumns,
      count: (families
        ? sql<number>`sum(${facetCounts.products} - ${facetCounts.siblings})`
        : sql<number>`sum(${facetCounts.products})`
      ).mapWith(Number),
    })
    .from(facetCounts)
    .innerJoin(attributeValues, eq(attributeValues.id, facetCounts.valueId))
    .innerJoin(attributes, eq(attributes.key, attributeValues.key))
    .where(
      and(
        inArray(facetCounts.category, category === 'all' ? [...categories] : [category]),
        areChosenBy(category),
      ),
    )
    .groupBy(attributes.key, attributeValues.id)
    .having(sql`sum(${facetCounts.products}) > 0`);

type Keys = { but: string[] } | { only: string };

const count = (
  { db }: Shop,
  { category, families }: FacetFilters,
  where: SQL | undefined,
  keys: Keys,
): Promise<Counted[]> =>
  db
    .select({ ...countedColumns, count: sql<number>`counted.count`.mapWith(Number) })
    .from(
      families
        ? sql`(select value_id, sum(count) as count
            from (${countProducts(where, keys)} union all ${countSiblings(where, keys)}) as counts group by value_id) as counted`
        : sql`(${countProducts(where, keys)}) as counted`,
    )
    .innerJoin(attributeValues, sql`${attributeValues.id} = counted.value_id`)
    .innerJoin(attributes, eq(attributes.key, attributeValues.key))
    .where(
      and(
        areChosenBy(category),
        'only' in keys ? eq(attributes.key, keys.only) : notInArray(attributes.key, keys.but),
      ),
    );

const countProducts = (where: SQL | undefined, keys: Keys): SQL =>
  sql`select value_id, count(*) as count from ${products}, unnest(${products.facets}) as value_id
    where ${and(where, isOf(keys))} group by value_id`;

/** Below zero, how many are not the first of their family to have a value. Only members of families are looked at. */
const countSiblings = (where: SQL | undefined, keys: Keys): SQL =>
  sql`select value_id, sum(1 - count) as count from (
      select value_id, count(*) as count from ${products}, unnest(${products.facets}) as value_id
      where ${and(isNotNull(products.familyId), where, isOf(keys))} group by ${products.familyId}, value_id having count(*) > 1
    ) as siblings group by value_id`;

/** Few values of many are grouped then. */
const isOf = (keys: Keys): SQL | undefined =>
  'only' in keys
    ? sql`value_id = any(array(select ${attributeValues.id} from ${attributeValues} where ${attributeValues.key} = ${keys.only}))`
    : undefined;

/** No values, no facet. */
function facetOf(counted: Counted[]): Facet[] {
  const [attribute] = counted;
  if (!attribute) return [];
  const { key, label, unit, kind, choices } = attribute;
  const place = ({ number, value }: Counted) => number ?? choices.indexOf(value);
  const values = counted.toSorted(
    (one, other) => place(one) - place(other) || (one.value < other.value ? 1 : -1),
  );
  const numbers = kind === 'number' ? values.map(({ number }) => number ?? 0) : [];
  const facet = { key, label, unit, kind };
  return [
    {
      ...facet,
      values: values.map(({ value, count }) => ({ value, count })),
      from: numbers.at(0) ?? null,
      to: numbers.at(-1) ?? null,
    },
  ];
}
