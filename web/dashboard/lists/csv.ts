/** The columns of an export: what stands above each, and what a row has there. */
export type Columns<Row> = readonly (readonly [head: string, read: (row: Row) => string | number])[];

/** Rows as comma-separated values (RFC 4180) for a spreadsheet: what a visitor may have typed is never a formula there. */
export const csvOf = <Row>(rows: readonly Row[], columns: Columns<Row>): string =>
  linesOf(rows, columns, (value) => cell(harmless(value)));

/** The same to the letter, for a file that is read in again. Only for what staff wrote themselves. */
export const exactCsvOf = <Row>(rows: readonly Row[], columns: Columns<Row>): string =>
  linesOf(rows, columns, cell);

function linesOf<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  written: (value: string | number) => string,
): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  return lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

/** Text that a spreadsheet would take for a formula is marked as text. */
const harmless = (value: string | number) =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
