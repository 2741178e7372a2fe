/**
 * What a spreadsheet takes for a number, a day or a time, and saves as another text: zeros in front, more digits than it shows,
 * 1E5, 10-12, MAR-1.
 */
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const codes = [
  '0\\d+',
  '\\d{12,}',
  '\\d+(\\.\\d+)?e\\d+',
  '\\d{1,4}[-/.]\\d{1,4}([-/.]\\d{1,4})?',
  '\\d{1,2}:\\d{2}(:\\d{2})?',
  `(${months})[a-z]*[-/ .]?\\d{1,4}`,
  `\\d{1,2}[-/ .]?(${months})[a-z]*`,
].join('|');
const reread = new RegExp(`^'*(${codes})$`, 'i');
const markedCode = new RegExp(`^'+(${codes})$`, 'i');

/** A code (a SKU, a barcode) as it goes into a file for spreadsheets: one that they would rewrite is marked as text. */
export const markCode = (code: string): string => (reread.test(code) ? `'${code}` : code);

/** The same code again, as it comes back in such a file. */
export const unmarkCode = (cell: string): string => (markedCode.test(cell) ? cell.slice(1) : cell);
