/**
 * What a page exports as `handle`, so that the server knows which addresses lead to one and the same page and renders it
 * once. Without it, the path is the address and no parameter behind `?` reaches the page.
 */
export interface PageHandle {
  /** The page is the same whatever its path holds: what it shows is filled in by the browser. Holds for pages within it. */
  shell?: true;
  /**
   * The one address of all that lead to the same page, from the path's parameters and those behind `?`; undefined where it
   * leads elsewhere.
   */
  canonical?(params: Record<string, string | undefined>, search: URLSearchParams): string | undefined;
}
