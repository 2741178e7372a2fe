import type { Row } from '#shop/catalogue/import/format.ts';
import type { ForeignProduct, ForeignShop } from './foreign-file.ts';

const gramsIn = {
  'weight (kg)': 1000,
  'weight (g)': 1,
  'weight (lbs)': 453.592_37,
  'weight (oz)': 28.349_523,
};
const optionNumbers = [1, 2, 3, 4, 5] as const;
const optionValues = optionNumbers.map((n) => `attribute ${n} value(s)`);

/**
 * WooCommerce's product export (woocommerce.com, 'Product CSV importer and exporter'): a row for each product, and one for each
 * variation, which names the variable product it is of by its id or its SKU.
 */
export const woocommerce: ForeignShop = {
  name: 'WooCommerce',
  recognisedBy: ['id', 'type', 'sku', 'name', 'regular price'],
  columns: [
    ...[
      'id',
      'type',
      'sku',
      'gtin, upc, ean, or isbn',
      'name',
      'published',
      'short description',
      'description',
    ],
    ...['in stock?', 'stock', ...Object.keys(gramsIn), 'regular price', 'sale price', 'categories', 'tags'],
    ...['slug', 'permalink', 'brands'],
    ...['images', 'parent', ...optionValues, ...optionNumbers.map((n) => `attribute ${n} name`)],
  ],
  headings: {
    title: 'Name',
    description: 'Description',
    price: 'Regular price',
    quantity: 'Stock',
    sku: 'SKU',
    barcode: 'GTIN, UPC, EAN, or ISBN',
    weight: 'Weight',
  },
  read(rows, leftOut) {
    const parents = new Map<string, Row['cells']>();
    for (const { cells } of rows) {
      parents.set(`id:${cells.id}`, cells);
      if (cells.sku) parents.set(cells.sku, cells);
    }
    const paths = new Set<string>();
    return rows.flatMap(({ line, cells }): ForeignProduct[] => {
      // 'simple, downloadable, virtual' is one type with what else it is.
      const [type = ''] = (cells.type ?? '').toLowerCase().split(/\s*,\s*/);
      if (type === 'variable') return [];
      if (type !== 'simple' && type !== 'variation') {
        leftOut('type', line);
        return [];
      }
      if (cells['sale price']) leftOut('sale', line);
      const parent =
        type === 'variation' ? parents.get((cells.parent ?? '').replace(/^ID:/, 'id:')) : undefined;
      const path = pathOf(parent ?? cells);
      const isFirst = !paths.has(path);
      paths.add(path);
      return [{ ...readProduct(line, cells, parent), path: isFirst ? path : undefined }];
    });
  },
};

/**
 * Where its page was. An export has it only where a plugin adds a column; without one it is where WooCommerce puts a product of
 * this name unless told otherwise.
 */
function pathOf({ permalink, slug, name = '' }: Row['cells']): string {
  if (permalink) return permalink;
  return `/product/${slug || wordPressSlug(name)}`;
}

/** As WordPress makes it of a title (sanitize_title_with_dashes). */
const wordPressSlug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&[^;\s]{1,8};/g, '')
    .replace(/[./\u00a0\u2013\u2014]/g, '-')
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

function readProduct(
  line: number,
  cells: Row['cells'],
  parent: Row['cells'] | undefined,
): Omit<ForeignProduct, 'path'> {
  const either = (name: string) => cells[name] || parent?.[name];
  return {
    line,
    title: (parent ?? cells).name ?? '',
    group: parent ? `product ${parent.id}` : `line ${line}`,
    // Those of a simple product are facts, not what it is chosen by.
    options: parent
      ? optionNumbers.map((n) => ({
          name: cells[`attribute ${n} name`],
          value: cells[`attribute ${n} value(s)`],
        }))
      : [],
    html: lines(either('description') || either('short description')),
    kinds: [either('categories'), either('tags')],
    price: either('regular price'),
    stock: cells.stock || (parent?.stock ? '0' : cells.stock),
    sku: cells.sku,
    barcode: cells['gtin, upc, ean, or isbn'],
    // Of several the first: the others are what it is a part of.
    brand: either('brands')?.split(/\s*,\s*/, 1)[0],
    pictures: [...(cells.images ?? '').split(/\s*,\s*/), ...(parent?.images ?? '').split(/\s*,\s*/)],
    active: cells.published === '1' && (parent === undefined || parent.published === '1'),
    grams: Object.entries(gramsIn).reduce(
      (grams, [name, each]) => grams || Number(either(name) ?? 0) * each,
      0,
    ),
  };
}

/** It writes the ends of lines as two letters. */
const lines = (html: string | undefined) => html?.replaceAll('\\n', '\n');
