/** As a part of a path these would lead up, and servers on the way undo or refuse the others. */
const noPart = /^\.{1,2}$|[%/\\]/;

/** The address of a search in all products, whatever the words: of their own, or behind a question mark. */
export const searchPath = (words: string): string =>
  noPart.test(words)
    ? `/shop/all?${new URLSearchParams({ q: words })}`
    : `/shop/${encodeURIComponent(words)}`;
