import { expect, test } from 'vitest';
import { saysSome, unitsInWords } from './stock-words.ts';

test.each([
  ['50+', '50'],
  ['>20', '20'],
  ['> 1,000', '1000'],
  ['12 in stock', '12'],
  ['Out of stock', '0'],
  ['SOLD OUT', '0'],
  ['none', '0'],
  ['EOL', '0'],
  // More or fewer than there are now, and plain numbers: read as before.
  ['+5', undefined],
  ['-3', undefined],
  ['1,200', undefined],
  ['', undefined],
  ['In stock', undefined],
  ['a few', undefined],
])('%s is read as %s', (cell, units) => {
  expect(unitsInWords(cell)).toBe(units);
});

test.each([
  ['In stock', true],
  ['yes', true],
  ['<5', true],
  ['a few', false],
  ['50+', false],
  ['', false],
])('%s says that there are some: %s', (cell, some) => {
  expect(saysSome(cell)).toBe(some);
});
