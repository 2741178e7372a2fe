import { expect, it } from 'vitest';
import { isBarcode } from '#contract/barcode.ts';
import { catalogue } from '../catalogue/index.ts';
import { barcode } from './marks.ts';

/** The 95 modules of an EAN-13 as drawn, 1 for ink. */
function modules(digits: string): string {
  const [, ...bars] = barcode(digits, 0, 0, 113, 60);
  const row = Array.from({ length: 95 }, () => '0');
  for (const { commands } of bars.slice(0, -1)) {
    const xs = commands.flatMap((command) => ('x' in command ? [command.x] : []));
    for (let x = Math.min(...xs); x < Math.max(...xs); x++) row[Math.round(x) - 9] = '1';
  }
  return row.join('');
}

// The even codes of the right half; the twelve digits after the first one are read from left codes of either parity.
const right = '1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100'.split(' ');
const flip = (code: string) => [...code].map((bit) => (bit === '1' ? '0' : '1')).join('');
const odd = right.map(flip);
const even = right.map((code) => [...code].reverse().join(''));

it('draws barcodes that a scanner would read', () => {
  for (const { barcode: digits } of catalogue) {
    expect(digits).toSatisfy(isBarcode);
    const drawn = modules(digits);
    expect([drawn.slice(0, 3), drawn.slice(45, 50), drawn.slice(92)]).toEqual(['101', '01010', '101']);
    const read = [3, 10, 17, 24, 31, 38, 50, 57, 64, 71, 78, 85].map((from) => {
      const code = drawn.slice(from, from + 7);
      return [odd, even, right].map((set) => set.indexOf(code)).find((digit) => digit >= 0);
    });
    expect(read.join('')).toBe(digits.slice(1));
  }
});
