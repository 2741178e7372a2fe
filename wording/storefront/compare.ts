export const compare = {
  title: (category: string) => `Compare ${category}`,
  untitled: 'Compare',
  side: (count: number) => (count === 1 ? '1 product' : `${count} products side by side`),
  picture: 'Picture',
  product: 'Product',
  price: 'Price',
  unitPrice: 'Unit price',
  several: 'Buying several',
  noTiers: 'No discount',
  reviews: 'Reviews',
  stock: 'Stock',
  buy: 'Buy',
  none: 'None yet',
  notStated: 'Not stated',
  /** Beside the name of a row whose values are not all the same. */
  differs: 'Differs',
  lowest: 'Lowest',
  remove: (title: string) => `Remove ${title}`,
  startAnew: 'Start again',
  refused: {
    full: 'You can compare up to four products. Untick one first, or start again with this one.',
    'other category':
      'The products you ticked are in another category, so this one can’t be compared with them.',
  },
  tooMany: 'You can compare up to four products, so we left the others out.',
  others: (titles: string[]) =>
    `You can only compare products in one category. Left out: ${titles.join('; ')}.`,
  gone: (count: number) =>
    count === 1 ? 'One of them is no longer sold.' : `${count} of them are no longer sold.`,
  empty: 'Nothing to compare yet',
  emptyText: 'Tick ‘Compare’ on up to four products in one category to see them here side by side.',
  shop: 'Shop all products',
  add: 'Add another product',
} as const;
