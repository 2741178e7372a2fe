import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPence, plainPounds, toPence, toPounds } from './money.ts';

const pence = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

test('any amount is written as Intl writes it, with a true minus', () => {
  fc.assert(
    fc.property(pence, (amount) => {
      expect(formatPence(amount)).toBe(sterling.format(amount / 100).replace('-', '−'));
    }),
  );
});

test('pence come back from pounds as they went', () => {
  fc.assert(
    fc.property(pence, (amount) => {
      expect(toPence(toPounds(amount))).toBe(amount);
    }),
  );
});

test.each([
  [2500, '25'],
  [2550, '25.50'],
  [2505, '25.05'],
  [99, '0.99'],
  [125_000, '1250'],
])('%d pence in a sentence are £%s', (amount, written) => {
  expect(plainPounds(amount)).toBe(written);
});
