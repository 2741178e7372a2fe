import { expect, test } from 'vitest';
import { notSentTo, overWater, placeOverWater } from './restricted.ts';

const gas = { category: 'gas', title: 'Green gas, 600 ml' } as const;

test.each([
  'IM1 1AA',
  'im11aa',
  'JE2 3AB',
  'gy1 1aa',
  'BT7 1AB',
  'bt71',
  'HS1 2AA',
  'ZE1 0AA',
  'KW15 1AA',
  'kw161aa',
  'KW17 2AA',
  'TR21 0AA',
  'BFPO 57',
  'BF1 2AU',
  'ＢＴ1 1AA',
  'BT1',
  'BT1 1A',
  'bt11a',
  'BTI 1AA',
  'KW15 1',
  'KW15 1A',
  'kw151a',
  'TR21 0A',
  'BF1 2',
  'BF1 2A',
])('%s is over water', (postcode) => {
  expect(placeOverWater(postcode)).toBeDefined();
  expect(notSentTo(postcode, gas)).toMatchObject({ hazard: 'gas' });
});

test.each([
  'KW14 8AA',
  'KW1 5AA',
  'KW1 6AA',
  'KW1 5',
  'KW1 5A',
  'TR2 1A',
  'LEEDS1',
  'ZZTOP',
  'TR2 1AA',
  'TR2 5AA',
  'B7 1AB',
  'TE1 1ST',
  'I',
  '',
  '12345',
  'B1 1AA',
])('%s is not', (postcode) => {
  expect(placeOverWater(postcode)).toBeUndefined();
  expect(notSentTo(postcode, gas)).toBeUndefined();
});

test('what is no hazard goes everywhere', () => {
  for (const { outer } of overWater)
    for (const half of outer)
      expect(notSentTo(`${half}1 1AA`, { category: 'bbs', title: 'BBs 0.25 g' })).toBeUndefined();
});

test('says where to, and what of', () => {
  const lipo = { category: 'batteries', title: '7.4 V LiPo' } as const;
  expect(notSentTo('im1 1aa', lipo)).toEqual({ place: 'the Isle of Man', hazard: 'lithium' });
});
