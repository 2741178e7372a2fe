import { categories } from '#wording/storefront/shop.ts';

/** As a part of a path these would lead up, and servers on the way undo or refuse the others. */
const noPart = /^\.{1,2}$|[%/\\]/;

/** The address of a search in all products, whatever the words: of their own, or behind a question mark. */
export const searchPath = (words: string): string =>
  noPart.test(words)
    ? `/shop/all?${new URLSearchParams({ q: words })}`
    : `/shop/${encodeURIComponent(words)}`;

/** What was searched for, where an address is that of a search; '' elsewhere. */
export function searchedAt({ pathname, search }: { pathname: string; search: string }): string {
  const [, part = 'discount'] = /^\/shop\/([^/]+)$/.exec(pathname) ?? [];
  if (part === 'all') return new URLSearchParams(search).get('q') ?? '';
  return part === 'discount' || part in categories ? '' : decodeURIComponent(part);
}
