import type { ImportedCell } from '#database/schema.ts';
import type { NewFamily } from '../families/in-file.ts';
import type { Difference } from './compare.ts';
import type { FileFormat } from './format.ts';

/** The cells in which a row differs from the shop, by their columns and as they stand in a file. */
export function changedCells(
  format: FileFormat,
  { line, before, after, stock }: Difference,
  newFamilies: NewFamily[],
): ImportedCell[] {
  const [was, is] = [format.cellsOf(before), format.cellsOf(after)];
  // By its title, as long as it has no number.
  const joined = newFamilies.find(({ id }) => id === after.familyId);
  if (joined) is.family = joined.title;
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

const maxLetters = 160;

/** Of long texts, from a little before where they part. */
function excerpts(was: string, is: string): { was: string; is: string } {
  let same = 0;
  while (same < was.length && was[same] === is[same]) same++;
  const from = Math.max(was.length, is.length) > maxLetters ? Math.max(0, same - 30) : 0;
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + maxLetters)}${text.length > from + maxLetters ? '…' : ''}`;
  return { was: cut(was), is: cut(is) };
}
