export const favourites = {
  title: 'Favourites',
  empty: 'No favourites yet',
  emptyText: 'Choose the heart on a product to keep it here, in this browser.',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is no longer a favourite`,
  gone: 'No longer sold',
  unchecked: 'Price not checked: no connection',
  was: (price: string) => `It was ${price} when you added it`,
  /** Of those in stock that have no size to choose. */
  addAll: (count: number) => `Add ${count} to cart`,
  /** As many as a cart has room for. */
  addFirst: (count: number) => `Add the first ${count} to cart`,
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
} as const;
