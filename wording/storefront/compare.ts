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
  startAnew: 'Start anew',
  refused: {
    full: 'Four products at most are compared at once. Untick one of them first, or start anew with this one.',
    'other category':
      'The products you have ticked are of another category: these facts can’t be compared with theirs.',
  },
  tooMany: 'Four products at most are compared at once: those you chose after them are left out.',
  others: (titles: string[]) =>
    `Only products of one category can be compared. Left out: ${titles.join('; ')}.`,
  gone: (count: number) =>
    count === 1 ? 'One of them is no longer sold.' : `${count} of them are no longer sold.`,
  empty: 'Nothing to compare yet',
  emptyText: 'Tick ‘Compare’ on up to four products of one category, and they stand here side by side.',
  shop: 'Shop all products',
  add: 'Add another',
} as const;
