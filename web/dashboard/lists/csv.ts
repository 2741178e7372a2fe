import { escapeFormula } from '#shop/spreadsheet-cell.ts';

/** The columns of an export: what stands above each, and what a row has there. */
export type Columns<Row> = readonly (readonly [head: string, read: (row: Row) => string | number])[];

/**
 * Rows as comma-separated values (RFC 4180) for a spreadsheet: what somebody typed is never a formula there. An import takes
 * the marks off again.
 */
export function csvOf<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Some programs end a cell at a semicolon or a tab too, and would find a formula behind it. */
const cell = (value: string | number) => {
  const text = typeof value === 'string' ? escapeFormula(value) : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Hands a file to the browser to keep. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
