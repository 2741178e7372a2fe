/** What staff choose to go with a product, on its page in the dashboard. */
export const goesWith = {
  title: 'Goes well with this',
  hint: 'Up to six products, shown in carts that contain this one while they are in stock, and the first four of those on its page. Changes are in the shop at once.',
  none: 'Nothing chosen: the shop shows what fits by its facts, and what is often bought with it.',
  add: 'Add a product',
  addHint: 'Part of a title, SKU, barcode or id',
  full: 'Six are chosen. Remove one to add another.',
  results: 'Products found',
  nothing: 'No product matches these words.',
  addIt: (title: string) => `Add ${title}`,
  earlier: (title: string) => `Move ${title} earlier`,
  later: (title: string) => `Move ${title} later`,
  remove: (title: string) => `Remove ${title}`,
  added: (title: string) => `${title} is added`,
  removed: (title: string) => `${title} is removed`,
  moved: (title: string, place: number) => `${title} is now number ${place}`,
  notShown: 'Not shown: out of stock or deactive',
} as const;
