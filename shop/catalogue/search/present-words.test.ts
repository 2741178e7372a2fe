import { expect, test } from 'vitest';
import { asksForPresent, isPresent } from './present-words.ts';

test('a present is said in many words, none of which says what it is', () => {
  for (const typed of [
    'gift',
    'present for son',
    'Christmas gift ideas for my 18 year old son',
    'best gifts for airsofters',
    'something for a boyfriend who plays airsoft',
    'secret santa',
    'starter bundle',
    'Mother’s day',
    'fathers day present',
    'valentines',
    'xmas',
  ])
    expect(isPresent(typed), typed).toBe(true);
  for (const typed of [
    'gift for a sniper',
    'present gloves',
    'gift card',
    'starter bbs',
    'christmas cap',
    'presentation box',
  ])
    expect(isPresent(typed), typed).toBe(false);
});

test('who names somebody asks for a present, whatever it is called', () => {
  expect(['gift for dad', 'something for him'].map(asksForPresent)).toEqual([true, true]);
  expect(['bits', 'something', 'gloves for dad'].map(asksForPresent)).toEqual([false, false, false]);
});
