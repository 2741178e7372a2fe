import { expect, test } from 'vitest';
import { isHeldFromEverybody } from './sold-out-by-holds.ts';

test.each([
  [2, 2, false],
  [3, 16, false],
  [3, 15, true],
  [9, 1000, false],
  [10, 1000, true],
  [0, 0, false],
])('%d of %d products that are sold out by holds: alarm %s', (soldOut, onSale, alarm) =>
  expect(isHeldFromEverybody(soldOut, onSale)).toBe(alarm),
);
