import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('names leave out what all of them begin with', () => {
  expect(shortNames(['Voltane 7.4 V LiPo stick', 'Voltane 11.1 V LiPo', 'Voltane 9.6 V NiMH'])).toEqual([
    '7.4 V LiPo stick',
    '11.1 V LiPo',
    '9.6 V NiMH',
  ]);
  expect(shortNames(['Holt M4 mid-cap', 'Rook gas M4'])).toEqual(['Holt M4 mid-cap', 'Rook gas M4']);
});

test('of each name a word stays, and one alone is whole', () => {
  expect(shortNames(['Plover Bio', 'Plover Bio', 'Plover Bio 0.25 g'])).toEqual(['Bio', 'Bio', 'Bio 0.25 g']);
  expect(shortNames(['Plover Bio'])).toEqual(['Plover Bio']);
  expect(shortNames([])).toEqual([]);
});
