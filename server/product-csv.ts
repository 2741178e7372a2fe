import { CsvError, parse } from 'csv-parse/sync';
import { fromText } from '#contract/formula.ts';
import type { ImportNote } from '#database/schema.ts';
import { answers } from '#wording/answers.ts';

const text = answers.imports;
const maxRows = 20_000;

/** The columns of a file of products, and what a new product can't do without. */
export const columns = {
  needed: ['title', 'catagory', 'description', 'price', 'quantity'],
  features: ['feature1', 'feature2', 'feature3', 'feature4', 'feature5'],
  tierQuantities: ['quantity1', 'quantity2', 'quantity3'],
  tierPercents: ['discount1', 'discount2', 'discount3'],
  pictures: ['img1', 'img2', 'img3', 'img4', 'img5'],
  /** How things stood when the shop made the file. */
  revision: 'revision',
  quantityWas: 'quantity at export',
} as const;

const known = new Set<string>([
  'id',
  'status',
  'tax',
  ...columns.needed,
  ...columns.features,
  ...columns.tierQuantities,
  ...columns.tierPercents,
  ...columns.pictures,
  columns.revision,
  columns.quantityWas,
]);

/** Other words for a column that people write above it. */
const names: Record<string, string> = {
  tittle: 'title',
  category: 'catagory',
  stock: 'quantity',
  desc: 'description',
};

/** The cells of a row by their columns; without those that the file lacks. */
export interface Row {
  /** As a spreadsheet counts; 1 is the heading. */
  line: number;
  cells: Record<string, string>;
}

export interface ProductFile {
  rows: Row[];
  /** Why it can't be read. */
  errors: ImportNote[];
  /** What is left out of account. */
  warnings: ImportNote[];
}

/** The rows of a CSV of products. */
export function readCsv(csv: string): ProductFile {
  const file: ProductFile = { rows: [], errors: [], warnings: [] };
  try {
    const found: { record: Record<string, string>; info: { records: number; empty_lines: number } }[] = parse(
      csv,
      {
        bom: true,
        cast: fromText,
        delimiter: delimiterOf(csv),
        columns: (heads: string[]) => readHeads(heads, file),
        info: true,
        skip_empty_lines: true,
        trim: true,
        relax_column_count_less: true,
      },
    );
    if (file.errors.length > 0) return file;
    if (found.length === 0) return whole(text.empty);
    if (found.length > maxRows) return whole(text.tooMany(maxRows));
    const rows = found.map(({ record, info }) => ({
      line: 1 + info.records + info.empty_lines,
      cells: record,
    }));
    return { ...file, rows };
  } catch (error) {
    return unreadable(error as Error);
  }
}

/** What stands between its columns: spreadsheets of other countries write semicolons or tabs. By its first line, which has no texts. */
function delimiterOf(csv: string): string {
  const heads = csv.split(/\r?\n/, 1)[0] ?? '';
  const times = (sign: string) => heads.split(sign).length;
  return [';', '\t'].find((sign) => times(sign) > times(',')) ?? ',';
}

/** Its own name for each column; false for one that is left out. */
function readHeads(heads: string[], { errors, warnings }: ProductFile): (string | false)[] {
  const seen = new Set<string>();
  const read = heads.map((head) => {
    const typed = head.trim();
    const name = names[typed.toLowerCase()] ?? typed.toLowerCase().replace(/\s+/g, ' ');
    if (!known.has(name)) {
      if (typed)
        warnings.push({
          line: 1,
          field: typed.slice(0, 40),
          message: text.unknownColumn(typed.slice(0, 40)),
        });
      return false;
    }
    if (seen.has(name)) errors.push({ line: 1, field: name, message: text.columnTwice(name) });
    seen.add(name);
    return name;
  });
  if (seen.size === 0) errors.push({ line: 1, field: 'file', message: text.noColumns });
  return read;
}

const whole = (message: string, line = 1): ProductFile => ({
  rows: [],
  errors: [{ line, field: 'file', message }],
  warnings: [],
});

function unreadable(error: Error): ProductFile {
  if (!(error instanceof CsvError)) return whole(text.unreadable(error.message));
  if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') return whole(text.moreCells, Number(error.lines));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return whole(text.openQuote, Number(error.lines));
  return whole(text.unreadable(error.message));
}
