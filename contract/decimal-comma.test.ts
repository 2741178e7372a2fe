import { expect, test } from 'vitest';
import { haveDecimalComma, withDecimalPoint, withoutCurrency } from './decimal-comma.ts';

test.each([
  [['£14,50', '9,5', '12'], ',', true],
  [['1.234,50'], ',', true],
  // Read either way, each makes another one wrong.
  [['14,50', '1,234'], ',', false],
  [['14,50', '1,234'], ';', false],
  [['14,50', '9.99'], ',', false],
  // A file of semicolons comes from where commas are decimal signs.
  [['14,50', '9.99'], ';', true],
  [['1,234', '12'], ';', false],
  [['14.50', '12'], ';', false],
])('in %j, separated by %s: %s', (cells, delimiter, comma) => {
  expect(haveDecimalComma(cells, delimiter === ';')).toBe(comma);
});

test.each([
  ['£14,50', '14.50'],
  ['9,5', '9.5'],
  ['1.234,50 GBP', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1.234', '1234'],
  ['9.99', '9.99'],
  ['on request', 'on request'],
])('%s is %s', (cell, amount) => {
  expect(withDecimalPoint(cell)).toBe(amount);
});

test.each([
  ['£ 12.50', '12.50'],
  ['12.50 GBP', '12.50'],
  ['gbp12', '12'],
  ['1 234.50', '1234.50'],
  ['€12', '€12'],
])('of %s the amount is %s', (cell, amount) => {
  expect(withoutCurrency(cell)).toBe(amount);
});
