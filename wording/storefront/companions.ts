/** What stands beside a product or a cart: what goes with it, what is near to it, what was looked at. */
export const companions = {
  goesWith: 'Goes well with this',
  /** With more than one product. */
  goesWithSeveral: 'Goes well with these',
  popular: 'Popular products',
  nearest: 'Similar, and in stock',
  /** Where nothing is similar: its other colours and sizes, and what it is used with. */
  inStock: 'In stock now',
  similar: 'Similar products',
  viewed: {
    title: 'Recently viewed',
    clear: 'Clear',
    cleared: 'Cleared. It was only ever kept in your browser.',
    loading: 'Loading what you viewed',
  },
} as const;
