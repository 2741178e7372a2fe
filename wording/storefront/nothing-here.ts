/** What an address says that nothing stands at, and the ways on from it. */
export const nothingHere = {
  title: 'Page Not Found',
  text: 'The address may be mistyped, or what was here has gone. Search for it, or look at what is popular.',
  search: 'Search for it',
  home: 'Go to the home page',
  best: 'Popular products',
  /** The way on from whatever is empty. */
  browse: 'Browse the shop',
} as const;
