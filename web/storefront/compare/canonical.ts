import { maxCompared } from '#shop/catalogue/limits.ts';
import { compareAddress } from '../parts/compare-address.ts';

/** What ids are made of (shop/tokens.ts), and no more: what else stands in an address is none. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/**
 * The products that an address asks for, each once: `ids=a,b`, and `ids=a&ids=b` as a form without script sends it. One more
 * than are compared, so that the page can say that there were too many.
 */
export function askedIds(search: URLSearchParams): string[] {
  const ids = search.getAll('ids').flatMap((text) => text.split(','));
  return [...new Set(ids.filter(isId))].slice(0, maxCompared + 1);
}

/** The one address of all that ask for the same products. For the server. */
export const canonical = (_params: unknown, search: URLSearchParams): string =>
  compareAddress(askedIds(search));
