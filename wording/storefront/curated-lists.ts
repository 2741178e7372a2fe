/**
 * Searches that the shop itself links to, by their words, and what each is called: pages of their own for search engines, listed in
 * the sitemap. Read on the server; no browser has to fetch them.
 */
export const curatedLists: ReadonlyMap<string, { title: string; about: string }> = new Map([
  [
    'eye protection',
    { title: 'Eye protection', about: 'Goggles and full-face masks for airsoft, tested against impact' },
  ],
]);
