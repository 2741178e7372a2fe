import { expect, test } from 'vitest';
import { refusalsIn, refusedWords } from './refused.ts';

test.each([
  ['mags not m4', 'm4', 'mags'],
  ['not m4 mags', 'm4', 'mags'],
  ['magazines except for m4', 'm4', 'magazines'],
  ['mags but not for my m4', 'm4', 'mags'],
  ['masks other than full face', 'full face', 'masks'],
  ['bbs -tracer', 'tracer', 'bbs'],
  ['gloves no black', 'black', 'gloves'],
  ['mags that arent plastic', 'plastic', 'mags'],
  ['gloves that are not tan', 'tan', 'gloves'],
])('of %s %s is not wanted', (typed, words, thing) => {
  expect(refusalsIn(typed)).toContainEqual(expect.objectContaining({ words, thing }));
  expect(refusedWords(typed, thing)).toBe(words);
});

test('what does not work, and what nothing else was typed beside, is refused by nobody', () => {
  for (const typed of ['torch not working', 'not', 'not m4', 'mag does not fit', 'gas -14', 'without'])
    expect(refusalsIn(typed), typed).toEqual([]);
});
