import { productOf } from '#contract/from-shop.ts';
import { encodeProduct } from '#contract/product.ts';
import type { ImportedCell, ImportNote } from '#database/schema.ts';
import {
  type ImportPlan,
  knownPictures,
  noteImport,
  planImport,
  type Refusal,
  readImport,
} from '#shop/catalogue/import.ts';
import type { Product } from '#shop/catalogue/product.ts';
import { writeImport } from '#shop/catalogue/write-import.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import { columns, readCsv } from './product-csv.ts';
import { filled } from './product-fields.ts';
import { faultsOf, readRows } from './product-rows.ts';

const said = answers.imports;
/** Of errors, and of cells that differ. */
const maxShown = 200;

/**
 * Does the work of an import: reads the file, checks every row by the same rules as the form, compares it with the shop,
 * and unless it is a dry run or a row is refused, writes what differs. Run twice, it does nothing the second time.
 */
export async function takeImport(shop: Shop, id: string): Promise<void> {
  const file = await readImport(shop, id);
  if (!file || file.state === 'done' || file.state === 'refused') return;
  const csv = readCsv(file.csv);
  await noteImport(shop, id, { state: 'checking', rows: csv.rows.length, warnings: csv.warnings });
  const pictures = await knownPictures(
    shop,
    csv.rows.flatMap(({ cells }) => filled(...columns.pictures.map((name) => cells[name] ?? ''))),
  );
  const { rows, errors } = readRows(csv.rows, pictures);
  const plan = await planImport(shop, rows, faultsOf);
  const wrong = [...csv.errors, ...errors, ...plan.refused.map(worded)];
  const found = { ...foundIn(plan), done: csv.rows.length };
  if (wrong.length > 0) return refuse(shop, id, wrong, found);
  if (file.dryRun) return noteImport(shop, id, { ...found, state: 'done', csv: '' });
  await noteImport(shop, id, { ...found, state: 'writing', done: 0 });
  const written = await writeImport(shop, file, rows, faultsOf);
  if (written === 'done already') return;
  if (written.refused.length > 0) return refuse(shop, id, written.refused.map(worded), found);
  const { cells, changes } = foundIn(written);
  await noteImport(shop, id, { cells, changes });
}

function refuse(shop: Shop, id: string, wrong: ImportNote[], found: object): Promise<void> {
  const errors = wrong.sort((a, b) => a.line - b.line).slice(0, maxShown);
  return noteImport(shop, id, { ...found, wrong: wrong.length, errors, state: 'refused', csv: '' });
}

/** What a plan comes to: how much of each, and the first cells that differ. */
function foundIn(plan: ImportPlan) {
  const changes = plan.changed.flatMap(cellsOf);
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    cells: changes.length,
    changes: changes.slice(0, maxShown),
  };
}

/** The cells that differ, by their columns and as they stand in a file. */
function cellsOf({ line, before, after, stock }: ImportPlan['changed'][number]): ImportedCell[] {
  const [was, is] = [cellsOfProduct(before), cellsOfProduct(after)];
  return Object.keys(is)
    .filter((field) => was[field] !== is[field])
    .map((field) => ({
      line,
      title: before.title,
      field,
      ...excerpts(was[field] ?? '', is[field] ?? ''),
      ...(field === 'quantity' && stock && { stock }),
    }));
}

function cellsOfProduct(product: Product): Record<string, string> {
  const { tittle: title, price, ...rest } = encodeProduct(productOf(product));
  return Object.fromEntries(
    Object.entries({ title, price: price.toFixed(2), ...rest }).map(([name, value]) => [name, String(value)]),
  );
}

const lettersShown = 160;

/** Of long texts, from a little before where they part. */
function excerpts(was: string, is: string): { was: string; is: string } {
  let same = 0;
  while (same < was.length && was[same] === is[same]) same++;
  const from = Math.max(was.length, is.length) > lettersShown ? Math.max(0, same - 30) : 0;
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + lettersShown)}${text.length > from + lettersShown ? '…' : ''}`;
  return { was: cut(was), is: cut(is) };
}

function worded(refusal: Refusal): ImportNote {
  const { line } = refusal;
  switch (refusal.why) {
    case 'no such product':
      return { line, field: 'id', message: said.unknownId };
    case 'changed meanwhile':
      return { line, field: columns.revision, message: said.changedMeanwhile(refusal.title) };
    case 'breaks a rule':
      return { line, field: refusal.field, message: refusal.message };
    case 'title in the shop':
      return { line, field: 'title', message: said.titleInShop(refusal.title, refusal.id) };
    case 'title in the file':
      return { line, field: 'title', message: said.titleInFile(refusal.title, refusal.firstLine) };
  }
}
