import type { z } from 'zod';
import { type Category, categories } from '#database/enums.ts';
import type { ImportNote } from '#database/schema.ts';
import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import type { FamilyCell } from '#shop/catalogue/families/in-file.ts';
import type { Assumption, Cells } from '#shop/catalogue/import/compare.ts';
import type { FileFormat, Report, Row } from '#shop/catalogue/import/format.ts';
import type { Product as StoredProduct } from '#shop/catalogue/product.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { isBarcode } from './barcode.ts';
import { unmarkCode } from './code-cell.ts';
import { haveDecimalComma, withDecimalPoint, withoutCurrency } from './decimal-comma.ts';
import { wholeNumber } from './fields.ts';
import { guessCategory } from './foreign-file/guess-category.ts';
import { listedProductOf, productOf } from './from-shop.ts';
import { guessColumn } from './list-headings.ts';
import { toPence, toPounds } from './money.ts';
import { readPrice } from './price.ts';
import { encodeProduct } from './product.ts';
import { newProductBody, productFields } from './product-body.ts';
import {
  attributeColumn,
  columnOf,
  familyColumn,
  oldAddressColumn,
  productColumns,
  quantityWasColumn,
  revisionColumn,
} from './product-columns.ts';
import { decodeNewProduct } from './product-draft.ts';
import { saysSome, unitsInWords } from './stock-words.ts';

const text = answers.imports;

/** What a new product can't be made without: the rest can be told from it, or is none. */
const needed = [['title', 'description'], ['price']] as const;
const categoryColumn = 'catagory';
const features = ['feature1', 'feature2', 'feature3', 'feature4', 'feature5'] as const;
const tierQuantities = ['quantity1', 'quantity2', 'quantity3'] as const;
const tierPercents = ['discount1', 'discount2', 'discount3'] as const;
const images = ['img1', 'img2', 'img3', 'img4', 'img5'] as const;

/**
 * How products stand in a file: the fields of the product form, read by its rules.
 *
 * @param defined all attributes there are; retired ones have no column
 * @param category of new products that tell none
 */
export function productFile(defined: readonly Attribute[], category: Category | undefined): FileFormat {
  const attributes = defined.filter(({ retired }) => !retired);
  const columns = productColumns(attributes);
  const keys = attributes.map(({ key }) => [key, attributeColumn(key)] as const);
  const attributeCells = (cells: Row['cells']) =>
    Object.fromEntries(
      keys.flatMap(([key, column]) => {
        const cell = cells[column];
        return cell === undefined ? [] : [[key, unmarkCode(cell)]];
      }),
    );
  return {
    source: '',
    categoryColumn,
    kindColumn: categoryColumn,
    tagsColumn: '',
    attributes,
    attributeColumn,
    columnOf: columnOf(attributes),
    guessColumn,
    needed,
    images,
    revision: revisionColumn,
    oldAddress: oldAddressColumn,
    rowsOf(rows, delimiter) {
      const stock = withUnits(rows);
      const amounts = withDecimalPoints(stock.rows, delimiter);
      return {
        rows: amounts.rows.map((row) => ({ ...row, cells: spelt(row.cells) })),
        warnings: [],
        notes: [...amounts.notes, ...stock.notes],
      };
    },
    readNew: (row, report) => readNew(row, { attributes: attributeCells(row.cells), category }, report),
    readChange: (row, report) => readChange(row, attributeCells(row.cells), report),
    cellsOf: (product) => cellsOf(columns, product),
    check,
  };
}

/** As `columns` have them, but for the marks of codes; prices with their pence, as people read them. */
function cellsOf(columns: ReturnType<typeof productColumns>, stored: StoredProduct): Record<string, string> {
  const product = listedProductOf(stored, 0);
  return Object.fromEntries(
    columns.map(([heading, read]) => {
      const cell = read(product);
      const isPrice = typeof cell === 'number' && (heading === 'price' || heading === 'cost');
      return [heading, isPrice ? cell.toFixed(2) : unmarkCode(String(cell))];
    }),
  );
}

const check: FileFormat['check'] = ({ before, after }) => {
  const { tittle: title, quantity: _quantity, ...wire } = encodeProduct(productOf(after));
  const checked = newProductBody.safeParse({ ...wire, title, quantity: 0, img1: wire.img1 || 'none' });
  const faults = (checked.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    message: message || rules.text,
  }));
  if (after.active && before.archivedAt) faults.push({ field: 'status', message: rules.product.archived });
  if (after.active && before.saleStoppedAt)
    faults.push({ field: 'status', message: rules.product.saleStopped });
  const bare = after.active && !before.active && after.images.length === 0;
  return bare ? [...faults, { field: 'status', message: rules.product.images }] : faults;
};

/** Rows whose prices and costs have a decimal point; with a note for each column that had a comma. */
function withDecimalPoints(rows: Row[], delimiter: string): { rows: Row[]; notes: ImportNote[] } {
  const notes: ImportNote[] = [];
  const commas = ['price', 'cost'].filter((column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    if (!haveDecimalComma(cells, delimiter === ';')) return false;
    const at = cells.findIndex((cell) => withDecimalPoint(cell) !== cell);
    const [cell = '', line = 1] = [cells[at], rows[at]?.line];
    notes.push({ line, field: column, message: text.decimalComma(column, cell, withDecimalPoint(cell)) });
    return true;
  });
  if (commas.length === 0) return { rows, notes };
  const changed = ({ cells }: Row) =>
    Object.fromEntries(
      commas.flatMap((name) => (name in cells ? [[name, withDecimalPoint(cells[name] ?? '')]] : [])),
    );
  return { rows: rows.map((row) => ({ ...row, cells: { ...row.cells, ...changed(row) } })), notes };
}

/** Rows whose stock is a number, where words say one; with one note that tells how the first few were read. */
function withUnits(rows: Row[]): { rows: Row[]; notes: ImportNote[] } {
  const read = new Map<string, string>();
  let firstLine = 0;
  const counted = rows.map((row) => {
    const cell = row.cells.quantity ?? '';
    const units = unitsInWords(cell);
    if (units === undefined) return row;
    firstLine ||= row.line;
    read.set(cell.trim(), units);
    return { ...row, cells: { ...row.cells, quantity: units } };
  });
  const message = text.stockInWords([...read].slice(0, 3), Math.max(0, read.size - 3));
  return { rows: counted, notes: read.size > 0 ? [{ line: firstLine, field: 'quantity', message }] : [] };
}

/** Cells as the form has them: what people and spreadsheets write otherwise, but can only mean one thing. */
function spelt(cells: Row['cells']): Row['cells'] {
  const { catagory, status, quantity, slug, sku, barcode, price, cost, weight, shelf } = cells;
  const statuses: Record<string, string> = { active: '1', deactive: '0' };
  return {
    ...cells,
    ...(catagory !== undefined && { catagory: lowerIfKnown(catagory) }),
    ...(status !== undefined && { status: statuses[status.toLowerCase()] ?? status }),
    ...(quantity !== undefined && { quantity: ungrouped(quantity) }),
    ...(slug !== undefined && { slug: unmarkCode(slug) }),
    // No SKU has spaces, as many suppliers' codes do.
    ...(sku !== undefined && { sku: unmarkCode(sku).replace(/\s+/g, '-') }),
    ...(price !== undefined && { price: asPounds(price) }),
    ...(barcode !== undefined && { barcode: withZeros(unmarkCode(barcode)) }),
    ...(cost !== undefined && { cost: asPounds(cost) }),
    ...(weight !== undefined && { weight: ungrouped(weight.replace(/\s*g$/i, '')) }),
    ...(shelf !== undefined && { shelf: unmarkCode(shelf) }),
  };
}

const lowerIfKnown = (category: string) =>
  productFields.catagory.safeParse(category.toLowerCase()).success ? category.toLowerCase() : category;
/** 1200 from '1,200', '1 200' and '1200.00'. */
function ungrouped(units: string): string {
  const whole = units.replace(/[.,]0{1,2}$/, '').replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  return /^[+-]?\d{1,3}(,\d{3})+$/.test(whole) ? whole.replaceAll(',', '') : whole;
}
/** '1234.5' from '£1,234.50'. */
function asPounds(amount: string): string {
  const read = readPrice(withoutCurrency(amount));
  return 'pence' in read ? String(toPounds(read.pence)) : amount;
}

/** A barcode with the zeros in front that a spreadsheet took away; its check digit tells that there were some. */
function withZeros(barcode: string): string {
  if (!/^\d{6,11}$/.test(barcode) || isBarcode(barcode)) return barcode;
  const padded = barcode.padStart(barcode.length < 8 ? 8 : 12, '0');
  return isBarcode(padded) ? padded : barcode;
}

/** What is wrong with a cell, by the rule of the form unless its words tell more. */
const wrongCell = (cells: Row['cells'], name: PropertyKey | undefined, message = ''): string =>
  name === 'quantity' && saysSome(cells.quantity)
    ? text.howManyInStock(cells.quantity ?? '')
    : message || rules.text;

/** A row for a product that is there: what its cells say, each by its own rule. An empty status or VAT is none said. */
function readChange(
  { line, cells: row }: Row,
  attributes: Record<string, string>,
  report: Report,
): ReturnType<FileFormat['readChange']> {
  const added = addedUnits(row.quantity);
  const cells = {
    ...row,
    status: row.status || undefined,
    tax: row.tax || undefined,
    quantity: added === undefined ? row.quantity : undefined,
  };
  const read = <Name extends keyof typeof productFields>(name: Name) => {
    const cell = (cells as Record<string, string | undefined>)[name];
    if (cell === undefined) return undefined;
    const checked = productFields[name].safeParse(cell);
    if (!checked.success) report(name, wrongCell(row, name, checked.error.issues[0]?.message));
    return checked.data as z.output<(typeof productFields)[Name]> | undefined;
  };
  const price = read('price');
  const status = read('status');
  const cost = read('cost');
  const editsWas = readCount(row[revisionColumn], revisionColumn, report);
  const availableWas = readCount(row[quantityWasColumn], quantityWasColumn, report);
  // Taken in twice, a difference would count twice; the revision prevents it.
  if (availableWas !== undefined && editsWas === undefined) report(revisionColumn, text.revisionLost);
  const said: Cells = {
    title: read('title'),
    category: read('catagory'),
    description: read('description'),
    pricePence: price === undefined ? undefined : toPence(price),
    taxPercent: read('tax'),
    active: status === undefined ? undefined : status === 1,
    available: read('quantity'),
    addedUnits: added,
    features: features.map((name) => read(name)),
    tierQuantities: tierQuantities.map((name) => read(name)),
    tierPercents: tierPercents.map((name) => read(name)),
    images: images.map((name) => row[name]),
    // An address is never without one: an empty cell leaves it.
    slug: read('slug') ?? undefined,
    adult: read('adult'),
    imitation: read('imitation'),
    sku: read('sku'),
    barcode: read('barcode'),
    costPence: typeof cost === 'number' ? toPence(cost) : cost,
    weightGrams: read('weight'),
    shelf: read('shelf'),
    attributes,
  };
  return {
    ...{ line, id: row.id ?? '', bySku: !row.id, revision: editsWas, availableWas },
    oldAddresses: oldAddressesIn(row),
    family: familyIn(row),
    cells: said,
  };
}

const oldAddressesIn = (cells: Row['cells']): string[] =>
  (cells[oldAddressColumn] ?? '').split(/[\s|]+/).filter(Boolean);

const familyIn = ({ [familyColumn]: name }: Row['cells']): FamilyCell | undefined =>
  name === undefined ? undefined : { name: name.trim(), otherwise: 'refused' };

/** Units to be added to what there is ('+5') or taken away ('-3'); undefined where a cell is none of these. */
function addedUnits(quantity: string | undefined): number | undefined {
  return quantity !== undefined && /^[+-]\s*\d{1,7}$/.test(quantity)
    ? Number(quantity.replace(/\s/g, ''))
    : undefined;
}

/** What the shop wrote into an exported file. Empty: nothing is known. */
function readCount(cell: string | undefined, field: string, report: Report): number | undefined {
  if (!cell) return undefined;
  const checked = wholeNumber(0, 2_000_000_000, text.exported).safeParse(cell);
  if (!checked.success) report(field, text.exported);
  return checked.data;
}

/**
 * A row for a new product, as the form would send it; units that are added are added to none. What it does not say, a price list
 * doesn't: its category is told by its words or else `category`, its description is its title, and without a picture it is off sale.
 */
function readNew(
  { line, cells: row }: Row,
  { attributes, category }: { attributes: Record<string, string>; category: Category | undefined },
  report: Report,
): ReturnType<FileFormat['readNew']> {
  const placed = productFields.catagory.safeParse(row.catagory).success;
  const catagory = placed
    ? row.catagory
    : (guessCategory(row.catagory, row.title, row.description) ?? category);
  const title = row.title ?? row.description ?? '';
  if (!catagory) report(categoryColumn, text.foreign.unplaced(title));
  const bare = !images.some((name) => row[name]);
  const checked = newProductBody.safeParse({
    ...row,
    title,
    description: row.description ?? (title.length < 10 ? `${title}, ${catagory}` : title),
    catagory: catagory ?? categories[0],
    quantity: row.quantity === undefined ? 0 : row.quantity.replace(/^\+\s*/, ''),
    status: bare ? 0 : row.status || undefined,
    tax: row.tax || undefined,
    img1: row.img1 || 'none',
    attributes: undefined,
  });
  if (!checked.success) {
    for (const { path, message } of checked.error.issues)
      report(String(path[0] ?? ''), wrongCell(row, path[0], message));
    return undefined;
  }
  const assumed = [
    placed ? [] : 'category',
    row.title === undefined ? 'title' : [],
    row.description === undefined ? 'description' : [],
    row.quantity === undefined ? 'quantity' : [],
    bare && row.status !== '0' ? 'no picture' : [],
  ].flat() as Assumption[];
  const draft = decodeNewProduct({ ...checked.data, img1: row.img1 ?? '' });
  return { line, ...draft, oldAddresses: oldAddressesIn(row), family: familyIn(row), attributes, assumed };
}
