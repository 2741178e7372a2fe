import { expect, test } from 'vitest';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { axesAmong, proposedAxes } from './axes.ts';

const gloves = (colour: string, size?: string) => ({
  category: 'attire' as const,
  attributes: { 'attire-kind': 'Gloves', colour, ...(size && { size }) },
});
const keysOf = (products: ReturnType<typeof gloves>[]) =>
  axesAmong(products, standardAttributes).map(({ key }) => key);

test('products may differ by the facts of which they state different values', () => {
  expect(keysOf([gloves('Tan', 'S'), gloves('Tan', 'M')])).toEqual(['size']);
  expect(keysOf([gloves('Tan', 'S'), gloves('Black', 'M')]).sort()).toEqual(['colour', 'size']);
  // What one of them does not state comes last.
  expect(keysOf([gloves('Tan', 'S'), gloves('Black')])).toEqual(['colour', 'size']);
});

test('the fewest facts that tell all of them apart are proposed', () => {
  const propose = (products: ReturnType<typeof gloves>[]) =>
    proposedAxes(products, axesAmong(products, standardAttributes)).sort();
  expect(propose([gloves('Tan', 'S'), gloves('Tan', 'M')])).toEqual(['size']);
  expect(propose([gloves('Tan', 'S'), gloves('Tan', 'M'), gloves('Black', 'M')])).toEqual(['colour', 'size']);
  expect(propose([gloves('Tan', 'S'), gloves('Tan', 'S')])).toEqual([]);
  expect(propose([gloves('Tan', 'S'), gloves('Tan')])).toEqual([]);
});
