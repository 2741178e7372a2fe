/** What stands beside a product or a cart: what goes with it, what is near to it, what was looked at. */
export const companions = {
  goesWith: 'You will also need',
  popular: 'Best sellers',
  nearest: 'In stock and close to it',
  viewed: {
    title: 'Recently viewed',
    clear: 'Clear',
    cleared: 'Forgotten. We kept it in your browser alone.',
    loading: 'Loading what you viewed',
  },
} as const;
