import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import type { Facet } from '#shop/catalogue/facets.ts';
import type { Wanted } from '#shop/catalogue/filters.ts';
import { listing, shelf as text } from '#wording/storefront/listing.ts';
import { type ListingQuery, withoutFilters } from '../parts/listing-query.ts';
import { labelOf } from '../parts/specification.ts';
import { numberText, valueLabel, withUnit } from '../parts/value-label.ts';

/** One of the filters that are chosen. */
export interface Chosen {
  label: string;
  /** The value alone of an attribute's: '0.25 g' of 'BB weight: 0.25 g'. */
  value?: string;
  /** The list without it. */
  without: ListingQuery;
}

/** What narrows a list, in the order of the panel; its order is none of it. */
export function chosenFilters(query: ListingQuery, facets: Facet[], attributes: Attribute[]): Chosen[] {
  const none = withoutFilters(query);
  const part = (label: string, change: Partial<ListingQuery>) => ({
    label,
    without: { ...query, ...change, page: 1 },
  });
  const { minPence, maxPence } = query;
  return [
    ...attributes.flatMap((attribute) => {
      const { key } = attribute;
      const wanted = Object.hasOwn(query.attributes, key) ? query.attributes[key] : undefined;
      if (!wanted) return [];
      const { [key]: _, ...others } = query.attributes;
      const label = valueLabel({ ...attribute, values: facets.find((one) => one.key === key)?.values ?? [] });
      if (!Array.isArray(wanted))
        return [
          part(text.chosen(labelOf(attribute), rangeLabel(wanted, attribute.unit)), { attributes: others }),
        ];
      return wanted.map((value) => {
        const left = wanted.filter((one) => one !== value);
        const without = { attributes: left.length > 0 ? { ...others, [key]: left } : others };
        const name = value === 'true' ? labelOf(attribute) : label(value);
        return { ...part(text.chosen(labelOf(attribute), label(value)), without), value: name };
      });
    }),
    ...(minPence === none.minPence ? [] : [part(text.atLeast(minPence), { minPence: none.minPence })]),
    ...(maxPence === none.maxPence ? [] : [part(text.atMost(maxPence), { maxPence: none.maxPence })]),
    ...(query.inStock ? [part(listing.filters.inStock, { inStock: false })] : []),
    ...(query.minRating > 0 ? [part(listing.filters.rated(query.minRating), { minRating: 0 })] : []),
    ...(query.discounted === none.discounted
      ? []
      : [part(listing.filters.discounted, { discounted: none.discounted })]),
  ];
}

function rangeLabel({ from, to }: Exclude<Wanted, string[]>, unit: string): string {
  const [low, high] = [from, to].map((number) => number !== undefined && numberText(number, unit));
  if (low && high) return withUnit(text.between(low, high), unit);
  return low ? text.from(withUnit(low, unit)) : text.upTo(withUnit(high || '', unit));
}
