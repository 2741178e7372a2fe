import type { WireProduct } from '#contract/catalogue.ts';
import type { WireListedProduct } from '#contract/dashboard.ts';
import type { Columns } from '../lists/csv.ts';

const three = [1, 2, 3] as const;
const five = [1, 2, 3, 4, 5] as const;

/** The columns that are staff's own, by the names that an import reads them under. */
export const productColumns: Columns<WireProduct> = [
  ['id', (row) => row.id],
  ['title', (row) => row.tittle],
  ['catagory', (row) => row.catagory],
  ['description', (row) => row.description],
  ['price', (row) => row.price],
  ['quantity', (row) => row.quantity],
  ['status', (row) => row.status],
  ['tax', (row) => row.tax],
  ...five.map((n) => [`feature${n}`, (row: WireProduct) => row[`feature${n}`]] as const),
  ...three.map((n) => [`quantity${n}`, (row: WireProduct) => row[`quantity${n}`]] as const),
  ...three.map((n) => [`discount${n}`, (row: WireProduct) => row[`discount${n}`]] as const),
  ...five.map((n) => [`img${n}`, (row: WireProduct) => row[`img${n}`]] as const),
];

/** All that an import reads: with them it tells what was changed in the file from what the shop did meanwhile. */
export const exportColumns: Columns<WireListedProduct> = [
  ...productColumns,
  ['revision', (row) => row.version],
  ['quantity at export', (row) => row.quantity],
];
