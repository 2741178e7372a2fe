import { CsvError, parse } from 'csv-parse/sync';
import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import { unescapeFormula } from '../../spreadsheet-cell.ts';
import { findHeading, parsing } from './find-heading.ts';
import type { ChooseFormat, FileFormat, Row } from './format.ts';
import { readHeadings } from './read-headings.ts';

const text = answers.imports;
const maxRows = 20_000;

export interface CsvRows {
  format: FileFormat;
  rows: Row[];
  /** Why it can't be read. */
  errors: ImportNote[];
  /** What is left out of account. */
  warnings: ImportNote[];
  /** How it was read, where that was a guess. */
  notes: ImportNote[];
}

/** The rows of a CSV of products, from the one below its headings on. */
export function readCsv(choose: ChooseFormat, csv: string): CsvRows {
  const { delimiter, above } = findHeading(csv, choose);
  const file: CsvRows = { format: choose([]), rows: [], errors: [], warnings: [], notes: [] };
  try {
    const records = readRecords(csv, delimiter);
    const heading = records[above];
    if (!heading) return { ...file, ...whole(text.empty) };
    file.format = choose(heading.cells);
    const { columns, ...found } = readHeadings(heading.cells, file.format, heading.line);
    Object.assign(file, found);
    if (above > 0) file.notes.unshift({ line: 1, field: '', message: text.above(above) });
    const filled = records.slice(above + 1).filter(({ cells }) => cells.some(Boolean));
    const longer = filled.filter(({ cells }) => cells.slice(columns.length).some(Boolean));
    file.errors.push(...longer.map(({ line }) => ({ line, field: 'file', message: text.moreCells })));
    if (file.errors.length > 0) return file;
    if (filled.length === 0) return { ...file, ...whole(text.empty) };
    if (filled.length > maxRows) return { ...file, ...whole(text.tooMany(maxRows)) };
    const { rows, warnings, notes } = file.format.rowsOf(
      filled.map(({ line, cells }) => ({ line, cells: named(columns, cells) })),
      delimiter,
    );
    return {
      ...file,
      rows,
      warnings: [...file.warnings, ...warnings],
      notes: [...file.notes, ...notes],
    };
  } catch (error) {
    return { ...file, ...unreadable(error as Error) };
  }
}

/** What csv-parse makes of a row with `info`. */
interface ParsedRecord {
  record: string[];
  info: { records: number; empty_lines: number };
}

/** Rows that are not empty, with their lines as a spreadsheet counts them: a text of several lines is in one. */
function readRecords(csv: string, delimiter: string): { line: number; cells: string[] }[] {
  const options = { ...parsing, cast: unescapeFormula, delimiter, info: true };
  const found = parse(csv, options) as unknown as ParsedRecord[];
  return found.map(({ record, info }) => ({ line: info.records + info.empty_lines, cells: record }));
}

/** Cells by their columns; a row that ends early lacks the last ones. */
const named = (columns: (string | undefined)[], cells: string[]): Row['cells'] =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const cell = cells[at];
      return column === undefined || cell === undefined ? [] : [[column, cell]];
    }),
  );

const whole = (message: string, line = 1): Pick<CsvRows, 'rows' | 'errors' | 'warnings'> => ({
  rows: [],
  errors: [{ line, field: 'file', message }],
  warnings: [],
});

function unreadable(error: Error): ReturnType<typeof whole> {
  if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
    return whole(text.openQuote, Number(error.lines));
  return whole(text.unreadable(error.message));
}
