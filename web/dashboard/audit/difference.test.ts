import { expect, test } from 'vitest';
import { differences } from './difference.ts';

test('only what changed is told, in pounds', () => {
  expect(
    differences(
      { id: 'a', title: 'BBs', pricePence: 499, active: true, version: 1 },
      { id: 'a', title: 'BBs', pricePence: 599, active: false, version: 2 },
    ),
  ).toEqual([
    { name: 'Price', was: '£4.99', is: '£5.99' },
    { name: 'Active', was: 'yes', is: 'no' },
  ]);
});

test('lists and quantity discounts are told as they stand', () => {
  expect(
    differences(undefined, { features: ['Round', 'White'], tiers: [{ quantity: 2, percent: 5 }] }),
  ).toEqual([
    { name: 'Features', was: '', is: 'Round, White' },
    { name: 'Quantity discounts', was: '', is: '2 5' },
  ]);
});

test('of a list only the words that came or went are told', () => {
  const [old, now] = [{ features: ['Round', 'White'] }, { features: ['White', 'Heavy'] }];
  expect(differences(old, now)).toEqual([{ name: 'Features', was: 'Round', is: 'Heavy' }]);
  expect(differences(old, { features: ['White', 'Round'] })).toEqual([
    { name: 'Features', was: 'Round, White', is: 'White, Round' },
  ]);
});

test('stock that moved between an export and its import is told in words', () => {
  const stockInFile = { atExport: 20, inFile: 18, was: 17, is: 15 };
  expect(differences({ onHand: 17 }, { onHand: 15, stockInFile })).toEqual([
    { name: 'In stock', was: '17', is: '15' },
    {
      name: 'By the file',
      was: '',
      is: 'Stock 20 → 18 in the file, 3 sold or taken off since: became 15',
    },
  ]);
});

test('plain values are no difference', () => {
  expect(differences('Pending', 'Confirmed')).toEqual([]);
  expect(differences(null, null)).toEqual([]);
});

test('of what a product states, what changed is told by the keys of its attributes', () => {
  const [old, now] = [
    { count: 2000, tracer: true },
    { count: 3000, tracer: true, material: ['ABS', 'Polymer'] },
  ];
  expect(differences({ attributes: old, costPence: null }, { attributes: now, costPence: 610 })).toEqual([
    { name: 'Facts', was: 'count: 2000', is: 'count: 3000; material: ABS, Polymer' },
    { name: 'Cost price', was: '', is: '£6.10' },
  ]);
});
