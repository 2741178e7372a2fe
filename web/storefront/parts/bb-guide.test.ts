import { expect, test } from 'vitest';
import { homeMore } from '#wording/storefront/home-more.ts';
import { bbGuide, rangeOf } from './bb-guide.ts';

test('the guide to BB weights has a row for each range that can be bought, with its speeds at what its guns have and its lowest price', () => {
  const rows = bbGuide([
    { grams: 0.12, fromPence: 200 },
    { grams: 0.2, fromPence: 190 },
    { grams: 0.23, fromPence: 420 },
    { grams: 0.25, fromPence: 350 },
    { grams: 0.4, fromPence: null },
  ]);
  expect(rows).toEqual([
    {
      use: 'spring',
      grams: [0.12],
      joules: 0.5,
      fps: [299],
      fromPence: 200,
      path: '/shop/bbs?stock=1&f.bb-weight=0.12',
    },
    {
      use: 'light',
      grams: [0.2],
      joules: 1,
      fps: [328],
      fromPence: 190,
      path: '/shop/bbs?stock=1&f.bb-weight=0.2',
    },
    {
      use: 'everyday',
      grams: [0.23, 0.25],
      joules: 1,
      fps: [293, 305],
      fromPence: 350,
      path: '/shop/bbs?stock=1&f.bb-weight=0.23&f.bb-weight=0.25',
    },
    {
      use: 'bolt',
      grams: [0.4],
      joules: 2.33,
      fps: [354],
      fromPence: null,
      path: '/shop/bbs?stock=1&f.bb-weight=0.4',
    },
  ]);
  expect(rows.map(({ grams }) => homeMore.guide.weights(grams))).toEqual([
    '0.12 g',
    '0.20 g',
    '0.23 and 0.25 g',
    '0.40 g',
  ]);
  expect(rangeOf(rows, ['light', 'everyday']), 'of a gun that two of them suit').toEqual({
    grams: [0.2, 0.23, 0.25],
    path: '/shop/bbs?stock=1&f.bb-weight=0.2&f.bb-weight=0.23&f.bb-weight=0.25',
  });
  expect(rangeOf(rows, ['long'])).toBeUndefined();
});
