import { expect, test } from 'vitest';
import { type Found, nearestFirst } from './find-anything.ts';

const found = (kind: Found['kind'], text: string): Found => ({ kind, text, more: '', at: [text] });

test('a product of that name stands first, one that only comes near stands last', () => {
  const order = found('order', 'No. 1042');
  const person = found('user', 'Samantha Featherstonehaugh');
  const named = found('product', 'Feather wand');
  const near = found('product', 'Plover Bio BBs');
  expect(nearestFirst([near, named, order, person], 'feather')).toEqual([named, order, person, near]);
});

test('a product whose SKU or barcode has what was typed stands first as well', () => {
  const order = found('order', 'No. 1042');
  const coded = { ...found('product', 'Feather wand'), codes: ['FW-1042', ''] };
  const near = { ...found('product', 'Plover Bio BBs'), codes: ['', ''] };
  expect(nearestFirst([near, order, coded], 'fw-1')).toEqual([coded, order, near]);
});
