import type { Row } from '#shop/catalogue/import/format.ts';
import type { ForeignShop } from './foreign-file.ts';

const optionNumbers = [1, 2, 3] as const;
const optionValues = optionNumbers.map((n) => `option${n} value`);

/**
 * Shopify's product export (help.shopify.com, 'Using CSV files to import and export products'): a row for each variant and picture,
 * of which the first has what they share.
 */
export const shopify: ForeignShop = {
  name: 'Shopify',
  recognisedBy: ['handle', 'title', 'variant price'],
  columns: [
    ...[
      'handle',
      'title',
      'body (html)',
      'vendor',
      'type',
      'product category',
      'tags',
      'published',
      'status',
    ],
    ...['option1 name', 'option2 name', 'option3 name', ...optionValues],
    ...[
      'variant sku',
      'variant grams',
      'variant weight unit',
      'variant inventory tracker',
      'variant inventory qty',
    ],
    ...['variant price', 'variant barcode', 'cost per item'],
    ...['image src', 'image position', 'image alt text', 'variant image'],
  ],
  headings: {
    title: 'Title',
    description: 'Body (HTML)',
    price: 'Variant Price',
    quantity: 'Variant Inventory Qty',
    sku: 'Variant SKU',
    barcode: 'Variant Barcode',
    cost: 'Cost per item',
    weight: 'Variant Grams',
  },
  read: (rows) =>
    [...Map.groupBy(rows, ({ line, cells }) => cells.handle || `line ${line}`).values()].flatMap(readProduct),
};

function readProduct(rows: Row[]) {
  const shared = rows[0]?.cells ?? {};
  const pictures = rows
    .map(({ cells }) => cells)
    .sort((a, b) => Number(a['image position'] || 99) - Number(b['image position'] || 99))
    .map((cells) => cells['image src']);
  return rows.filter(isVariant).map(({ line, cells }, place) => ({
    line,
    title: shared.title ?? '',
    group: shared.handle || `line ${line}`,
    // What has no options has one called so.
    options: optionNumbers.map((n) => {
      const value = cells[`option${n} value`];
      return { name: shared[`option${n} name`], value: value === 'Default Title' ? '' : value };
    }),
    html: shared['body (html)'],
    kinds: [shared.type, shared['product category'], shared.tags],
    price: cells['variant price'],
    stock: cells['variant inventory qty'],
    sku: cells['variant sku'],
    barcode: cells['variant barcode'],
    brand: shared.vendor,
    cost: cells['cost per item'],
    grams: Number(cells['variant grams'] ?? 0),
    pictures: [cells['variant image'], ...pictures],
    active: shared.status?.toLowerCase() === 'active',
    path: place === 0 && shared.handle ? `/products/${shared.handle}` : undefined,
  }));
}

/** Else it is a row about one more picture. */
const isVariant = ({ cells }: Row) =>
  ['variant price', 'variant sku', 'option1 value'].some((name) => cells[name]);
