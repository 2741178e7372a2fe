import { expect, test } from 'vitest';
import type { WireFamily } from './catalogue.ts';
import { decodeOtherSizes } from './other-sizes.ts';

const member = (id: string, size: string, colour: string, quantity = 3): WireFamily['members'][number] => ({
  ...{ id, slug: `gloves-${id}`, price: 22.99, quantity },
  values: { size, colour: [colour] },
});
const axis = (key: string) => ({ key, label: key });
const gloves: WireFamily = {
  ...{ id: 1, tittle: 'Gloves', axes: [axis('colour'), axis('size')] },
  members: [
    ...[member('a', 'S', 'Tan', 0), member('b', 'M', 'Tan'), member('c', 'L', 'Tan')],
    ...[member('d', 'L', 'Black'), member('e', 'XXL', 'Red', 0), member('f', 'S', 'Red')],
  ],
};

test('the other sizes of a product are those that differ from it in size alone, sold out or not', () => {
  expect(decodeOtherSizes({ id: 'b', family: gloves })).toEqual([
    { id: 'a', slug: 'gloves-a', size: 'S', pricePence: 2299, isInStock: false },
    { id: 'c', slug: 'gloves-c', size: 'L', pricePence: 2299, isInStock: true },
  ]);
  expect(decodeOtherSizes({ id: 'd', family: gloves }), 'of other colours alone').toEqual([]);
});

test('what is by itself, or comes in weights or colours alone, has no sizes', () => {
  expect(decodeOtherSizes({ id: 'b', family: null })).toBeNull();
  expect(decodeOtherSizes({ id: 'b', family: { ...gloves, axes: [axis('colour')] } })).toBeNull();
});
