import { categories } from '#wording/storefront/shop.ts';

/** As a part of a path these would lead up, and servers on the way undo or refuse the others. */
const noPart = /^\.{1,2}$|[%/\\]/;

/** The address of a search in all products, whatever the words: of their own, or behind a question mark. */
export const searchPath = (words: string): string =>
  noPart.test(words)
    ? `/shop/all?${new URLSearchParams({ q: words })}`
    : `/shop/${encodeURIComponent(words)}`;

/** What was searched for, in the whole shop or on one of its shelves; '' where nothing was. */
export function searchedAt({ pathname, search }: { pathname: string; search: string }): string {
  const [, part] = /^\/shop\/([^/]+)$/.exec(pathname) ?? [];
  if (!part) return '';
  const isShelf = part === 'all' || part === 'discount' || part in categories;
  return isShelf ? (new URLSearchParams(search).get('q') ?? '') : decodeURIComponent(part);
}
