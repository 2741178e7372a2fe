import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import type { Shop } from '../../shop.ts';
import type { WrongValue } from '../attributes/attribute.ts';
import { readAttributes } from '../attributes/definitions.ts';
import type { CellProblem } from '../families/in-file.ts';
import { familyText } from '../families/problem-text.ts';
import { addressCells } from './addresses.ts';
import { summarizeAssumed } from './assumed.ts';
import { productsByTitle } from './by-title.ts';
import { changedCells } from './changed-cells.ts';
import type { FileFormat, FormatWith, Row } from './format.ts';
import { summarize } from './ignored.ts';
import { withStoredNames } from './named-pictures.ts';
import { countRows, type ImportPlan, knownImages, planImport, type Refusal } from './plan.ts';
import { summarizeProposed } from './proposed.ts';
import { readCsv } from './read-csv.ts';
import { type Known, readRows } from './read-rows.ts';
import { hasEnded, noteImport, readImport } from './records.ts';
import { ownerOf, ownersOf } from './skus.ts';
import { writeImport } from './write.ts';

const text = answers.imports;
/** Of errors, and of cells that differ. */
const maxShown = 200;

/**
 * Does the work of an import: reads the file, checks every row by the same rules as the form, compares it with the shop,
 * and unless it is a dry run or a row is refused, writes what differs. Run twice, it does nothing the second time.
 */
export async function runImport(shop: Shop, formatWith: FormatWith, id: string): Promise<void> {
  const file = await readImport(shop, id);
  if (!file || hasEnded(file)) return;
  const read = readCsv(formatWith(await readAttributes(shop), file.category ?? undefined), file.csv);
  const csv = { ...read, rows: withStoredNames(read.format, read.rows, file.storedPictures) };
  const { format } = csv;
  const { source } = format;
  await noteImport(shop, id, {
    state: 'checking',
    rows: csv.rows.length,
    warnings: csv.warnings,
    notes: csv.notes,
    source,
  });
  const images = await knownImages(
    shop,
    csv.rows.flatMap(({ cells }) => format.images.flatMap((name) => cells[name] || [])),
  );
  const owners = await ownersOf(
    shop,
    csv.rows.flatMap(({ cells }) => cells.sku || []),
  );
  const titled = await productsByTitle(shop, format, csv.rows);
  const { rows, errors } = readRows(format, csv.rows, {
    images,
    owners,
    titled,
    takesFacts: file.takesFacts,
  });
  const plan = await planImport(shop, format, rows);
  const notesOf = ({ refused }: ImportPlan) => refused.map((refusal) => noteOf(format, refusal));
  const wrong = [...csv.errors, ...errors, ...notesOf(plan)];
  const warnings = [
    ...csv.warnings,
    ...summarize(format, plan.ignored),
    ...summarizeApart(plan.families.apart),
  ];
  const unplaced = countUnplaced(format, csv.rows, { owners, titled }, errors);
  const notes = [
    ...csv.notes,
    ...summarizeAssumed([
      ...plan.added,
      ...plan.withheld.map((one) => ({ ...one, assumed: ['gun' as const] })),
    ]),
  ];
  const found = {
    ...summary(format, plan),
    ...summarizeProposed(format, plan.added),
    warnings,
    notes,
    unplaced,
    done: csv.rows.length,
  };
  if (wrong.length > 0) return refuse(shop, id, wrong, found);
  if (file.dryRun) return noteImport(shop, id, { ...found, state: 'done', csv: '' });
  await noteImport(shop, id, { ...found, state: 'writing', done: 0 });
  const written = await writeImport(shop, format, {
    ...{ file, rows },
    summarize: (plan) => summary(format, plan),
  });
  if (written !== 'done already' && written.refused.length > 0)
    return refuse(shop, id, notesOf(written), found);
}

/** New products that don't tell their category, so that staff choose one for them all. */
function countUnplaced(
  format: FileFormat,
  rows: Row[],
  { owners, titled }: Pick<Known, 'owners' | 'titled'>,
  errors: ImportNote[],
): number {
  const isNew = ({ line, cells }: Row) => !cells.id && !ownerOf(owners, cells.sku) && !titled.has(line);
  const lines = new Set(rows.filter(isNew).map(({ line }) => line));
  return errors.filter(({ line, field }) => field === format.categoryColumn && lines.has(line)).length;
}

function refuse(shop: Shop, id: string, wrong: ImportNote[], found: object): Promise<void> {
  const errors = wrong.sort((a, b) => a.line - b.line).slice(0, maxShown);
  return noteImport(shop, id, { ...found, wrong: wrong.length, errors, state: 'refused', csv: '' });
}

/** What a plan comes to: how much of each, and the first cells that differ. */
function summary(format: FileFormat, plan: ImportPlan) {
  const changes = [
    ...plan.changed.flatMap((difference) => changedCells(format, difference, plan.families.added)),
    ...addressCells(format, plan.addresses),
  ];
  return {
    ...countRows(plan),
    pictures: plan.pictures.length + plan.added.flatMap(({ pictureAddresses }) => pictureAddresses).length,
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
    case 'wrong value':
      return { line, field: format.attributeColumn(refusal.key), message: wrongValue(refusal.value) };
    case 'family': {
      const { problem } = refusal;
      const field = 'key' in problem ? format.attributeColumn(problem.key) : format.categoryColumn;
      return { line, field, message: memberText(problem) };
    }
    case 'family cell':
      return { line, field: 'family', message: cellText(refusal.problem) };
    case 'sku in the shop':
      return { line, field: 'sku', message: text.skuOfAnother(refusal.sku, refusal.title) };
    case 'no address':
      return { line, field: format.oldAddress, message: text.noAddress(refusal.address) };
    case 'address of another':
      return {
        line,
        field: format.oldAddress,
        message: text.addressOfAnother(refusal.address, refusal.title),
      };
    case 'address in the file':
      return {
        line,
        field: format.oldAddress,
        message: text.addressInFile(refusal.address, refusal.firstLine),
      };
    case 'title in the shop':
      return {
        ...{ line, field: 'title' },
        message: format.source
          ? text.foreign.titleInShop(refusal.title)
          : text.titleInShop(refusal.title, refusal.id),
      };
    case 'title in the file':
      return { line, field: 'title', message: text.titleInFile(refusal.title, refusal.firstLine) };
  }
}

/** One note for all groups of variants that become no family. */
const summarizeApart = ([first, ...others]: ImportPlan['families']['apart']): ImportNote[] =>
  first ? [{ line: first.line, field: '', message: text.foreign.apart(first.title, 1 + others.length) }] : [];

const wrongValue = (wrong: WrongValue): string =>
  wrong.why === 'choice' ? rules.product.attribute.choice(wrong.choices) : rules.product.attribute[wrong.why];

/** About a row that is a member of its family. */
function memberText(problem: CellProblem): string {
  if (problem.why === 'unstated') return rules.family.needs(problem.label);
  return problem.why === 'same'
    ? rules.family.taken(problem.other.title, problem.values)
    : rules.family.inFamily;
}

/** About a row that joins or leaves one. */
function cellText(problem: CellProblem): string {
  switch (problem.why) {
    case 'no such family':
      return rules.family.none;
    case 'alike':
      return rules.family.alike;
    case 'elsewhere':
      return rules.family.elsewhere(problem.title);
    default:
      return familyText(problem);
  }
}
