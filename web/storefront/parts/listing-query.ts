import type { Listing } from '#shop/catalogue/list.ts';
import { layout } from '#wording/storefront/layout.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { searchPath } from '../layout/search-path.ts';

export type Category = keyof typeof categories;

/** What an address of the listing asks for (spec.md sections 2 and 9). */
export interface ListingQuery extends Omit<Listing, 'limit' | 'offset' | 'maxLeftover'> {
  /** At /shop/discount, which is all categories with `discounted` set. */
  discountZone: boolean;
  /** How many pages of nine are shown, from 1. */
  page: number;
}

export const pageSize = 9;
/** What is left of a list comes with its last page where it is a row or less: nobody presses for one lonely card. */
export const maxLeftover = 3;
/** In pounds, as addresses have them. */
export const minChoices = [0, 10, 25, 50, 100];
export const maxChoices = [0, 10, 25, 50, 100, 200, 9999];
/** Of 'n and up'. */
export const ratedChoice = 4;
/** What is said of prices where nothing is, in pence. */
export const [lowest, highest] = [0, 999_900];
/** In front of an attribute's key, so that no attribute takes the name of another parameter. */
export const attributePrefix = 'f.';
const maxPages = 40;

/** How many pages are shown, from 1. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(maxPages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));

/** The one address of a query: whatever is as usual is left out. */
export function addressOf({
  category,
  discountZone,
  keywords,
  discounted,
  minPence,
  maxPence,
  sortBy,
  inStock,
  minRating,
  attributes,
  page,
}: ListingQuery): string {
  const zone = discountZone && discounted && !keywords;
  const search = new URLSearchParams();
  const [own, inAll] = category === 'all' && keywords ? searchPath(keywords).split('?') : [];
  if (keywords && (category !== 'all' || inAll)) search.set('q', keywords);
  if (discounted && !zone) search.set('discounted', '1');
  if (minPence !== lowest) search.set('min', String(minPence / 100));
  if (maxPence !== highest) search.set('max', String(maxPence / 100));
  if (inStock) search.set('stock', '1');
  if (minRating > 0) search.set('rating', String(minRating));
  writeAttributes(search, attributes);
  if (sortBy && (sortBy !== 'newest' || keywords)) search.set('sort', sortBy);
  if (page > 1) search.set('page', String(page));
  const path = own ?? `/shop/${zone ? 'discount' : category}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** As listing-attributes.ts reads them. */
function writeAttributes(search: URLSearchParams, attributes: ListingQuery['attributes']): void {
  for (const [key, wanted] of Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const values = Array.isArray(wanted) ? [...wanted].sort() : [`${wanted.from ?? ''}..${wanted.to ?? ''}`];
    for (const value of values) search.append(attributePrefix + key, value);
  }
}

/** The same place and keywords without any filter. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...query,
  discounted: query.discountZone,
  minPence: lowest,
  maxPence: highest,
  inStock: false,
  minRating: 0,
  attributes: {},
  sortBy: undefined,
  page: 1,
});

/** No price is both. */
export const pricesCross = ({ minPence, maxPence }: ListingQuery): boolean => minPence > maxPence;

export function titleOf({ category, discountZone, keywords }: ListingQuery): string {
  if (keywords && category !== 'all') return shelf.resultsIn(keywords, categories[category]);
  if (keywords) return shelf.resultsFor(keywords);
  return discountZone ? layout.discount : placeName(category);
}

const placeName = (category: ListingQuery['category']): string =>
  category === 'all' ? layout.all : categories[category];
