export const compare = {
  title: (category: string) => `Compare ${category}`,
  untitled: 'Compare',
  side: (count: number) => (count === 1 ? '1 product' : `${count} products side by side`),
  /** Of four on a phone, where three are in sight, or of three on the smallest, where two are. */
  swipe: 'Swipe the table to see the rest.',
  picture: 'Picture',
  product: 'Product',
  price: 'Price',
  unitPrice: 'Unit price',
  several: 'Each, buying several',
  from: (quantity: number, price: string) => `${quantity}+ ${price}`,
  noTiers: 'No discount',
  reviews: 'Reviews',
  stock: 'Stock',
  buy: 'Buy',
  none: 'No reviews yet',
  notStated: 'Not stated',
  /** Behind the name of a row whose values are not all the same, to who can't see that they stand out. */
  differs: '(differs)',
  onlyDifferences: 'Only differences',
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
    count === 1
      ? 'One of these products is no longer sold, so we left it out.'
      : `${count} of these products are no longer sold, so we left them out.`,
  empty: 'Nothing to compare yet',
  emptyText:
    'Start with one of our popular products, or tick ‘Compare’ in a list or on a product’s page. You can compare up to four products in one category.',
  start: 'Start with something popular',
  add: 'Add another product',
  addSecond: 'Add a second product',
  /** The way to the rest of the category. */
  browse: (category: string) => `Browse all ${category}`,
} as const;
