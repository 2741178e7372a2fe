import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import type { FileFormat } from './format.ts';

const text = answers.imports;

export interface Headings {
  /** The column of each heading; undefined for one that is left out. */
  columns: (string | undefined)[];
  errors: ImportNote[];
  warnings: ImportNote[];
  notes: ImportNote[];
}

interface Named {
  heading: string;
  column: string;
  /** -1: it is the column's own heading. */
  rank: number;
}

/**
 * What the headings of a file mean. Of several that mean one column, its own heading counts, else the one that tells most; but which
 * of two prices is asked staff and which they pay, nobody guesses.
 */
export function readHeadings(headings: string[], format: FileFormat, line: number): Headings {
  const all = headings.map((typed) => nameOf(typed.trim(), format));
  // Suppliers have families of products, too: what the shop calls a category.
  const isOthers = all.some((one) => one && one.rank >= 0);
  const named = isOthers ? all.map((one) => (one?.column === 'family' ? undefined : one)) : all;
  const errors: ImportNote[] = [];
  const taken = new Map<string, Named>();
  const groups = Map.groupBy(
    named.filter((one) => one !== undefined),
    ({ column }) => column,
  );
  const severalPrices = !groups.has('cost') && !groups.has('id');
  for (const [column, ones] of groups) {
    const [first, second] = [...ones].sort((a, b) => a.rank - b.rank);
    if (!first) continue;
    taken.set(column, first);
    const prices =
      column === 'price' && severalPrices && new Set(ones.map(({ heading }) => heading.toLowerCase()));
    if (prices && prices.size > 1)
      errors.push({ line, field: column, message: text.severalPrices(ones.map(({ heading }) => heading)) });
    else if (second && second.rank === first.rank)
      errors.push({ line, field: column, message: text.columnTwice(column) });
  }
  if (taken.size === 0) errors.push({ line, field: 'file', message: text.noColumns });
  const counts = new Set(taken.values());
  const columns = named.map((one) => (one && counts.has(one) ? one.column : undefined));
  const unread = headings.map((typed) => typed.trim()).filter((typed, at) => typed && !columns[at]);
  return {
    columns,
    errors,
    warnings: unread.length > 0 ? [aboutUnread(unread, format, line)] : [],
    notes: [...counts]
      .filter(({ rank }) => rank >= 0)
      .map(({ heading, column }) => ({ line, field: heading, message: text.readAs(heading, column) })),
  };
}

function nameOf(typed: string, format: FileFormat): Named | undefined {
  const heading = typed.slice(0, 40);
  const column = format.columnOf(typed);
  if (column !== undefined) return { heading, column, rank: -1 };
  const guessed = format.guessColumn(typed);
  return guessed && { heading, ...guessed };
}

function aboutUnread(headings: string[], { source }: FileFormat, line: number): ImportNote {
  const columns = headings.map((heading) => heading.slice(0, 40));
  return source
    ? { line, field: source, message: text.foreign.notTaken(source, columns) }
    : { line, field: columns[0] ?? '', message: text.unknownColumns(columns) };
}
