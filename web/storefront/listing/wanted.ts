import { toPence } from '#contract/money.ts';
import type { Listing, SortBy } from '#shop/catalogue/list.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';
import { searchPath } from '../layout/search-path.ts';

export type Category = keyof typeof categories;

/** What an address of the listing asks for (spec.md sections 2 and 9). */
export interface Wanted {
  category: Category | 'all';
  /** At /shop/discount, which is all categories with `discounted` set. */
  discountZone: boolean;
  /** '' for no search. */
  words: string;
  discounted: boolean;
  /** In pounds, each one of the choices. */
  min: number;
  max: number;
  /** Left out: newest, or with words the best match. */
  sort?: SortBy;
  /** How many pages of nine are shown, from 1. */
  page: number;
}

export const pageSize = 9;
export const minChoices = [0, 10, 25, 50, 100];
export const maxChoices = [0, 10, 25, 50, 100, 200, 9999];
export const sorts: SortBy[] = ['newest', 'priceLowToHigh', 'priceHighToLow'];
const [lowest, highest] = [0, 9999];
const mostPages = 40;
const mostWords = 100;

/** Reads /shop/{place}?{search}. What isn't one of the choices counts as not said. */
export function readWanted(place: string, search: URLSearchParams): Wanted {
  const category = isCategory(place) ? place : 'all';
  const discountZone = place === 'discount';
  const searched = category === 'all' && place !== 'all' && !discountZone ? place : '';
  const number = (name: string, choices: number[], otherwise: number) => {
    const text = search.get(name);
    return text !== null && choices.includes(Number(text)) ? Number(text) : otherwise;
  };
  return {
    category,
    discountZone,
    words: ((search.get('q') ?? '').trim() || searched.trim()).slice(0, mostWords),
    discounted: discountZone || ['1', 'true', 'on'].includes(search.get('discounted') ?? ''),
    min: number('min', minChoices, lowest),
    max: number('max', maxChoices, highest),
    sort: sorts.find((sort) => sort === search.get('sort')),
    page: Math.min(mostPages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
  };
}

/** The one address of what is wanted: whatever is as usual is left out. */
export function addressOf({
  category,
  discountZone,
  words,
  discounted,
  min,
  max,
  sort,
  page,
}: Wanted): string {
  const zone = discountZone && discounted && !words;
  const search = new URLSearchParams();
  const [own, inAll] = category === 'all' && words ? searchPath(words).split('?') : [];
  if (words && (category !== 'all' || inAll)) search.set('q', words);
  if (discounted && !zone) search.set('discounted', '1');
  if (min !== lowest) search.set('min', String(min));
  if (max !== highest) search.set('max', String(max));
  if (sort && (sort !== 'newest' || words)) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const path = own ?? `/shop/${zone ? 'discount' : category}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What the shop is asked for, in pence. */
export const listingOf = (
  { category, discounted, min, max, sort, words }: Wanted,
  page: { limit: number; offset: number },
): Listing => ({
  category,
  discounted,
  minPence: toPence(min),
  maxPence: toPence(max),
  sortBy: sort,
  keywords: words,
  ...page,
});

/** The same place and words without any filter. */
export const withoutFilters = (wanted: Wanted): Wanted => ({
  ...wanted,
  discounted: wanted.discountZone,
  min: lowest,
  max: highest,
  sort: undefined,
  page: 1,
});

/** No price is both. */
export const pricesCross = ({ min, max }: Wanted): boolean => min > max;

/** How many filters narrow the list; the order of it is none. */
export const activeFilters = ({ discounted, discountZone, min, max }: Wanted): number =>
  [discounted && !discountZone, min !== lowest, max !== highest].filter(Boolean).length;

export function titleOf({ category, discountZone, words }: Wanted): string {
  if (words && category !== 'all') return listing.resultsIn(words, categories[category]);
  if (words) return listing.resultsFor(words);
  return discountZone ? layout.discount : placeName(category);
}

const placeName = (category: Wanted['category']): string =>
  category === 'all' ? layout.all : categories[category];

const isCategory = (place: string): place is Category => Object.hasOwn(categories, place);
