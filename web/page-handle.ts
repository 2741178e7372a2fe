/**
 * What a page exports as `handle`, so that the server knows which addresses lead to one and the same page and renders it
 * once. Without it, the path is the address, and no parameter behind `?` reaches the page: one that reads some names its
 * address in server/cache/page-addresses.ts.
 */
export interface PageHandle {
  /** The page is the same whatever its path holds: what it shows is filled in by the browser. Holds for pages within it. */
  shell?: true;
}
