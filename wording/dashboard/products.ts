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
  waiting: (people: number) => (people === 1 ? '1 person waiting' : `${counted(people)} people waiting`),
  demand: 'Who waits for stock',
  log: 'Stock log',
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
  emptyFound: 'No product matches these words.',
  anyStock: 'Any stock',
  lowStock: 'Low stock',
  archive: 'Archive',
  archived: 'Archived',
  emptyArchive: 'What you archive is kept here for the orders that name it.',
  fromCsv: 'Import from CSV',
  archiveTicked: {
    button: (rows: number) => `Archive ${counted(rows)}`,
    busy: 'Archiving...',
    title: (rows: number) => (rows === 1 ? 'Archive this product?' : `Archive ${counted(rows)} products?`),
    question:
      'They will leave the shop: they disappear from lists, searches and carts, and nobody can buy them. Orders keep them, and their pages say that they are no longer sold. You can bring them back from the archive.',
    yes: 'Archive',
    no: 'Keep',
    done: (moved: number) =>
      moved === 1 ? '1 product is in the archive' : `${counted(moved)} products are in the archive`,
  },
  unarchiveTicked: {
    button: (rows: number) => `Bring back ${counted(rows)}`,
    busy: 'Bringing back...',
    title: (rows: number) =>
      rows === 1 ? 'Bring this product back?' : `Bring ${counted(rows)} products back?`,
    question:
      'They come back to your products, deactivated. Check each one’s price and stock, then make it active to sell it again.',
    yes: 'Bring back',
    no: 'Leave in the archive',
    done: (moved: number) =>
      moved === 1
        ? '1 product is out of the archive, and deactivated'
        : `${counted(moved)} products are out of the archive, and deactivated`,
  },
} as const;
