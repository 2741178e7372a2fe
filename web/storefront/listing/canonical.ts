import { addressOf, readWanted, type Wanted } from './wanted.ts';

/** The one address of all that ask for the same list; undefined where the page leads elsewhere. For the server. */
export function canonical(
  { for: place = '' }: Record<string, string | undefined>,
  search: URLSearchParams,
): string | undefined {
  const wanted = readWanted(place, search);
  return leadsElsewhere(place, wanted, search) ? undefined : addressOf(wanted);
}

/** Words have one address: of their own, or behind the question mark of /shop/all where no path can hold them. */
export function leadsElsewhere(place: string, wanted: Wanted, search: URLSearchParams): boolean {
  if (wanted.category !== 'all') return false;
  return addressOf(wanted).startsWith('/shop/all?q=') ? place !== 'all' : search.has('q');
}
