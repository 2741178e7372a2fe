import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchWords } from './search-words.ts';

test.each<[string, ReturnType<typeof readSearchWords>]>([
  ['0.28 bio bbs under £13', { keywords: '0.28 bio bbs', max: 13 }],
  ['magazine below £ 12.50 m4', { keywords: 'magazine m4', max: 12.5 }],
  ['gloves under 20 quid', { keywords: 'gloves', max: 20 }],
  ['red dot over £30 and under £60', { keywords: 'red dot', min: 30, max: 60 }],
  ['Up to £5', { keywords: '', max: 5 }],
  ['£20', { keywords: '', max: 20 }],
  ['battery under 20', { keywords: 'battery', max: 20 }],
  ['bbs below 12.50', { keywords: 'bbs', max: 12.5 }],
  ['cheap bbs', { keywords: 'bbs', sortBy: 'priceLowToHigh' }],
  ['Cheapest gloves under £30', { keywords: 'gloves', max: 30, sortBy: 'priceLowToHigh' }],
  ['cheap stuff under £10', { keywords: '', max: 10, sortBy: 'priceLowToHigh' }],
  ['best sellers', { keywords: '', sortBy: 'bestSelling' }],
  ['popular bbs', { keywords: 'bbs', sortBy: 'bestSelling' }],
  ['top rated goggles', { keywords: 'goggles', sortBy: 'rating' }],
  ['new in', { keywords: '', sortBy: 'newest' }],
  ['new in stock', { keywords: '', sortBy: 'newest' }],
  ['in stock bio bbs', { keywords: 'bio bbs', inStock: true }],
  ['gloves in-stock only', { keywords: 'gloves', inStock: true }],
  ['cheap bbs in stock under £10', { keywords: 'bbs', max: 10, sortBy: 'priceLowToHigh', inStock: true }],
  ['in stock', { keywords: '', inStock: true }],
])('%s', (text, read) => {
  expect(readSearchWords(text)).toEqual(read);
});

test.each([
  'under 350 fps',
  'under 18',
  'kids under 18',
  'bbs under 0.3',
  'under 20',
  'underarm sling',
  'from japan',
  'max 0.3 g',
  'over the shoulder bag',
  'cheap',
  'back in stock',
  'm4 stock',
  'new gloves',
  '',
])('%s chooses nothing', (text) => {
  expect(readSearchWords(text)).toEqual({ keywords: text });
});

test('whatever stands before it, the price is found', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]*$/), fc.integer({ min: 0, max: 9999 }), (words, pounds) => {
      expect(readSearchWords(`${words} under £${pounds}`).max).toBe(pounds);
    }),
  );
});
