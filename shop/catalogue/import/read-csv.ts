import { CsvError, parse } from 'csv-parse/sync';
import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';
import { unescapeFormula } from '../../spreadsheet-cell.ts';
import type { FileFormat, Row } from './format.ts';

const text = answers.imports;
const maxRows = 20_000;

export interface CsvRows {
  rows: Row[];
  /** Why it can't be read. */
  errors: ImportNote[];
  /** What is left out of account. */
  warnings: ImportNote[];
}

/** The rows of a CSV of products. */
export function readCsv(format: FileFormat, csv: string): CsvRows {
  const file: CsvRows = { rows: [], errors: [], warnings: [] };
  try {
    const found: { record: Record<string, string>; info: { records: number; empty_lines: number } }[] = parse(
      csv,
      {
        bom: true,
        cast: unescapeFormula,
        delimiter: delimiterOf(csv),
        columns: (headings: string[]) => readHeadings(format, headings, file),
        info: true,
        skip_empty_lines: true,
        trim: true,
        relax_column_count_less: true,
      },
    );
    if (file.errors.length > 0) return file;
    if (found.length === 0) return whole(text.empty);
    if (found.length > maxRows) return whole(text.tooMany(maxRows));
    const rows = found.map(({ record, info }) =>
      format.tidy({ line: 1 + info.records + info.empty_lines, cells: record }),
    );
    return { ...file, rows };
  } catch (error) {
    return unreadable(error as Error);
  }
}

/** Spreadsheets of other countries write semicolons or tabs. Judged by the first line, which holds no texts. */
function delimiterOf(csv: string): string {
  const headings = csv.split(/\r?\n/, 1)[0] ?? '';
  const times = (sign: string) => headings.split(sign).length;
  return [';', '\t'].find((sign) => times(sign) > times(',')) ?? ',';
}

/** The column of each heading; false for one that is left out. */
function readHeadings(
  format: FileFormat,
  headings: string[],
  { errors, warnings }: CsvRows,
): (string | false)[] {
  const seen = new Set<string>();
  const read = headings.map((heading) => {
    const typed = heading.trim();
    const name = format.columnOf(typed);
    if (name === undefined) {
      const field = typed.slice(0, 40);
      if (typed) warnings.push({ line: 1, field, message: text.unknownColumn(field) });
      return false;
    }
    if (seen.has(name)) errors.push({ line: 1, field: name, message: text.columnTwice(name) });
    seen.add(name);
    return name;
  });
  if (seen.size === 0) errors.push({ line: 1, field: 'file', message: text.noColumns });
  return read;
}

const whole = (message: string, line = 1): CsvRows => ({
  rows: [],
  errors: [{ line, field: 'file', message }],
  warnings: [],
});

function unreadable(error: Error): CsvRows {
  if (!(error instanceof CsvError)) return whole(text.unreadable(error.message));
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return whole(text.moreCells, Number(error.lines));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return whole(text.openQuote, Number(error.lines));
  return whole(text.unreadable(error.message));
}
