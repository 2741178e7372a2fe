/**
 * Searches that the shop itself links to, by their words, and what each is called: pages of their own for search engines, listed in
 * the sitemap. Read on the server; no browser has to fetch them.
 */
export const curatedLists: ReadonlyMap<string, string> = new Map([
  ['eye protection', 'Eye protection'],
  ['starter kit', 'Starter kit'],
]);
