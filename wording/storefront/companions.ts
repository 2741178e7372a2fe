/** What stands beside a product or a cart: what goes with it, what is near to it, what was looked at. */
export const companions = {
  goesWith: 'Goes well with this',
  popular: 'Popular products',
  nearest: 'Similar, and in stock',
  similar: 'Similar products',
  viewed: {
    title: 'Recently viewed',
    clear: 'Clear',
    cleared: 'Cleared. It was only ever kept in your browser.',
    loading: 'Loading what you viewed',
  },
} as const;
