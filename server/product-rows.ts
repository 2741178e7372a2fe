import type { z } from 'zod';
import { productFields, submitProduct } from '#contract/dashboard.ts';
import { whole } from '#contract/fields.ts';
import { productOf } from '#contract/from-shop.ts';
import { toPence } from '#contract/money.ts';
import { encodeProduct } from '#contract/product.ts';
import type { ImportNote } from '#database/schema.ts';
import type { ImportedChange, ImportedProduct } from '#shop/catalogue/compare-import.ts';
import type { ImportRows } from '#shop/catalogue/import.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { columns, type Row } from './product-csv.ts';
import { filled, tiersFrom } from './product-fields.ts';

const text = answers.imports;

type Wrong = (field: string, message: string) => void;

/** What the rows of a file mean, each by the rules of the form; and what is wrong, cell by cell. */
export function readRows(
  rows: Row[],
  pictures: ReadonlySet<string>,
): { rows: ImportRows; errors: ImportNote[] } {
  const read: ImportRows = { added: [], changed: [] };
  const errors: ImportNote[] = [];
  const seen = new Map<string, number>();
  const lacking = columns.needed.filter((name) => !rows.some(({ cells }) => name in cells));
  if (rows.some(({ cells }) => !cells.id))
    for (const field of lacking) errors.push({ line: 1, field, message: text.columnNeeded(field) });
  for (const { line, cells } of rows) {
    const before = errors.length;
    const wrong: Wrong = (field, message) => errors.push({ line, field, message });
    const { id = '' } = cells;
    const first = seen.get(id);
    if (id && first) wrong('id', text.twice(first));
    if (id) seen.set(id, first ?? line);
    for (const name of columns.pictures) {
      const picture = cells[name];
      if (picture && !pictures.has(picture)) wrong(name, answers.staff.unknownPicture);
    }
    const row = spelt(cells);
    if (id) {
      const change = readChange(line, id, row, wrong);
      if (errors.length === before) read.changed.push(change);
    } else {
      const product = lacking.length === 0 && readNew(line, row, wrong);
      if (product && errors.length === before) read.added.push(product);
    }
  }
  return { rows: read, errors };
}

/** Cells as the form has them: what people and spreadsheets write otherwise, but can only mean one thing. */
function spelt(cells: Row['cells']): Row['cells'] {
  const { catagory, status, quantity } = cells;
  const statuses: Record<string, string> = { active: '1', deactive: '0' };
  return {
    ...cells,
    ...(catagory !== undefined && { catagory: lowerIfKnown(catagory) }),
    ...(status !== undefined && { status: statuses[status.toLowerCase()] ?? status }),
    ...(quantity !== undefined && { quantity: ungrouped(quantity) }),
  };
}

const lowerIfKnown = (category: string) =>
  productFields.catagory.safeParse(category.toLowerCase()).success ? category.toLowerCase() : category;
/** 1200 from '1,200'. */
const ungrouped = (units: string) => (/^\d{1,3}(,\d{3})+$/.test(units) ? units.replaceAll(',', '') : units);

/** A row for a product that is there: what its cells say, each by its own rule. An empty status or VAT is none said. */
function readChange(line: number, id: string, row: Row['cells'], wrong: Wrong): ImportedChange {
  const cells = { ...row, status: row.status || undefined, tax: row.tax || undefined };
  const read = <Name extends keyof typeof productFields>(name: Name) => {
    const cell = (cells as Record<string, string | undefined>)[name];
    if (cell === undefined) return undefined;
    const checked = productFields[name].safeParse(cell);
    if (!checked.success) wrong(name, checked.error.issues[0]?.message ?? rules.text);
    return checked.data as z.output<(typeof productFields)[Name]> | undefined;
  };
  const price = read('price');
  const status = read('status');
  const revision = readCount(row[columns.revision], columns.revision, wrong);
  const availableWas = readCount(row[columns.quantityWas], columns.quantityWas, wrong);
  // Taken in twice, a difference would count twice; the revision prevents it.
  if (availableWas !== undefined && revision === undefined) wrong(columns.revision, text.revisionLost);
  return {
    line,
    id,
    revision,
    availableWas,
    cells: {
      title: read('title'),
      category: read('catagory'),
      description: read('description'),
      pricePence: price === undefined ? undefined : toPence(price),
      taxPercent: read('tax'),
      active: status === undefined ? undefined : status === 1,
      available: read('quantity'),
      features: columns.features.map((name) => read(name)),
      tierQuantities: columns.tierQuantities.map((name) => read(name)),
      tierPercents: columns.tierPercents.map((name) => read(name)),
      images: columns.pictures.map((name) => row[name]),
    },
  };
}

/** What the shop wrote into an exported file. Empty: nothing is known. */
function readCount(cell: string | undefined, field: string, wrong: Wrong): number | undefined {
  if (!cell) return undefined;
  const checked = whole(0, 2_000_000_000, text.exported).safeParse(cell);
  if (!checked.success) wrong(field, text.exported);
  return checked.data;
}

/** A row for a new product, as the form would send it. */
function readNew(line: number, row: Row['cells'], wrong: Wrong): ImportedProduct | undefined {
  // A picture is asked of what goes on sale; what is put there for later may wait for its own.
  const needsPicture = row.status !== '0';
  const checked = submitProduct.body.safeParse({
    ...row,
    status: row.status || undefined,
    tax: row.tax || undefined,
    img1: row.img1 || (needsPicture ? '' : 'none'),
  });
  if (!checked.success) {
    for (const { path, message } of checked.error.issues) wrong(String(path[0] ?? ''), message || rules.text);
    return undefined;
  }
  const { data } = checked;
  return {
    line,
    title: data.title,
    category: data.catagory,
    description: data.description,
    pricePence: toPence(data.price),
    taxPercent: data.tax,
    active: data.status === 1,
    available: data.quantity,
    features: filled(...columns.features.map((name) => data[name])),
    tiers: tiersFrom(
      [data.quantity1, data.discount1],
      [data.quantity2, data.discount2],
      [data.quantity3, data.discount3],
    ),
    images: filled(row.img1 ?? '', data.img2, data.img3, data.img4, data.img5),
  };
}

/** The rules of the form that a product breaks as a whole: tiers that do not rise, say. */
export function faultsOf(product: Product): { field: string; message: string }[] {
  const { tittle: title, quantity: _quantity, ...wire } = encodeProduct(productOf(product));
  const checked = submitProduct.body.safeParse({ ...wire, title, quantity: 0, img1: wire.img1 || 'none' });
  return (checked.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    message: message || rules.text,
  }));
}
