import { among } from '#database/connect.ts';
import { images, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { AttributeValues, WrongValue } from '../attributes/attribute.ts';
import { type FamilyPlan, noFamilies, planFamilies } from '../families/in-file.ts';
import { fetchedBefore, type WantedPicture } from '../pictures/queue.ts';
import { type Product, productColumns } from '../product.ts';
import { sameTitles } from '../titles.ts';
import { type AddressRefusal, type BroughtAddress, planAddresses } from './addresses.ts';
import { type Difference, differenceOf, type ImportedChange, type ImportedProduct } from './compare.ts';
import type { FileFormat } from './format.ts';
import { looksLikeGun } from './gun-words.ts';
import { ownerOf, ownersOf } from './skus.ts';
import { stateCells } from './state-cells.ts';

/** The names among these that are images the shop has. */
export async function knownImages(shop: Shop, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await shop.db.select({ name: images.name }).from(images).where(among(images.name, names));
  return new Set(rows.map((row) => row.name));
}

/** The rows of a file, each read and right in itself. */
export interface ImportRows {
  added: ImportedProduct[];
  changed: ImportedChange[];
}

/** A new product, with what its cells state. */
export type AddedProduct = Omit<ImportedProduct, 'attributes' | 'family'> & {
  attributes: AttributeValues;
  familyId: number | null;
};

/** What an import would do to the shop as it is now. */
export interface ImportPlan {
  added: AddedProduct[];
  changed: Difference[];
  unchanged: number;
  /** Where products were in another shop, as far as the shop does not know. */
  addresses: BroughtAddress[];
  families: FamilyPlan;
  /** That are to be fetched for products that are there already. */
  pictures: WantedPicture[];
  /** Products that stay off sale though the file says that they are active: they look like guns. */
  withheld: { line: number; title: string }[];
  /** Cells that count for nothing, since their product's category lacks the attribute. */
  ignored: IgnoredCell[];
  /** Why it does nothing at all. */
  refused: Refusal[];
}

/** How many products of each kind a plan has; one that only gets an address is changed. */
export function countRows({ added, changed, unchanged, addresses }: ImportPlan) {
  const lines = new Set([...added, ...changed].map(({ line }) => line));
  const addressed = new Set(addresses.map(({ line }) => line).filter((line) => !lines.has(line))).size;
  return { added: added.length, changed: changed.length + addressed, unchanged: unchanged - addressed };
}

export interface IgnoredCell {
  line: number;
  key: string;
  category: Product['category'];
}

export type Refusal = AddressRefusal | RowRefusal;

type RowRefusal = { line: number } & (
  | { why: 'no such product' }
  | { why: 'changed meanwhile'; title: string }
  | { why: 'breaks a rule'; field: string; message: string }
  | { why: 'wrong value'; key: string; value: WrongValue }
  | Omit<FamilyPlan['refused'][number], 'line'>
  | { why: 'title in the shop'; title: string; id: string }
  | { why: 'title in the file'; title: string; firstLine: number }
  | { why: 'sku in the shop'; sku: string; title: string }
);

/** Compares the rows of a file with the shop. */
export async function planImport(shop: Shop, format: FileFormat, rows: ImportRows): Promise<ImportPlan> {
  const ids = rows.changed.map((row) => row.id);
  const known = ids.length
    ? await shop.db.select(productColumns).from(products).where(among(products.id, ids))
    : [];
  const fetched = await fetchedBefore(
    shop,
    rows.changed.flatMap(({ id, pictureAddresses }) => (pictureAddresses.length > 0 ? [id] : [])),
  );
  const alone = compareRows(format, rows.changed, { known, fetched, families: noFamilies });
  const added = rows.added.map((row) => ({
    row,
    ...stateCells(format.attributes, row.category, {}, row.attributes),
  }));
  const families = await planFamilies(shop, format.attributes, [
    ...changedFamilyRows(rows.changed, known, alone),
    ...added.map(({ row: { line, title, category, family }, attributes }) => ({
      line,
      before: undefined,
      after: { id: `line ${line}`, title, category, attributes },
      cell: family,
    })),
  ]);
  const plan =
    families.moves.size === 0
      ? { ...alone, families }
      : compareRows(format, rows.changed, { known, fetched, families });
  for (const { row, attributes, wrong, ignored } of added) {
    const { line, category } = row;
    plan.added.push({ ...row, attributes, familyId: families.moves.get(line) ?? null });
    plan.refused.push(...wrongValues(line, wrong));
    plan.ignored.push(...ignored.map((key) => ({ line, key, category })));
  }
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  const { addresses, refused } = await planAddresses(shop, format, rows, titles);
  plan.addresses.push(...addresses);
  plan.refused.push(
    ...refused,
    ...families.refused,
    ...(await findDoubles(shop, rows.added, plan.changed)),
    ...(await findTakenSkus(shop, rows)),
  );
  return plan;
}

/** The rows about products that are there, for what they make of families. */
function changedFamilyRows(rows: ImportedChange[], known: Product[], { changed }: ImportPlan) {
  const byId = new Map(known.map((product) => [product.id, product]));
  const afterById = new Map(changed.map(({ after }) => [after.id, after]));
  return rows.flatMap(({ line, id, family }) => {
    const before = byId.get(id);
    return before ? [{ line, before, after: afterById.get(id) ?? before, cell: family }] : [];
  });
}

/** The part of a plan that is about products that are there already. */
export function compareRows(
  format: FileFormat,
  rows: ImportedChange[],
  {
    known,
    fetched,
    families,
  }: { known: Product[]; fetched: Awaited<ReturnType<typeof fetchedBefore>>; families: FamilyPlan },
): ImportPlan {
  const byId = new Map(known.map((product) => [product.id, product]));
  const plan: ImportPlan = {
    added: [],
    changed: [],
    unchanged: 0,
    addresses: [],
    families,
    pictures: [],
    withheld: [],
    ignored: [],
    refused: [],
  };
  for (const row of rows) {
    const before = byId.get(row.id);
    const { line, cells } = row;
    if (!before) {
      plan.refused.push({ line, why: 'no such product' });
      continue;
    }
    const category = cells.category ?? before.category;
    const { attributes, wrong, ignored } = stateCells(
      format.attributes,
      category,
      before.attributes,
      cells.attributes,
    );
    plan.ignored.push(...ignored.map((key) => ({ line, key, category })));
    plan.refused.push(...wrongValues(line, wrong));
    // Another shop's pictures are for what has none.
    if (!format.source || before.images.length === 0)
      plan.pictures.push(...wantedPictures(before, row, fetched));
    const familyId = families.moves.get(line);
    const isWithheld = activatesGun(before, row);
    if (isWithheld) plan.withheld.push({ line, title: before.title });
    const taken = isWithheld ? { ...row, cells: { ...cells, active: false } } : row;
    const difference = differenceOf(before, taken, {
      attributes,
      familyId: familyId === undefined ? before.familyId : familyId,
    });
    if (!difference) plan.unchanged++;
    else if (difference.stale) plan.refused.push({ line, why: 'changed meanwhile', title: before.title });
    else {
      const faults = format.check(difference);
      plan.refused.push(...faults.map((fault) => ({ line, why: 'breaks a rule' as const, ...fault })));
      plan.changed.push(difference);
    }
  }
  return plan;
}

/** As a new one is withheld, until staff or the file itself say who may buy it. */
const activatesGun = (before: Product, { cells }: ImportedChange): boolean =>
  cells.active === true &&
  cells.adult === undefined &&
  cells.imitation === undefined &&
  !before.active &&
  !before.adult &&
  looksLikeGun(cells.title ?? before.title, '');

/** The pictures at the addresses of a row, but for those that its product has from there already. */
const wantedPictures = (
  { id, images }: Product,
  { line, pictureAddresses }: ImportedChange,
  fetched: ReadonlyMap<string, string>,
): WantedPicture[] =>
  pictureAddresses
    .filter(({ address }) => !images.includes(fetched.get(`${id} ${address}`) ?? ''))
    .map((one) => ({ ...one, line, productId: id, replaces: images[one.place] ?? null, activate: false }));

const wrongValues = (line: number, wrong: Record<string, WrongValue>): Refusal[] =>
  Object.entries(wrong).map(([key, value]) => ({ line, why: 'wrong value', key, value }));

/**
 * New products without a SKU whose title the shop has already, or another row of the file: most often a file taken in twice. A
 * SKU of its own says that a product is another one.
 */
async function findDoubles(shop: Shop, added: ImportedProduct[], changed: Difference[]): Promise<Refusal[]> {
  if (added.every(({ sku }) => sku)) return [];
  const renamed = changed.filter(({ before, after }) => before.title !== after.title);
  const rows = [
    ...renamed.map(({ line, after }) => ({ line, title: after.title, sku: after.sku })),
    ...added,
  ];
  const titles = await sameTitles(
    shop,
    rows.map((row) => row.title),
  );
  const lines = new Map<string, number>();
  const refused: Refusal[] = [];
  titles.forEach(({ key, product }, place) => {
    const row = rows[place];
    if (!row) return;
    const { line, title, sku } = row;
    const firstLine = lines.get(key);
    lines.set(key, firstLine ?? line);
    if (place < renamed.length || sku) return;
    if (product) refused.push({ line, why: 'title in the shop', title, id: product.id });
    else if (firstLine) refused.push({ line, why: 'title in the file', title, firstLine });
  });
  return refused;
}

/** Rows whose SKU is another product's by now, or no longer the one that they are about by it. */
async function findTakenSkus(shop: Shop, { added, changed }: ImportRows): Promise<Refusal[]> {
  const rows = [
    ...added.map(({ line, sku }) => ({ line, sku, id: '', bySku: false })),
    ...changed.map(({ line, cells, id, bySku }) => ({ line, sku: cells.sku, id, bySku })),
  ].flatMap(({ sku, ...row }) => (sku ? [{ ...row, sku }] : []));
  const owners = await ownersOf(
    shop,
    rows.map(({ sku }) => sku),
  );
  return rows.flatMap(({ line, sku, id, bySku }): Refusal[] => {
    const owner = ownerOf(owners, sku);
    if (owner && owner.id !== id) return [{ line, why: 'sku in the shop', sku, title: owner.title }];
    return bySku && !owner ? [{ line, why: 'no such product' }] : [];
  });
}
