import { counted } from '../counted.ts';

/** The list of products. */

export const products = {
  title: 'Products',
  find: 'Find a product',
  findHint: 'Part of a title, SKU, barcode or id',
  add: 'New product',
  name: 'Title',
  sku: 'SKU',
  category: 'Category',
  price: 'Price',
  stock: 'In stock',
  waiting: (people: number) => (people === 1 ? '1 person waits' : `${counted(people)} people wait`),
  demand: 'Who waits for stock',
  status: 'Status',
  active: 'Active',
  deactive: 'Deactive',
  low: 'low',
  out: 'none left',
  changeStock: (title: string, units: number) => `Change the stock of ${title}, now ${units}`,
  saveStock: 'Save the stock',
  keepStock: 'Leave the stock as it is',
  stockNow: (title: string, units: number) => `${title}: ${units} in stock`,
  empty: 'No Products',
  emptyAll: 'Add the first one and it is in the shop at once.',
  emptyFound: 'No product fits these words.',
  anyStock: 'Any stock',
  lowStock: 'Low stock',
  fromCsv: 'Import from CSV',
} as const;
