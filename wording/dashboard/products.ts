/** The list of products. */

export const products = {
  title: 'Products',
  find: 'Find a product',
  findHint: 'Part of a title, or an id',
  add: 'New product',
  name: 'Title',
  category: 'Category',
  price: 'Price',
  stock: 'In stock',
  status: 'Status',
  active: 'Active',
  deactive: 'Deactive',
  low: 'low',
  out: 'none left',
  empty: 'No Products',
  emptyAll: 'Add the first one and it is in the shop at once.',
  emptyFound: 'No product fits these words.',
  anyStock: 'Any stock',
  lowStock: 'Low stock',
  fromCsv: 'Import from CSV',
} as const;
