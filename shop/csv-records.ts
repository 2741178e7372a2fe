import { CsvError, parse } from 'csv-parse/sync';
import { unescapeFormula } from './spreadsheet-cell.ts';

/** A row of a file, by its headings in lower case. */
export interface CsvRecord {
  /** As a spreadsheet counts; 1 is the heading. */
  line: number;
  cells: Record<string, string>;
}

/** The rows of a CSV with commas or semicolons; or why it can't be read. */
export function readCsvRecords(csv: string): { records: CsvRecord[] } | { unreadable: string } {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ',';
  try {
    const found: { record: Record<string, string>; info: { records: number; empty_lines: number } }[] = parse(
      csv,
      {
        bom: true,
        cast: unescapeFormula,
        delimiter,
        columns: (headings: string[]) => headings.map((heading) => heading.trim().toLowerCase()),
        info: true,
        skip_empty_lines: true,
        relax_column_count: true,
        relax_quotes: true,
        trim: true,
      },
    );
    return {
      records: found.map(({ record, info }) => ({
        line: 1 + info.records + info.empty_lines,
        cells: record,
      })),
    };
  } catch (error) {
    return { unreadable: error instanceof CsvError ? error.message : String(error) };
  }
}
