export const favourites = {
  title: 'Favourites',
  empty: 'No favourites yet',
  emptyText: 'Press the heart on a product and it waits for you here, in this browser.',
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is no longer a favourite`,
  gone: 'No longer sold',
  unchecked: 'Not checked: no connection',
  was: (price: string) => `It was ${price} when you added it`,
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
} as const;
