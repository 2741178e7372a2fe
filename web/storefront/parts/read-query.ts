import { toPence } from '#contract/money.ts';
import { sortings } from '#database/enums.ts';
import { hasUnitPrice } from '#shop/catalogue/unit-price.ts';
import { curatedLists } from '#wording/storefront/curated-lists.ts';
import { categories } from '#wording/storefront/shop.ts';
import { readAttributes } from './listing-attributes.ts';
import { type Category, highest, type ListingQuery, lowest, ratedChoice, readPage } from './listing-query.ts';
import { readSearchWords } from './search-words.ts';

const maxLetters = 100;

/** A price in pounds: one of the choices, or any other that somebody has in mind. */
const price = /^\d{1,4}(?:\.\d{1,2})?$/;

/** 'bbs' of 'BBs': the shelf that somebody means, however it is typed: phones begin with a capital. */
export function shelfIn(place: string): ListingQuery['category'] | 'discount' | undefined {
  const shelf = place.trim().toLowerCase();
  if (shelf === 'bb') return 'bbs';
  return isCategory(shelf) || shelf === 'all' || shelf === 'discount' ? shelf : undefined;
}

/** The words that /shop/{place}?{search} searches for, as they were typed. */
export function wordsOf(place: string, search: URLSearchParams): string {
  const searched = shelfIn(place) ? '' : place;
  return ((search.get('q') ?? '').trim() || searched.trim()).slice(0, maxLetters);
}

/** Reads /shop/{place}?{search}. What isn't well formed counts as not said; a price, an order or ‘in stock’ in words counts as chosen. */
export function readQuery(place: string, search: URLSearchParams): ListingQuery {
  const shelf = shelfIn(place) ?? 'all';
  const discountZone = shelf === 'discount';
  const category = discountZone ? 'all' : shelf;
  const { keywords: words, ...said } = readSearchWords(wordsOf(place, search));
  // One letter is on its way to anything: the box offers the shelves for it, and so does the list.
  const isList = curatedLists.has(words.toLowerCase());
  const keywords = /^[a-z]$/i.test(words) ? '' : isList ? words.toLowerCase() : words;
  const pence = (name: 'min' | 'max', otherwise: number) => {
    const text = search.get(name) ?? '';
    return toPence(said[name] ?? (price.test(text) ? Number(text) : otherwise));
  };
  return {
    category,
    discountZone,
    keywords,
    discounted: discountZone || ['1', 'true', 'on'].includes(search.get('discounted') ?? ''),
    minPence: pence('min', lowest / 100),
    maxPence: pence('max', highest / 100),
    sortBy: sortsOf(category).find((sort) => sort === search.get('sort')) ?? said.sortBy,
    inStock: said.inStock ?? search.get('stock') === '1',
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
