import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { FileFormat, Report, Row } from './format.ts';
import type { ImportRows } from './plan.ts';

const text = answers.imports;

/**
 * What the rows of a file mean, each by the rules of the form; and what is wrong, cell by cell.
 *
 * @param images the names in the file that are images the shop has
 */
export function readRows(
  format: FileFormat,
  rows: Row[],
  images: ReadonlySet<string>,
): { rows: ImportRows; errors: ImportNote[] } {
  const read: ImportRows = { added: [], changed: [] };
  const errors: ImportNote[] = [];
  const lineOfId = new Map<string, number>();
  const lacking = format.needed.filter((name) => !rows.some(({ cells }) => name in cells));
  if (rows.some(({ cells }) => !cells.id))
    for (const field of lacking) errors.push({ line: 1, field, message: text.columnNeeded(field) });
  for (const row of rows) {
    const { line, cells } = row;
    const before = errors.length;
    const report: Report = (field, message) => errors.push({ line, field, message });
    const { id = '' } = cells;
    const firstLine = lineOfId.get(id);
    if (id && firstLine) report('id', text.twice(firstLine));
    if (id) lineOfId.set(id, firstLine ?? line);
    for (const name of format.images) {
      const image = cells[name];
      if (image && !images.has(image)) report(name, answers.staff.unknownPicture);
    }
    if (id) {
      const change = format.readChange(row, report);
      if (errors.length === before) read.changed.push(change);
    } else {
      const product = lacking.length === 0 && format.readNew(row, report);
      if (product && errors.length === before) read.added.push(product);
    }
  }
  return { rows: read, errors };
}
