export interface Row {
  what: string;
  figure: string;
  /** '' where there is none. */
  target: string;
  met: boolean | undefined;
}

/** Rows as a readable table. */
export function table(rows: Row[]): string {
  const cells = rows.map(({ what, figure, target, met }) => [
    what,
    figure,
    target,
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]);
  const all = [['what', 'measured', 'target', 'met'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

export const round = (value: number, digits = 0): string => value.toFixed(digits);
