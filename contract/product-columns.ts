import type { Attribute, AttributeValue } from '#shop/catalogue/attributes/attribute.ts';
import { markCode } from './code-cell.ts';
import { toPounds } from './money.ts';
import { digits } from './numbered.ts';
import type { ListedProduct, Product } from './product.ts';

/** What stands above a column of a file of products, and what a product has there. */
type Column<Row> = readonly [heading: string, read: (row: Row) => string | number];

const maxTiers = 3;

/** The columns that every file of products has, by the headings that an import reads them under: files with them are in people's hands. */
const ownColumns: readonly Column<Product>[] = [
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
  ['slug', (product) => markCode(product.slug)],
  ['sku', (product) => markCode(product.sku)],
  ['barcode', (product) => markCode(product.barcode)],
  ['weight', (product) => product.weightGrams ?? ''],
  ['adult', (product) => (product.adult ? 1 : 0)],
  ['imitation', (product) => (product.imitation ? 1 : 0)],
];

/** How things stood when the shop made the file. */
export const revisionColumn = 'revision';
export const quantityWasColumn = 'quantity at export';

/** The number of a product's family; in a file written by hand, any word that the rows of one family share. */
export const familyColumn = 'family';

/** Read, and not written: where a product was in another shop, with spaces or | between several. */
export const oldAddressColumn = 'old address';

/** The columns that are staff's own: those of a file that is written by hand. */
export const productColumns = (
  attributes: readonly Pick<Attribute, 'key'>[],
): readonly Column<ListedProduct>[] => [
  ...ownColumns,
  [familyColumn, ({ familyId }) => familyId ?? ''],
  ['cost', ({ costPence }) => (costPence === null ? '' : toPounds(costPence))],
  ['shelf', ({ shelf }) => markCode(shelf)],
  ...attributes.map(
    ({ key }): Column<ListedProduct> => [attributeColumn(key), (product) => cellOf(product.attributes[key])],
  ),
];

/** All that an import reads: with them it tells what was changed in the file from what the shop did meanwhile. */
export const exportColumns = (
  attributes: readonly Pick<Attribute, 'key'>[],
): readonly Column<ListedProduct>[] => [
  ...productColumns(attributes),
  [revisionColumn, (product) => product.revision],
  [quantityWasColumn, (product) => product.available],
];

/** The column that a heading of no attribute means, in lower case: its own, and other words that people write above it. */
const ownHeadings: ReadonlyMap<string, string> = new Map([
  ...exportColumns([]).map(([heading]) => [heading, heading] as const),
  ['tittle', 'title'],
  ['category', 'catagory'],
  ['stock', 'quantity'],
  ['desc', 'description'],
  ['18+', 'adult'],
  ['ean', 'barcode'],
  ['gtin', 'barcode'],
  ['upc', 'barcode'],
  ['cost price', 'cost'],
  ['bin', 'shelf'],
  ['bin location', 'shelf'],
  ['weight (g)', 'weight'],
  ...[oldAddressColumn, 'old addresses', 'old url', 'old urls'].map(
    (heading) => [heading, oldAddressColumn] as const,
  ),
]);

/** What stands above an attribute: its key, or where a column is called so already (weight), that it is an attribute too. */
export const attributeColumn = (key: string): string => (ownHeadings.has(key) ? `attribute ${key}` : key);

/**
 * The column that a heading means, whatever its case and spaces: one of the shop's own first, then an attribute by its key, then
 * one by its label ('BB weight', 'Volume (ml)') where no other is called so. Undefined for one that is unknown.
 */
export function columnOf(
  attributes: readonly Pick<Attribute, 'key' | 'label' | 'unit'>[],
): (heading: string) => string | undefined {
  const columns = new Map<string, string>();
  const labels = Map.groupBy(attributes, ({ label }) => label.toLowerCase());
  for (const [label, [one, other]] of labels) {
    if (!one || other) continue;
    columns.set(label, attributeColumn(one.key));
    columns.set(`${label} (${one.unit.toLowerCase()})`, attributeColumn(one.key));
  }
  for (const { key } of attributes) columns.set(attributeColumn(key), attributeColumn(key));
  for (const [heading, column] of ownHeadings) columns.set(heading, column);
  return (heading) => columns.get(heading.trim().toLowerCase().replace(/\s+/g, ' '));
}

/** What stands in a file for a value; several choices are joined by '|', which no choice has. */
function cellOf(value: AttributeValue | undefined): string | number {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  return markCode(Array.isArray(value) ? value.join('|') : value);
}

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
