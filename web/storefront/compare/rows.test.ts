import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { attributesOf } from '#shop/catalogue/attributes/attribute.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { rowsOf } from './rows.ts';

const stating = (attributes: object, weightGrams: number | null = null) =>
  ({ category: 'bbs', attributes, weightGrams }) as Product;
const attributes = attributesOf(standardAttributes, 'bbs');

test('each fact is a row with a value of each product, and says whether they differ', () => {
  const rows = rowsOf(
    [
      stating({ 'bb-weight': 0.2, biodegradable: true, count: 5000 }, 1020),
      stating({ 'bb-weight': 0.25, biodegradable: true }),
    ],
    attributes,
  );
  expect(rows.map(({ label, values, differs }) => [label, ...values, differs])).toEqual([
    ['BB weight', '0.20\u00a0g', '0.25\u00a0g', true],
    ['Biodegradable', 'Yes', 'Yes', false],
    // What one of them does not state may well be the same.
    ['Count', '5,000\u00a0BBs', '', false],
    ['Weight packed', '1,020\u00a0g', '', false],
  ]);
});

test('what none of them states is no row', () => {
  expect(rowsOf([stating({}), stating({})], attributes)).toEqual([]);
});
