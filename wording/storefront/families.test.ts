import { expect, test } from 'vitest';
import { choicesText } from './families.ts';

const axis = (label: string, values: number) => ({ key: label, label, values });

test.each([
  ['4 sizes', [axis('Size', 4)], 4],
  ['3 weights', [axis('BB weight', 3)], 3],
  ['6 colours and sizes', [axis('Colour', 2), axis('Size', 4)], 6],
  // By what has a plural, where the other has none.
  ['6 weights', [axis('BB weight', 6), axis('Packaging', 2)], 7],
  ['4 sizes', [axis('Volume', 4)], 4],
  ['2 choices', [axis('Packaging', 2)], 2],
])('what a card stands for is said as %j', (words, axes, members) => {
  expect(choicesText({ axes, members })).toBe(words);
});
