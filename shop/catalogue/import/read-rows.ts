import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import { proposeFacts } from '../attributes/propose.ts';
import type { Assumption, ImportedProduct, PictureAddress } from './compare.ts';
import type { FileFormat, Report, Row } from './format.ts';
import { looksLikeGun } from './gun-words.ts';
import { takeAddresses } from './picture-addresses.ts';
import type { ImportRows } from './plan.ts';
import { type Owners, ownerOf } from './skus.ts';

const text = answers.imports;

/** What the shop knows of what rows name. */
export interface Known {
  /** The names in the file that are images the shop has. */
  images: ReadonlySet<string>;
  /** The products that have SKUs in the file. */
  owners: Owners;
  /** Those that rows are about by their titles, by line. */
  titled: ReadonlyMap<number, string>;
  /** Whether new products state what their titles and tags tell. */
  takesFacts: boolean;
}

/**
 * What the rows of a file mean, each by the rules of the form; and what is wrong, cell by cell. A row is about the product with
 * its id, or without one about the product with its SKU, or in another shop's file with its title; any other is for a new product.
 */
export function readRows(
  format: FileFormat,
  rows: Row[],
  { images, owners, titled, takesFacts }: Known,
): { rows: ImportRows; errors: ImportNote[] } {
  const read: ImportRows = { added: [], changed: [] };
  const errors: ImportNote[] = [];
  const reportTwice = twiceIn();
  const productIn = ({ line, cells }: Row) =>
    cells.id || ownerOf(owners, cells.sku)?.id || titled.get(line) || '';
  const lacking = format.needed.filter((names) =>
    names.every((name) => !rows.some(({ cells }) => name in cells)),
  );
  if (rows.some((row) => !productIn(row)))
    for (const [field] of lacking) errors.push({ line: 1, field, message: text.columnNeeded(field) });
  for (const row of rows) {
    const { line, cells } = row;
    const before = errors.length;
    const report: Report = (field, message) => errors.push({ line, field, message });
    const id = productIn(row);
    const owner = ownerOf(owners, cells.sku);
    reportTwice(row, id, report);
    if (owner && owner.id !== id) report('sku', text.skuOfAnother(cells.sku ?? '', owner.title));
    const { row: plain, addresses } = takeAddresses(format, row, report);
    for (const name of format.images) {
      const image = plain.cells[name];
      if (image && !images.has(image)) report(name, answers.staff.unknownPicture);
    }
    if (id) {
      const change = format.readChange(plain, report);
      if (errors.length === before) read.changed.push({ ...change, id, pictureAddresses: addresses });
    } else {
      const product = lacking.length === 0 && format.readNew(plain, report);
      if (product && errors.length === before)
        read.added.push(
          withheldIfGun(
            format,
            row,
            withFacts(format, row, withAddresses(product, addresses, cells.status), takesFacts),
          ),
        );
    }
  }
  return { rows: read, errors };
}

type Unread = Omit<ImportedProduct, 'pictureAddresses' | 'activate' | 'proposed'>;

/** What a new product's title and tags tell, where its cells say nothing; stated where staff want it so. */
function withFacts(
  { attributes, kindColumn, tagsColumn }: FileFormat,
  { cells }: Row,
  product: Omit<ImportedProduct, 'proposed'>,
  takesFacts: boolean,
): ImportedProduct {
  const texts = [product.title, cells[kindColumn] ?? '', cells[tagsColumn] ?? ''];
  const told = Object.entries(proposeFacts(attributes, product.category, texts));
  const proposed = Object.fromEntries(told.filter(([key]) => !product.attributes[key]));
  const stated = takesFacts ? { ...product.attributes, ...proposed } : product.attributes;
  return { ...product, attributes: stated, proposed };
}

/** A new product goes on sale with the first picture that comes, if the file says that it is active. */
function withAddresses(
  product: Unread,
  addresses: PictureAddress[],
  status: string | undefined,
): Omit<ImportedProduct, 'proposed'> {
  const assumed = product.assumed.filter((one) => one !== 'no picture');
  if (addresses.length === 0) return { ...product, pictureAddresses: addresses, activate: false };
  if (product.active || status === '0')
    return { ...product, assumed, pictureAddresses: addresses, activate: false };
  const activate = status === '1';
  assumed.push(activate ? 'pictures to come' : 'pictures, no status');
  return { ...product, assumed, pictureAddresses: addresses, activate };
}

/** A new product that looks like a gun is off sale, pictures or not, unless its row says who may buy it. */
function withheldIfGun(
  { kindColumn }: FileFormat,
  { cells }: Row,
  product: ImportedProduct,
): ImportedProduct {
  const marked = cells.adult || cells.imitation;
  if (marked || !looksLikeGun(product.title, cells[kindColumn] ?? '')) return product;
  const assumed = product.assumed.filter((one) => !ofPictures.has(one));
  return { ...product, active: false, activate: false, assumed: [...assumed, 'gun'] };
}

const ofPictures: ReadonlySet<Assumption> = new Set([
  'no picture',
  'pictures to come',
  'pictures, no status',
]);

/** Tells, row by row, of an id, a SKU or a product that an earlier row was about. */
function twiceIn(): (row: Row, productId: string, report: Report) => void {
  const lineOf = new Map<string, number>();
  const lineBefore = (key: string, line: number) => {
    const first = lineOf.get(key);
    lineOf.set(key, first ?? line);
    return first;
  };
  return ({ line, cells: { id = '', sku = '' } }, productId, report) => {
    const ofSku = sku ? lineBefore(`sku ${sku.toUpperCase()}`, line) : undefined;
    const ofProduct = productId ? lineBefore(`id ${productId}`, line) : undefined;
    if (ofProduct && id) report('id', text.twice(ofProduct));
    else if (ofSku) report('sku', text.skuTwice(ofSku));
    else if (ofProduct) report(sku ? 'sku' : 'title', text.productTwice(ofProduct));
  };
}
