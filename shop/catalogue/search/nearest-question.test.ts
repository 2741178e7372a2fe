import { expect, test } from 'vitest';
import { asksMore, nearestQuestion } from './nearest-question.ts';
import { questionExamples } from './question-examples.ts';

const page = (typed: string) => nearestQuestion(typed)?.page;

test('each example asks for its own page', () => {
  const wrong = Object.entries(questionExamples).flatMap(([own, asked]) =>
    asked.filter((typed) => page(typed) !== own).map((typed) => `${typed}: ${page(typed)}, not ${own}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['fogging', 'my goggles steam up every 5 mins doing my nut in'],
  ['atTheDoor', 'can they leave it with my nieghbour'],
  ['barrel', 'how do i claen the barrel'],
  ['suppressors', 'does a supressor make it quiter'],
  ['swollen', 'lipo gone puffy is it dangerus'],
  ['firstAid', 'got hit in eye with bb what do i do'],
  ['bbsInBag', 'how many bbs in a kilo of 0.25'],
  ['warranty', 'how long warrenty on chargers'],
  ['weightsCompared', 'does a heavyer bb lower the fps'],
  ['playing', 'how do i find a sight near me to play'],
  ['washing', 'can i chuck my plate carrier in the washing machine'],
  ['charger', 'can i chrge lipo with nihm charger'],
  ['firing', 'gun just clicks when i pull trigger new battry in it tho nothing comes out'],
  ['backInStock', 'says in stock but then you emailed saying sold out'],
  ['giftWrap', 'i want to buy it as a secret santa so dont put the price in the parcel'],
  ['leaking', 'magazene leaking gas from the botom'],
])('%s answers ‘%s’, which no example has', (own, typed) => {
  expect(page(typed)).toBe(own);
});

test.each([
  'silicon oil for mags',
  'red tracer bbs',
  'tracer bbs green .25',
  'bulk bbs 25kg',
  'goggles anti fog',
  'lipo chager',
  'co2 12g pack of 20',
  'battery under £15',
  'what battery for an M4',
  'weapon light presure switch',
  'do you sell boots',
  'is there a red dot under 50',
  'how much is green gas',
  'm249 box mag',
])('‘%s’ is a search for things', (typed) => {
  expect(page(typed)).toBeUndefined();
});

test('whether something is sold asks no more than that', () => {
  expect(['do you sell goggles', 'are there any black gloves', 'how much are lipos'].map(asksMore)).toEqual([
    false,
    false,
    false,
  ]);
  expect(['do i have to oil mags', 'how do i clean a lens'].map(asksMore)).toEqual([true, true]);
});
