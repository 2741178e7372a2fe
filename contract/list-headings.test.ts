import { expect, test } from 'vitest';
import { guessColumn } from './list-headings.ts';

test.each([
  ['Product', 'title'],
  ['Name', 'title'],
  ['RRP', 'price'],
  ['RRP (£)', 'price'],
  ['RRP inc. VAT', 'price'],
  ['Price GBP', 'price'],
  ['Qty.', 'quantity'],
  ['EAN', 'barcode'],
  ['Code', 'sku'],
  ['Part no.', 'sku'],
  ['Part #', 'sku'],
  ['Trade price (ex VAT)', 'cost'],
  ['Product group', 'catagory'],
  ['Image URL', 'img1'],
  // Staff sell with VAT and pay without: these are neither.
  ['Price ex VAT', undefined],
  ['Trade price inc VAT', undefined],
  ['Shelf', undefined],
])('%s is taken for %s', (heading, column) => {
  expect(guessColumn(heading)?.column).toBe(column);
});
