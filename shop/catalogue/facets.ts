import { and, eq, inArray, isNotNull, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type AttributeKind, categories } from '#database/enums.ts';
import { attributes, attributeValues, facetCounts, products } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import type { Attribute } from './attributes/attribute.ts';
import { tagLists } from './cache-tags.ts';
import { countAllCards, tickedOf } from './families/cards.ts';
import { type Apart, allCounted, apartBy, type Conditions, type Filters } from './filters.ts';
import { attributeDefinitions, unboundedPence } from './list-tags.ts';

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

export interface Facets {
  facets: Facet[];
  total: number;
}

/** `families`: cards are counted, each once, in place of products. */
type FacetFilters = Filters & { families: boolean };

/** A value, with the attribute it is of. */
interface Counted extends Pick<Attribute, 'key' | 'label' | 'unit' | 'kind' | 'choices' | 'position'> {
  value: string;
  number: number | null;
  count: number;
}

/**
 * The facets of a list, and how many it has in all. The counts of each know the filters of all the others, and not its own: they
 * say what one more choice would find. Those of a whole category are read from `facet_counts`, others counted in one scan of what
 * the filters leave, and one for each attribute that is chosen by.
 *
 * @param found what a search finds, for a list that is one
 */
export async function readFacets(
  shop: Shop,
  filters: FacetFilters,
  conditions: Conditions,
  found?: SQL,
): Promise<Facets> {
  const isKept = !found && isWhole(filters);
  const [{ counted, total }, ...ofChosen] = await Promise.all([
    isKept ? readKept(shop, filters) : countLeft(shop, filters, conditions, found),
    ...conditions.chosen.map((one) => countChosen(shop, filters, conditions, one, found)),
  ]);
  return { facets: facetsOf([...counted, ...ofChosen.flat()]), total };
}

/** The facets of all cards of a category, or of all categories: what its lists can be narrowed to before anything is chosen. */
export async function readWholeFacets(shop: Shop, category: Filters['category']): Promise<Facets> {
  await tagLists(shop, [`list ${category}`, `attributes ${category}`, attributeDefinitions]);
  const { counted, total } = await readKept(shop, { category, families: true });
  return { facets: facetsOf(counted), total };
}

function facetsOf(counted: Counted[]): Facet[] {
  const byKey = [...Map.groupBy(counted, ({ key }) => key).values()];
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

type WholeFilters = Pick<FacetFilters, 'category' | 'families'>;

async function readKept(shop: Shop, filters: WholeFilters): Promise<{ counted: Counted[]; total: number }> {
  const [counted, total] = await Promise.all([readCounts(shop, filters), countWhole(shop, filters)]);
  return { counted, total };
}

function countWhole(shop: Shop, { category, families }: WholeFilters): Promise<number> {
  if (families) return countAllCards(shop, category);
  return shop.db.$count(
    products,
    and(sql`${products.active}`, category === 'all' ? undefined : eq(products.category, category)),
  );
}

const readCounts = ({ db }: Shop, { category, families }: WholeFilters): Promise<Counted[]> =>
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

/** How many products, or cards, have each value of the attributes that are not chosen by; and how many there are in all. */
async function countLeft(
  { db }: Shop,
  filters: FacetFilters,
  conditions: Conditions,
  found: SQL | undefined,
): Promise<{ counted: Counted[]; total: number }> {
  const chosen = conditions.chosen.map(({ key }) => key);
  const where = and(allCounted(filters, conditions), found);
  const rows = await db
    .select({ ...countedColumns, key: sql<string | null>`${attributes.key}`, count })
    .from(
      sql`(with sets as materialized (${setsOf(where, sql`${products.facets}`, filters, apartBy(conditions))})
        select null::int as value_id, coalesce(sum(items), 0) as items from sets
        union all select value_id, sum(items) from sets, unnest(facets) as value_id group by value_id) as counted`,
    )
    .leftJoin(attributeValues, sql`${attributeValues.id} = counted.value_id`)
    .leftJoin(attributes, eq(attributes.key, attributeValues.key))
    .where(
      or(
        sql`counted.value_id is null`,
        and(areChosenBy(filters.category), notInArray(attributes.key, chosen)),
      ),
    );
  return {
    counted: rows.filter((row): row is Counted => row.key !== null),
    total: rows.find(({ key }) => key === null)?.count ?? 0,
  };
}

/** The same for the values of one attribute that is chosen by, as if it were not. */
async function countChosen(
  { db }: Shop,
  filters: FacetFilters,
  conditions: Conditions,
  { key, categories }: Conditions['chosen'][number],
  found: SQL | undefined,
): Promise<Counted[]> {
  const others = { ...conditions, chosen: conditions.chosen.filter((one) => one.key !== key) };
  const where = and(
    allCounted(filters, others),
    filters.category === 'all' ? inArray(products.category, categories) : undefined,
    found,
  );
  const all = sql`(select array_agg(${attributeValues.id}) from ${attributeValues} where ${attributeValues.key} = ${key})`;
  return db
    .select({ ...countedColumns, count })
    .from(
      sql`(select value_id, sum(items) as items
        from (${setsOf(where, sql`intarray._int_inter(${products.facets}, ${all})`, filters, apartBy(others))}) as sets, unnest(facets) as value_id
        group by value_id) as counted`,
    )
    .innerJoin(attributeValues, sql`${attributeValues.id} = counted.value_id`)
    .innerJoin(attributes, eq(attributes.key, attributeValues.key))
    .where(areChosenBy(filters.category));
}

const count = sql<number>`counted.items`.mapWith(Number);

/**
 * The different sets of values that products have, or the members of a card together, and how many have each: they are far fewer
 * than products, and only they are taken apart.
 */
function setsOf(
  where: SQL | undefined,
  facets: SQL,
  { families }: FacetFilters,
  apart: Apart | undefined,
): SQL {
  if (!families)
    return sql`select ${facets} as facets, count(*) as items from ${products} where ${where} group by 1`;
  return sql`select facets, sum(items) as items from (
      select ${facets} as facets, count(*) as items from ${products} where ${and(where, isNull(products.familyId))} group by 1
      union all
      select all_facets(${facets}), 1 from ${products} where ${and(where, isNotNull(products.familyId))} group by ${products.familyId}${apart ? sql`, ${tickedOf(apart)}` : sql``}
    ) as cards group by facets`;
}

/** No values, no facet. */
function facetOf(counted: Counted[]): Facet[] {
  const [attribute] = counted;
  if (!attribute) return [];
  const { key, label, unit, kind, choices } = attribute;
  // A choice stands where its attribute has it, yes before no, a text in the order of the alphabet.
  const order = kind === 'yes-no' ? ['true', 'false'] : choices;
  const place = ({ number, value }: Counted) => number ?? order.indexOf(value);
  const values = counted.toSorted(
    (one, other) => place(one) - place(other) || one.value.localeCompare(other.value, 'en-GB'),
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
