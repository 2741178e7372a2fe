import { toPounds } from './money.ts';
import { digits } from './numbered.ts';
import type { ListedProduct, Product } from './product.ts';

/** What stands above a column of a file of products, and what a product has there. */
type Column<Row> = readonly [heading: string, read: (row: Row) => string | number];

const maxTiers = 3;

/** The columns that are staff's own, by the headings that an import reads them under: files with them are in people's hands. */
export const productColumns: readonly Column<Product>[] = [
  ['id', (product) => product.id],
  ['title', (product) => product.title],
  ['catagory', (product) => product.category],
  ['description', (product) => product.description],
  ['price', (product) => toPounds(product.pricePence)],
  ['quantity', (product) => product.available],
  ['status', (product) => (product.active ? 1 : 0)],
  ['tax', (product) => product.taxPercent],
  ...numberedColumns('feature', digits.length, ({ features }, place) => features[place] ?? ''),
  ...numberedColumns('quantity', maxTiers, ({ tiers }, place) => tiers[place]?.quantity ?? 0),
  ...numberedColumns('discount', maxTiers, ({ tiers }, place) => tiers[place]?.percent ?? 0),
  ...numberedColumns('img', digits.length, ({ images }, place) => images[place] ?? ''),
];

/** All that an import reads: with them it tells what was changed in the file from what the shop did meanwhile. */
export const exportColumns: readonly Column<ListedProduct>[] = [
  ...productColumns,
  ['revision', (product) => product.revision],
  ['quantity at export', (product) => product.available],
];

function numberedColumns(
  name: string,
  count: number,
  read: (product: Product, place: number) => string | number,
): Column<Product>[] {
  return Array.from({ length: count }, (_, place) => [
    `${name}${place + 1}`,
    (product) => read(product, place),
  ]);
}
