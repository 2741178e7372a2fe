import { addressOf, type ListingQuery } from '../parts/listing-query.ts';
import { readQuery, shelfIn, wordsOf } from '../parts/read-query.ts';

/** The one address of all that ask for the same list; undefined where the page leads elsewhere. For the server. */
export function canonical(
  { for: place = '' }: Record<string, string | undefined>,
  search: URLSearchParams,
): string | undefined {
  const query = readQuery(place, search);
  return needsRedirect(place, query, search) ? undefined : addressOf(query);
}

/**
 * Words have one address: of their own, or behind the question mark of /shop/all where no path can hold them. A price among them
 * is shown as the filter that it is.
 */
export function needsRedirect(place: string, query: ListingQuery, search: URLSearchParams): boolean {
  if (query.keywords !== wordsOf(place, search)) return true;
  if ((shelfIn(place) ?? place) !== place) return true;
  if (query.category !== 'all') return false;
  return addressOf(query).startsWith('/shop/all?q=') ? place !== 'all' : search.has('q');
}
