import { expect, test } from 'vitest';
import { writtenOut } from './text-speak.ts';

test.each([
  ['can i get it tomoz', 'can i get it tomorrow'],
  ['where r u based', 'where are you based'],
  ['wen will ur order come plz', 'when will your order come please'],
  ['hicap r 15', 'hicap r 15'],
  ['mags 4 m4', 'mags for m4'],
  ['lipo 4 cell', 'lipo 4 cell'],
])('%s is written out', (typed, whole) => {
  expect(writtenOut(typed)).toBe(whole);
});
