import { expect, test } from 'vitest';
import { stockDiffers } from './stock-differs.ts';

const differs = (...units: number[]) => stockDiffers(units.map((available) => ({ available })));

test('stock differs where the shop says different things of it', () => {
  expect(differs(40, 300, 6)).toBe(false);
  expect(differs(0, -1)).toBe(false);
  expect(differs(3, 3)).toBe(false);
  expect(differs(3, 4)).toBe(true);
  expect(differs(40, 0)).toBe(true);
});
