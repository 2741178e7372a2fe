import type { z } from 'zod';
import type { ImportedChange, ImportedProduct } from '#shop/catalogue/import/compare.ts';
import type { FileFormat, Report, Row } from '#shop/catalogue/import/format.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { wholeNumber } from './fields.ts';
import { productOf } from './from-shop.ts';
import { toPence } from './money.ts';
import { encodeProduct } from './product.ts';
import { newProductBody, productFields } from './product-body.ts';
import { decodeNewProduct } from './product-draft.ts';

const text = answers.imports;

const needed = ['title', 'catagory', 'description', 'price', 'quantity'] as const;
const features = ['feature1', 'feature2', 'feature3', 'feature4', 'feature5'] as const;
const tierQuantities = ['quantity1', 'quantity2', 'quantity3'] as const;
const tierPercents = ['discount1', 'discount2', 'discount3'] as const;
const images = ['img1', 'img2', 'img3', 'img4', 'img5'] as const;
/** How things stood when the shop made the file. */
const revision = 'revision';
const quantityWas = 'quantity at export';

const columns = new Set<string>([
  'id',
  'status',
  'tax',
  ...needed,
  ...features,
  ...tierQuantities,
  ...tierPercents,
  ...images,
  revision,
  quantityWas,
]);

/** Other words for a column that people write above it. */
const synonyms: Record<string, string> = {
  tittle: 'title',
  category: 'catagory',
  stock: 'quantity',
  desc: 'description',
};

/** How products stand in a file: the fields of the product form, read by its rules. */
export const productFile: FileFormat = {
  columnOf(heading) {
    const typed = heading.toLowerCase();
    const name = synonyms[typed] ?? typed.replace(/\s+/g, ' ');
    return columns.has(name) ? name : undefined;
  },
  needed,
  images,
  revision,
  readNew: ({ line, cells }, report) => readNew(line, spelt(cells), report),
  readChange: ({ line, cells }, report) => readChange(line, spelt(cells), report),
  cellsOf(product) {
    const { tittle: title, price, ...rest } = encodeProduct(productOf(product));
    return Object.fromEntries(
      Object.entries({ title, price: price.toFixed(2), ...rest }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  },
  check(product) {
    const { tittle: title, quantity: _quantity, ...wire } = encodeProduct(productOf(product));
    const checked = newProductBody.safeParse({ ...wire, title, quantity: 0, img1: wire.img1 || 'none' });
    return (checked.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      message: message || rules.text,
    }));
  },
};

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
function readChange(line: number, row: Row['cells'], report: Report): ImportedChange {
  const cells = { ...row, status: row.status || undefined, tax: row.tax || undefined };
  const read = <Name extends keyof typeof productFields>(name: Name) => {
    const cell = (cells as Record<string, string | undefined>)[name];
    if (cell === undefined) return undefined;
    const checked = productFields[name].safeParse(cell);
    if (!checked.success) report(name, checked.error.issues[0]?.message ?? rules.text);
    return checked.data as z.output<(typeof productFields)[Name]> | undefined;
  };
  const price = read('price');
  const status = read('status');
  const editsWas = readCount(row[revision], revision, report);
  const availableWas = readCount(row[quantityWas], quantityWas, report);
  // Taken in twice, a difference would count twice; the revision prevents it.
  if (availableWas !== undefined && editsWas === undefined) report(revision, text.revisionLost);
  return {
    line,
    id: row.id ?? '',
    revision: editsWas,
    availableWas,
    cells: {
      title: read('title'),
      category: read('catagory'),
      description: read('description'),
      pricePence: price === undefined ? undefined : toPence(price),
      taxPercent: read('tax'),
      active: status === undefined ? undefined : status === 1,
      available: read('quantity'),
      features: features.map((name) => read(name)),
      tierQuantities: tierQuantities.map((name) => read(name)),
      tierPercents: tierPercents.map((name) => read(name)),
      images: images.map((name) => row[name]),
    },
  };
}

/** What the shop wrote into an exported file. Empty: nothing is known. */
function readCount(cell: string | undefined, field: string, report: Report): number | undefined {
  if (!cell) return undefined;
  const checked = wholeNumber(0, 2_000_000_000, text.exported).safeParse(cell);
  if (!checked.success) report(field, text.exported);
  return checked.data;
}

/** A row for a new product, as the form would send it. */
function readNew(line: number, row: Row['cells'], report: Report): ImportedProduct | undefined {
  // What goes on sale needs an image; what is put there for later may wait for its own.
  const needsImage = row.status !== '0';
  const checked = newProductBody.safeParse({
    ...row,
    status: row.status || undefined,
    tax: row.tax || undefined,
    img1: row.img1 || (needsImage ? '' : 'none'),
  });
  if (!checked.success) {
    for (const { path, message } of checked.error.issues)
      report(String(path[0] ?? ''), message || rules.text);
    return undefined;
  }
  return { line, ...decodeNewProduct({ ...checked.data, img1: row.img1 ?? '' }) };
}
