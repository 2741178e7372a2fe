/** The columns of an export: what stands above each, and what a row has there. */
export type Columns<Row> = readonly [head: string, read: (row: Row) => string | number][];

/** Rows as comma-separated values (RFC 4180) that a spreadsheet opens as they are. */
export function csvOf<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Text that a spreadsheet would take for a formula, as a visitor could have typed it, is kept as text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a file to the browser to keep. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
