/**
 * Spreadsheets take a cell that begins with one of these for a formula, which may run programs or send what stands beside it
 * elsewhere; and an apostrophe before it for 'this is text'.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const marked = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Text as it goes into a file for spreadsheets: never a formula there, whoever typed it. */
export const escapeFormula = (value: string): string => (formula.test(value) ? `'${value}` : value);

/** The same text again, as it comes back in such a file. */
export const unescapeFormula = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);
