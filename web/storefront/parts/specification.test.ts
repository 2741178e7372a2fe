import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { specificationOf } from './specification.ts';

const bare = { category: 'bbs', sku: '', barcode: '', weightGrams: null, attributes: {} };
const rowsOf = (more: object, attributes = standardAttributes) =>
  specificationOf({ ...bare, ...more } as Product, attributes).map(({ label, value }) => [
    label,
    value.replaceAll('\u00a0', ' '),
  ]);

test('facts stand in the order of their attributes, each in words and with its unit', () => {
  const attributes = {
    tracer: false,
    count: 3300,
    biodegradable: true,
    'bb-weight': 0.25,
    packaging: 'Bottle',
  };
  expect(rowsOf({ attributes, weightGrams: 1250, sku: 'BB-25', barcode: '5012345678900' })).toEqual([
    ['BB weight', '0.25 g'],
    ['Biodegradable', 'Yes'],
    ['Tracer', 'No'],
    ['Count', '3,300 BBs'],
    ['Packaging', 'Bottle'],
    ['Weight packed', '1,250 g'],
    ['SKU', 'BB-25'],
    ['Barcode', '5012345678900'],
  ]);
  expect(rowsOf({ category: 'magazines', attributes: { pattern: ['M4', 'AK'] } })).toEqual([
    ['Gun pattern', 'M4, AK'],
  ]);
});

test('what a shelf is narrowed by is the product’s type', () =>
  expect(rowsOf({ category: 'attire', attributes: { 'attire-kind': 'Gloves', size: 'L' } })).toEqual([
    ['Type', 'Gloves'],
    ['Size', 'L'],
  ]));

test('what nobody has said, what is another category’s and what is retired are not there', () => {
  expect(rowsOf({})).toEqual([]);
  const attributes = { volume: 500, 'bb-weight': 0.2 };
  expect(rowsOf({ attributes })).toEqual([['BB weight', '0.20 g']]);
  const retired = standardAttributes.map((one) => ({ ...one, retired: one.key === 'bb-weight' }));
  expect(rowsOf({ attributes }, retired)).toEqual([]);
});
