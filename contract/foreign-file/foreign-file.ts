import type { Category } from '#database/enums.ts';
import type { ImportNote } from '#database/schema.ts';
import { attributesOf, readValue } from '#shop/catalogue/attributes/attribute.ts';
import type { FileFormat, Report, Row } from '#shop/catalogue/import/format.ts';
import { answers } from '#wording/answers.ts';
import { isBarcode } from '../barcode.ts';
import { attributeColumn, oldAddressColumn } from '../product-columns.ts';
import { guessCategory } from './guess-category.ts';
import { type Variant, variantCells, variantFamily } from './variants.ts';

const text = answers.imports.foreign;

/** How another shop's software writes its products down. */
export interface ForeignShop {
  name: string;
  /** In lower case, headings that no other file has together. */
  recognisedBy: readonly string[];
  /** The columns that are read or are no loss, in lower case. */
  columns: readonly string[];
  /** Its rows as products: one for each variant. */
  read(rows: Row[], leftOut: (why: keyof typeof text.leftOut, line: number) => void): ForeignProduct[];
  /** The column that each of ours is read from, to tell what is wrong where. */
  headings: Partial<Record<string, string>>;
}

/** A product as another shop has it. What is undefined is not in the file. */
export interface ForeignProduct extends Variant {
  html: string | undefined;
  /** Texts that tell its category, those that tell most first. */
  kinds: (string | undefined)[];
  price: string | undefined;
  /** '' where it is not counted. */
  stock: string | undefined;
  sku: string | undefined;
  barcode: string | undefined;
  brand: string | undefined;
  cost?: string | undefined;
  grams: number;
  /** Addresses, the best first. */
  pictures: (string | undefined)[];
  /** Whether it was on sale there. */
  active: boolean;
  /** The path of its page, at the first variant of a product alone. */
  path: string | undefined;
}

const maxPictures = 5;
const maxDescription = 5000;
const minDescription = 10;
const categoryColumn = 'catagory';
/** No file has it: what the other shop calls such products. */
const kindColumn = 'product kind';
const tagsColumn = 'product tags';

export interface ForeignOptions {
  /** The category of products that none can be guessed for. */
  category: Category | undefined;
  /** The text of a description in HTML. */
  plainText: (html: string) => string;
}

/**
 * Another shop's file, read by the rules of our own. New products come deactivated until the first of their pictures is fetched;
 * of those that are there already, the category and whether they are on sale stay.
 */
export function foreignFile(own: FileFormat, shop: ForeignShop, options: ForeignOptions): FileFormat {
  const columns = new Set(shop.columns);
  const named =
    (report: Report): Report =>
    (column, message) =>
      report(shop.headings[column] ?? column, message);
  return {
    ...own,
    source: shop.name,
    categoryColumn,
    kindColumn,
    tagsColumn,
    columnOf(heading) {
      const name = heading.toLowerCase().replace(/\s+/g, ' ');
      return columns.has(name) ? name : undefined;
    },
    guessColumn: () => undefined,
    rowsOf(rows, delimiter) {
      const { count, notes } = counter();
      const products = shop.read(rows, count);
      const ofFamilies = new Map(
        [...Map.groupBy(products, ({ group }) => group).values()].flatMap((variants) => [
          ...variantCells(variants, categoryOf(variants[0], options), own.attributes),
        ]),
      );
      const read = products.map((product) => ({
        line: product.line,
        cells: {
          ...cellsOf(product, options, count),
          ...brandCell(product, categoryOf(product, options), own.attributes),
          ...ofFamilies.get(product.line),
        },
      }));
      const tidied = own.rowsOf(read, delimiter);
      const first = rows[0]?.line ?? 1;
      const pictured = read.some(({ cells }) => cells[own.images[0] ?? '']);
      return {
        ...tidied,
        warnings: [
          ...(pictured ? [] : [{ line: first, field: '', message: text.pictures }]),
          ...notes(),
          ...tidied.warnings,
        ],
      };
    },
    readNew(row, report) {
      if (!row.cells[categoryColumn]) {
        report(categoryColumn, text.unplaced(row.cells.title ?? ''));
        return undefined;
      }
      const read = own.readNew({ ...row, cells: { ...row.cells, status: '0' } }, named(report));
      return read && { ...read, family: variantFamily(row) };
    },
    readChange(row, report) {
      const { [categoryColumn]: _category, status: _status, ...cells } = row.cells;
      return { ...own.readChange({ ...row, cells }, named(report)), family: variantFamily(row) };
    },
  };
}

const categoryOf = (product: ForeignProduct | undefined, { category }: ForeignOptions) =>
  product && (guessCategory(...product.kinds) ?? category);

function cellsOf(
  product: ForeignProduct,
  foreign: ForeignOptions,
  leftOut: (why: keyof typeof text.leftOut, line: number) => void,
): Row['cells'] {
  const { line, title, options, html, kinds, price, stock, sku, barcode, cost, grams, path } = product;
  const whole = [title, options.flatMap(({ value }) => value || []).join(', ')].filter(Boolean).join(', ');
  const ean = barcode?.replace(/^'/, '').replace(/[\s-]/g, '');
  if (ean && !isBarcode(ean)) leftOut('barcode', line);
  if (stock === '') leftOut('uncounted', line);
  const cells: Record<string, string | undefined> = {
    title: whole,
    [kindColumn]: kinds[0],
    [tagsColumn]: kinds.filter(Boolean).join(', '),
    [categoryColumn]: categoryOf(product, foreign) ?? '',
    description:
      html === undefined
        ? undefined
        : describe(foreign.plainText(html), [whole, ...kinds], () => leftOut('cut', line)),
    price,
    // Sold more than there was, or not counted: none. A sign in front would mean so many more or fewer.
    quantity: stock === undefined ? undefined : String(Math.max(0, Math.trunc(Number(stock) || 0))),
    sku: sku?.replace(/^'/, '').replace(/\s+/g, '-') || undefined,
    barcode: ean && isBarcode(ean) ? ean : undefined,
    cost: cost || undefined,
    [oldAddressColumn]: path,
    status: product.active ? '1' : '0',
    ...Object.fromEntries(
      [...new Set(product.pictures)]
        .filter(Boolean)
        .slice(0, maxPictures)
        .map((address, place) => [`img${place + 1}`, address]),
    ),
    weight: grams >= 1 ? String(Math.round(grams)) : undefined,
  };
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell]])),
  );
}

/** Its maker, where the shop has an attribute for that. */
function brandCell(
  { brand = '' }: ForeignProduct,
  category: Category | undefined,
  attributes: FileFormat['attributes'],
): Row['cells'] {
  const attribute = category && attributesOf([...attributes], category).find(({ key }) => key === 'brand');
  if (!attribute || !brand || 'refused' in readValue(attribute, brand)) return {};
  return { [attributeColumn(attribute.key)]: brand };
}

/** Its text; where that is none, its title and kind. */
function describe(said: string, otherwise: (string | undefined)[], cut: () => void): string {
  const description = said.length >= minDescription ? said : otherwise.filter(Boolean).join(', ');
  const letters = [...description];
  if (letters.length <= maxDescription) return description;
  cut();
  return `${letters.slice(0, maxDescription - 1).join('')}…`;
}

/** One note for each thing that rows lack, however many do. */
function counter() {
  const lines = new Map<keyof typeof text.leftOut, number[]>();
  return {
    count(why: keyof typeof text.leftOut, line: number) {
      lines.set(why, [...(lines.get(why) ?? []), line]);
    },
    notes: (): ImportNote[] =>
      [...lines].map(([why, [line = 1, ...others]]) => ({
        line,
        field: why,
        message: text.leftOut[why](1 + others.length),
      })),
  };
}
