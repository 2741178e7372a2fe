import { sortings } from '#database/enums.ts';
import { hasUnitPrice } from '#shop/catalogue/unit-price.ts';
import { categories } from '#wording/storefront/shop.ts';
import { readAttributes } from './listing-attributes.ts';
import {
  type Category,
  highest,
  type ListingQuery,
  lowest,
  maxChoices,
  minChoices,
  ratedChoice,
  readPage,
} from './listing-query.ts';

const maxLetters = 100;

/** Reads /shop/{place}?{search}. What isn't one of the choices counts as not said. */
export function readQuery(place: string, search: URLSearchParams): ListingQuery {
  const category = isCategory(place) ? place : 'all';
  const discountZone = place === 'discount';
  const searched = category === 'all' && place !== 'all' && !discountZone ? place : '';
  const pence = (name: string, choices: number[], otherwise: number) => {
    const text = search.get(name);
    return text !== null && choices.includes(Number(text)) ? Number(text) * 100 : otherwise;
  };
  return {
    category,
    discountZone,
    keywords: ((search.get('q') ?? '').trim() || searched.trim()).slice(0, maxLetters),
    discounted: discountZone || ['1', 'true', 'on'].includes(search.get('discounted') ?? ''),
    minPence: pence('min', minChoices, lowest),
    maxPence: pence('max', maxChoices, highest),
    sortBy: sortsOf(category).find((sort) => sort === search.get('sort')),
    inStock: search.get('stock') === '1',
    minRating: search.get('rating') === String(ratedChoice) ? ratedChoice : 0,
    attributes: readAttributes(search),
    families: true,
    page: readPage(search),
  };
}

/** The orders that a list may have. */
export const sortsOf = (category: ListingQuery['category']) =>
  sortings.filter((sort) => sort !== 'unitPrice' || hasUnitPrice(category));

const isCategory = (place: string): place is Category => Object.hasOwn(categories, place);
