import { parse } from 'csv-parse/sync';
import type { ChooseFormat, FileFormat } from './format.ts';

const delimiters = [',', ';', '\t', '|'];
/** Above the headings of a price list stand its title, its date, an address. */
const maxLinesAbove = 20;
/** Enough lines for that, whatever texts they hold. */
const maxLetters = 64_000;

/** How rows are read, whatever separates their cells. A quote within a cell is an inch. */
export const parsing = {
  bom: true,
  skip_empty_lines: true,
  relax_column_count: true,
  relax_quotes: true,
  trim: true,
};

export interface Heading {
  delimiter: string;
  /** Rows above it. */
  above: number;
}

/**
 * The row that names the columns and what separates its cells: of the first rows, read with each sign, the first that names two
 * columns, else the first that names one. The first row of a file with commas where none does.
 */
export function findHeading(csv: string, choose: ChooseFormat): Heading {
  const found = delimiters.map((delimiter) => headingWith(delimiter, csv, choose));
  const most = Math.max(...found.map(({ named }) => named));
  return found.find(({ named }) => named === most) ?? { delimiter: ',', above: 0 };
}

function headingWith(delimiter: string, csv: string, choose: ChooseFormat): Heading & { named: number } {
  const named = firstRows(delimiter, csv).map((cells) => namedColumns(cells, choose(cells)));
  const two = named.findIndex((count) => count > 1);
  const above = Math.max(0, two === -1 ? named.indexOf(1) : two);
  return { delimiter, above, named: named[above] ?? 0 };
}

function firstRows(delimiter: string, csv: string): string[][] {
  const options = { ...parsing, delimiter, to: maxLinesAbove };
  try {
    return parse(csv.slice(0, maxLetters), options);
  } catch {
    // Cut within quotes, or no such file: its first line then.
    const [first = ''] = csv.replace(/^\ufeff/, '').split(/\r?\n|\r/, 1);
    return [first.split(delimiter)];
  }
}

function namedColumns(cells: string[], format: FileFormat): number {
  return new Set(cells.flatMap((cell) => format.columnOf(cell) ?? format.guessColumn(cell)?.column ?? []))
    .size;
}
