/** Amounts of one column of a file, as people write them: '£1,234.50', '14,50 GBP', '1 234'. */

/** '1,234.50' from '£ 1 234.50 GBP': without the mark of the currency, and without spaces between thousands. */
export const withoutCurrency = (cell: string): string =>
  cell
    .trim()
    .replace(/^(£|gbp)\s*|\s*(£|gbp)$/gi, '')
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');

/**
 * Whether the amounts of a column have a decimal comma: one at least has a comma with one or two digits behind it, and none has its
 * thousands behind a comma. Beside one whose decimals stand behind a point that is only certain in a file of semicolons, which comes
 * from where the comma is the decimal sign.
 */
export function haveDecimalComma(cells: readonly string[], semicolons: boolean): boolean {
  const amounts = cells.map(withoutCurrency);
  const any = (pattern: RegExp) => amounts.some((amount) => pattern.test(amount));
  return any(/^[\d.]*\d,\d{1,2}$/) && !any(/,\d{3}(?!\d)/) && (semicolons || !any(/^\d*\.\d{1,2}$/));
}

/** '1234.50' from '1.234,50', in a column with a decimal comma. */
export function withDecimalPoint(cell: string): string {
  const amount = withoutCurrency(cell);
  if (/^\d+,\d{1,2}$/.test(amount)) return amount.replace(',', '.');
  return /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(amount) ? amount.replaceAll('.', '').replace(',', '.') : cell;
}
