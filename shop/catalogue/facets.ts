import { and, eq, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm';
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
  filters: Filters,
  conditions: Conditions,
  found?: SQL,
): Promise<Facet[]> {
  const chosen = [...conditions.byAttribute.keys()];
  const isWhole = !found && chosen.length === 0 && isUnnarrowed(filters);
  const counted = await Promise.all([
    isWhole
      ? readCounts(shop, filters)
      : count(shop, filters, and(allOf(conditions), found), { but: chosen }),
    ...chosen.map((key) => count(shop, filters, and(allOf(conditions, key), found), { only: key })),
  ]);
  const byKey = [...Map.groupBy(counted.flat(), ({ key }) => key).values()];
  return byKey
    .sort(([one], [other]) => (one?.position ?? 0) - (other?.position ?? 0))
    .flatMap((values) => facetOf(values));
}

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

const readCounts = ({ db }: Shop, { category }: Filters): Promise<Counted[]> =>
  db
    .select({ ...countedColumns, count: sql<number>`sum(${facetCounts.products})`.mapWith(Number) })
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

const count = (
  { db }: Shop,
  { category }: Filters,
  where: SQL | undefined,
  keys: { but: string[] } | { only: string },
): Promise<Counted[]> =>
  db
    .select({ ...countedColumns, count: sql<number>`counted.count`.mapWith(Number) })
    .from(
      sql`(select value_id, count(*) as count from ${products}, unnest(${products.facets}) as value_id
        where ${where} group by value_id) as counted`,
    )
    .innerJoin(attributeValues, sql`${attributeValues.id} = counted.value_id`)
    .innerJoin(attributes, eq(attributes.key, attributeValues.key))
    .where(
      and(
        areChosenBy(category),
        'only' in keys ? eq(attributes.key, keys.only) : notInArray(attributes.key, keys.but),
      ),
    );

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
