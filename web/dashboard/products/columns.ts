import type { WireProduct } from '#contract/catalogue.ts';
import type { Columns } from '../lists/csv.ts';

const three = [1, 2, 3] as const;
const five = [1, 2, 3, 4, 5] as const;

/** Every column that an import reads, by the names it reads them under, so that an export can be read in again. */
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
