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
  ['bbs under a tenner', { keywords: 'bbs', max: 10 }],
  ['gloves less than a fiver', { keywords: 'gloves', max: 5 }],
  ['battery under 20', { keywords: 'battery', max: 20 }],
  ['under 20', { keywords: '', max: 20 }],
  ['less than 10', { keywords: '', max: 10 }],
  ['under 20 gloves', { keywords: 'gloves', max: 20 }],
  ['max 20', { keywords: '', max: 20 }],
  ['up to 15', { keywords: '', max: 15 }],
  ['over 50', { keywords: '', min: 50 }],
  ['gloves between 10 and 20', { keywords: 'gloves', min: 10, max: 20 }],
  ['between £20 and £10', { keywords: '', min: 10, max: 20 }],
  ['£10-£20 gloves', { keywords: 'gloves', min: 10, max: 20 }],
  ['from 10 to 20 pounds', { keywords: '', min: 10, max: 20 }],
  ['bbs below 12.50', { keywords: 'bbs', max: 12.5 }],
  ['cheap bbs', { keywords: 'bbs', sortBy: 'priceLowToHigh' }],
  ['Cheapest gloves under £30', { keywords: 'gloves', max: 30, sortBy: 'priceLowToHigh' }],
  ['cheapest m4 mag', { keywords: 'm4 mag', sortBy: 'priceLowToHigh' }],
  ['lipo cheap', { keywords: 'lipo', sortBy: 'priceLowToHigh' }],
  ['lowest price gloves', { keywords: 'gloves', sortBy: 'priceLowToHigh' }],
  ['best value bbs', { keywords: 'bbs', sortBy: 'unitPrice' }],
  ['new in bbs', { keywords: 'bbs', sortBy: 'newest' }],
  ['newest gas', { keywords: 'gas', sortBy: 'newest' }],
  ['best value mags', { keywords: 'mags', sortBy: 'priceLowToHigh' }],
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
  ['gift under 20', { keywords: 'gift', max: 20 }],
  ['airsoft stuff up to 15', { keywords: '', max: 15 }],
  ['mags 20 quid', { keywords: 'mags', max: 20 }],
  ['red dot £50', { keywords: 'red dot', max: 50 }],
  ['mags for £20', { keywords: 'mags', max: 20 }],
  ['something for a tenner', { keywords: '', max: 10 }],
  ['gloves over £20', { keywords: 'gloves', min: 20 }],
  ['most expensive scope', { keywords: 'scope', sortBy: 'priceHighToLow' }],
  ['scope dearest', { keywords: 'scope', sortBy: 'priceHighToLow' }],
  ['cheap gifts', { keywords: 'gifts', sortBy: 'priceLowToHigh' }],
])('%s', (text, read) => {
  expect(readSearchWords(text)).toEqual(read);
});

test.each([
  'under 350 fps',
  'under 18',
  'kids under 18',
  'bbs under 0.3',
  'under 10 ml',
  'over 100 rounds',
  'up to 300mm',
  'below 5°C',
  'over 18',
  'kids under 16',
  'between 350 and 400 fps',
  'lipo over 1500',
  'between 0.25 and 0.28',
  'underarm sling',
  'from japan',
  'max 0.3 g',
  'over the shoulder bag',
  'cheap',
  'most expensive',
  'gloves for 20',
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
