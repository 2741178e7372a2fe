import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import type { Facet, Facets } from '#shop/catalogue/facets.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { addressOf, type Category, type ListingQuery } from '../parts/listing-query.ts';
import { valueLabel } from '../parts/value-label.ts';

/** One attribute in the panel of filters, as it is shown. Made on the server: the browser has no need of what makes it. */
export interface FacetGroup {
  key: string;
  label: string;
  /** Whether it is unfolded at first. */
  open: boolean;
  /** What can be ticked; none of a range. */
  options: FacetOption[];
  range?: { unit: string; from: string; to: string };
}

interface FacetOption {
  value: string;
  label: string;
  count: number;
  /** The list that it leads to, where that is another and no filter of this one. */
  to?: string;
}

/** Numbers of so many values or fewer are ticked, others have a range: BBs come in a dozen weights. */
const maxTicked = 12;
/** Of an attribute with words of any kind, those that most products have. */
const maxWords = 20;

interface Asked {
  query: ListingQuery;
  /** Those that are chosen by. */
  attributes: Attribute[];
  /** What the list has before anything is chosen; left out: the same. */
  whole?: Facets;
}

/**
 * The groups of a list's panel. One of several categories has the attributes that describe at least a third of it, one of what a
 * search finds those of at least half: beside six magazines nobody asks for the kind of two pouches. What all state alike narrows
 * nothing. Those of the whole list keep
 * their places, whatever is chosen and although nothing may be left in them: a group is not moved while somebody uses it. What else
 * describes what is left, or is chosen by, comes after them.
 */
export function facetGroups(found: Facets, { query, attributes, whole = found }: Asked): FacetGroup[] {
  const known = [...found.facets, ...[...whole.facets, ...attributes].map(withoutValues)];
  const keys = [...describing(whole, query), ...describing(found, query), ...Object.keys(query.attributes)];
  const shown = [...new Set(keys)].flatMap((key) => known.find((facet) => facet.key === key) ?? []);
  return shown.map((facet, place) => {
    const chosen = query.attributes[facet.key];
    const range = isRange(facet, chosen);
    const label = valueLabel(facet);
    return {
      key: facet.key,
      label: facet.label,
      // One alone, so that the whole column is in sight beside the list.
      open: (place === 0 && !hasCategories(query)) || chosen !== undefined,
      options: range
        ? []
        : valuesOf(facet, Array.isArray(chosen) ? chosen : []).map(({ value, count }) => ({
            value,
            label: label(value),
            count,
          })),
      ...(range && { range: { unit: facet.unit, from: ends(facet.from), to: ends(facet.to) } }),
    };
  });
}

/** Whether a list is first narrowed to a category: what a search finds is not, for its words say what is wanted. */
export const hasCategories = ({ category, keywords }: ListingQuery): boolean =>
  category === 'all' && keywords === '';

/** The group of the categories that a list has, each a link to the same list in it. */
export const categoryGroup = (
  query: ListingQuery,
  found: { category: Category; total: number }[],
): FacetGroup => ({
  // As no attribute has it.
  key: '',
  label: shelf.category,
  open: true,
  options: found.map(({ category, total }) => ({
    value: category,
    label: categories[category],
    count: total,
    to: addressOf({ ...query, category, discountZone: false, page: 1 }),
  })),
});

/** The keys of what a list is narrowed by. */
function describing({ facets, total }: Facets, { category, keywords }: ListingQuery): string[] {
  const isMixed = category === 'all' || keywords !== '';
  const share = keywords ? 2 : 3;
  return facets
    .filter((facet) => narrows(facet, total) && (!isMixed || describes(facet) * share >= total))
    .map(({ key }) => key);
}

/** What all products state alike tells none of them apart. */
const narrows = ({ values }: Facet, total: number): boolean => values.some(({ count }) => count < total);

const withoutValues = (of: Omit<Facet, 'values' | 'from' | 'to'>): Facet => ({
  ...of,
  values: [],
  from: null,
  to: null,
});

/** How many products state it, at least: one may state several choices. */
const describes = ({ kind, values }: Facet): number =>
  values.reduce((sum, { count }) => (kind === 'choices' ? Math.max(sum, count) : sum + count), 0);

const isRange = ({ kind, values }: Facet, chosen: ListingQuery['attributes'][string] | undefined) =>
  kind === 'number' && (chosen ? !Array.isArray(chosen) : values.length > maxTicked);

const ends = (number: number | null): string => (number === null ? '' : String(number));

/** Those that would find something, and those that are chosen. */
function valuesOf({ kind, values }: Facet, chosen: string[]): Facet['values'] {
  const common =
    kind === 'text' ? values.toSorted((one, other) => other.count - one.count).slice(0, maxWords) : values;
  const missing = chosen.filter((value) => !common.some((one) => one.value === value));
  const all = [...common, ...missing.map((value) => ({ value, count: 0 }))];
  return kind === 'number' ? all.sort((one, other) => Number(one.value) - Number(other.value)) : all;
}
