import { among } from '#database/connect.ts';
import { images, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { type Product, productColumns } from '../product.ts';
import { sameTitles } from '../titles.ts';
import { type Difference, differenceOf, type ImportedChange, type ImportedProduct } from './compare.ts';
import type { Check } from './format.ts';

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

/** What an import would do to the shop as it is now. */
export interface ImportPlan {
  added: ImportedProduct[];
  changed: Difference[];
  unchanged: number;
  /** Why it does nothing at all. */
  refused: Refusal[];
}

export type Refusal = { line: number } & (
  | { why: 'no such product' }
  | { why: 'changed meanwhile'; title: string }
  | { why: 'breaks a rule'; field: string; message: string }
  | { why: 'title in the shop'; title: string; id: string }
  | { why: 'title in the file'; title: string; firstLine: number }
);

/** Compares the rows of a file with the shop. */
export async function planImport(shop: Shop, rows: ImportRows, check: Check): Promise<ImportPlan> {
  const ids = rows.changed.map((row) => row.id);
  const known = ids.length
    ? await shop.db.select(productColumns).from(products).where(among(products.id, ids))
    : [];
  const compared = compareRows(rows.changed, known, check);
  const doubles = await findDoubles(shop, rows.added, compared.changed);
  return { ...compared, added: rows.added, refused: [...compared.refused, ...doubles] };
}

/** The part of a plan that is about products that are there already. */
export function compareRows(
  rows: ImportedChange[],
  known: Product[],
  check: Check,
): Omit<ImportPlan, 'added'> {
  const byId = new Map(known.map((product) => [product.id, product]));
  const plan: Omit<ImportPlan, 'added'> = { changed: [], unchanged: 0, refused: [] };
  for (const row of rows) {
    const before = byId.get(row.id);
    const { line } = row;
    const difference = before && differenceOf(before, row);
    if (!before) plan.refused.push({ line, why: 'no such product' });
    else if (!difference) plan.unchanged++;
    else if (difference.stale) plan.refused.push({ line, why: 'changed meanwhile', title: before.title });
    else {
      const faults = check(difference.after);
      plan.refused.push(...faults.map((fault) => ({ line, why: 'breaks a rule' as const, ...fault })));
      plan.changed.push(difference);
    }
  }
  return plan;
}

/** New products whose title the shop has already, or another row of the file: most often a file taken in twice. */
async function findDoubles(shop: Shop, added: ImportedProduct[], changed: Difference[]): Promise<Refusal[]> {
  const renamed = changed.filter(({ before, after }) => before.title !== after.title);
  const rows = [...renamed.map(({ line, after }) => ({ line, title: after.title })), ...added];
  const titles = await sameTitles(shop, added.length > 0 ? rows.map((row) => row.title) : []);
  const lines = new Map<string, number>();
  const refused: Refusal[] = [];
  titles.forEach(({ key, product }, place) => {
    const row = rows[place];
    if (!row) return;
    const { line, title } = row;
    const firstLine = lines.get(key);
    lines.set(key, firstLine ?? line);
    if (place < renamed.length) return;
    if (product) refused.push({ line, why: 'title in the shop', title, id: product.id });
    else if (firstLine) refused.push({ line, why: 'title in the file', title, firstLine });
  });
  return refused;
}
