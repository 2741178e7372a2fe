import { expect, test } from 'vitest';
import { readPrice } from './price.ts';

test.each([
  ['12.99', 1299],
  ['12', 1200],
  ['12.5', 1250],
  ['12.', 1200],
  ['.99', 99],
  ['£12.99', 1299],
  [' £ 12.99 ', 1299],
  ['£1,234.50', 123_450],
  ['1,234', 123_400],
  ['12.990', 1299],
  ['20000', 2_000_000],
  ['0.01', 1],
])('%s is a price', (typed, pence) => {
  expect(readPrice(typed)).toEqual({ pence });
});

test.each([
  ['', 'Please Enter Price of Product'],
  ['0', 'Please Enter Price of Product'],
  ['12.995', '£12.995 has a third decimal: write 12.99 or 13.00'],
  ['£0.001', '£0.001 has a third decimal: write 0.00 or 0.01'],
  ['ten', '‘ten’ is not a price: write pounds, such as 12.99'],
  ['.', '‘.’ is not a price: write pounds, such as 12.99'],
  ['£', '‘£’ is not a price: write pounds, such as 12.99'],
  ['-5', '‘-5’ is not a price: write pounds, such as 12.99'],
  ['1e3', '‘1e3’ is not a price: write pounds, such as 12.99'],
  ['12,34,567', '‘12,34,567’ is not a price: write pounds, such as 12.99'],
  ['1.234,50', '‘1.234,50’ is not a price: write pounds, such as 12.99'],
  ['12,50', '‘12,50’ can be read two ways: write 12.50 for pounds and pence'],
  ['12,5', '‘12,5’ can be read two ways: write 12.50 for pounds and pence'],
  ['20000.01', 'A price may be up to £20,000'],
  ['9'.repeat(400), 'A price may be up to £20,000'],
])('%s is none, and why', (typed, wrong) => {
  expect(readPrice(typed)).toEqual({ wrong });
});
