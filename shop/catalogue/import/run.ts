import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { Shop } from '../../shop.ts';
import { changedCells } from './changed-cells.ts';
import type { FileFormat } from './format.ts';
import { type ImportPlan, knownImages, planImport, type Refusal } from './plan.ts';
import { readCsv } from './read-csv.ts';
import { readRows } from './read-rows.ts';
import { noteImport, readImport } from './records.ts';
import { writeImport } from './write.ts';

const text = answers.imports;
/** Of errors, and of cells that differ. */
const maxShown = 200;

/**
 * Does the work of an import: reads the file, checks every row by the same rules as the form, compares it with the shop,
 * and unless it is a dry run or a row is refused, writes what differs. Run twice, it does nothing the second time.
 */
export async function runImport(shop: Shop, format: FileFormat, id: string): Promise<void> {
  const file = await readImport(shop, id);
  if (!file || file.state === 'done' || file.state === 'refused') return;
  const csv = readCsv(format, file.csv);
  await noteImport(shop, id, { state: 'checking', rows: csv.rows.length, warnings: csv.warnings });
  const images = await knownImages(
    shop,
    csv.rows.flatMap(({ cells }) => format.images.flatMap((name) => cells[name] || [])),
  );
  const { rows, errors } = readRows(format, csv.rows, images);
  const plan = await planImport(shop, rows, format.check);
  const notesOf = ({ refused }: ImportPlan) => refused.map((refusal) => noteOf(format, refusal));
  const wrong = [...csv.errors, ...errors, ...notesOf(plan)];
  const found = { ...summary(format, plan), done: csv.rows.length };
  if (wrong.length > 0) return refuse(shop, id, wrong, found);
  if (file.dryRun) return noteImport(shop, id, { ...found, state: 'done', csv: '' });
  await noteImport(shop, id, { ...found, state: 'writing', done: 0 });
  const written = await writeImport(shop, file, rows, format.check);
  if (written === 'done already') return;
  if (written.refused.length > 0) return refuse(shop, id, notesOf(written), found);
  const { cells, changes } = summary(format, written);
  await noteImport(shop, id, { cells, changes });
}

function refuse(shop: Shop, id: string, wrong: ImportNote[], found: object): Promise<void> {
  const errors = wrong.sort((a, b) => a.line - b.line).slice(0, maxShown);
  return noteImport(shop, id, { ...found, wrong: wrong.length, errors, state: 'refused', csv: '' });
}

/** What a plan comes to: how much of each, and the first cells that differ. */
function summary(format: FileFormat, plan: ImportPlan) {
  const changes = plan.changed.flatMap((difference) => changedCells(format, difference));
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    cells: changes.length,
    changes: changes.slice(0, maxShown),
  };
}

function noteOf(format: FileFormat, refusal: Refusal): ImportNote {
  const { line } = refusal;
  switch (refusal.why) {
    case 'no such product':
      return { line, field: 'id', message: text.unknownId };
    case 'changed meanwhile':
      return { line, field: format.revision, message: text.changedMeanwhile(refusal.title) };
    case 'breaks a rule':
      return { line, field: refusal.field, message: refusal.message };
    case 'title in the shop':
      return { line, field: 'title', message: text.titleInShop(refusal.title, refusal.id) };
    case 'title in the file':
      return { line, field: 'title', message: text.titleInFile(refusal.title, refusal.firstLine) };
  }
}
