import { CsvError, parse } from 'csv-parse/sync';
import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import { unescapeFormula } from '../../spreadsheet-cell.ts';
import type { ChooseFormat, FileFormat, Row } from './format.ts';

const text = answers.imports;
const maxRows = 20_000;

export interface CsvRows {
  format: FileFormat;
  rows: Row[];
  /** Why it can't be read. */
  errors: ImportNote[];
  /** What is left out of account. */
  warnings: ImportNote[];
}

/** The rows of a CSV of products. */
export function readCsv(choose: ChooseFormat, csv: string): CsvRows {
  const file: CsvRows = { format: choose([]), rows: [], errors: [], warnings: [] };
  try {
    const found: { record: Record<string, string>; info: { records: number; empty_lines: number } }[] = parse(
      csv,
      {
        bom: true,
        cast: unescapeFormula,
        delimiter: delimiterOf(csv),
        columns: (headings: string[]) => {
          file.format = choose(headings);
          return readHeadings(headings, file);
        },
        info: true,
        skip_empty_lines: true,
        trim: true,
        relax_column_count_less: true,
      },
    );
    if (file.errors.length > 0) return file;
    if (found.length === 0) return { ...file, ...whole(text.empty) };
    if (found.length > maxRows) return { ...file, ...whole(text.tooMany(maxRows)) };
    const { rows, warnings } = file.format.rowsOf(
      found.map(({ record, info }) => ({ line: 1 + info.records + info.empty_lines, cells: record })),
    );
    return { ...file, rows, warnings: [...file.warnings, ...warnings] };
  } catch (error) {
    return { ...file, ...unreadable(error as Error) };
  }
}

/** Spreadsheets of other countries write semicolons or tabs. Judged by the first line, which holds no texts. */
function delimiterOf(csv: string): string {
  const headings = csv.split(/\r?\n/, 1)[0] ?? '';
  const times = (sign: string) => headings.split(sign).length;
  return [';', '\t'].find((sign) => times(sign) > times(',')) ?? ',';
}

/** The column of each heading; false for one that is left out. */
function readHeadings(headings: string[], { format, errors, warnings }: CsvRows): (string | false)[] {
  const seen = new Set<string>();
  const unknown: string[] = [];
  const read = headings.map((heading) => {
    const typed = heading.trim();
    const name = format.columnOf(typed);
    if (name === undefined) {
      if (typed) unknown.push(typed.slice(0, 40));
      return false;
    }
    if (seen.has(name)) errors.push({ line: 1, field: name, message: text.columnTwice(name) });
    seen.add(name);
    return name;
  });
  if (format.source && unknown.length > 0)
    warnings.push({ line: 1, field: format.source, message: text.foreign.notTaken(format.source, unknown) });
  if (!format.source)
    warnings.push(...unknown.map((field) => ({ line: 1, field, message: text.unknownColumn(field) })));
  if (seen.size === 0) errors.push({ line: 1, field: 'file', message: text.noColumns });
  return read;
}

const whole = (message: string, line = 1): Omit<CsvRows, 'format'> => ({
  rows: [],
  errors: [{ line, field: 'file', message }],
  warnings: [],
});

function unreadable(error: Error): Omit<CsvRows, 'format'> {
  if (!(error instanceof CsvError)) return whole(text.unreadable(error.message));
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return whole(text.moreCells, Number(error.lines));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return whole(text.openQuote, Number(error.lines));
  return whole(text.unreadable(error.message));
}
