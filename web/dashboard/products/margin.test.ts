import { expect, test } from 'vitest';
import { marginOf } from './margin.ts';

test('a margin is what is left of a price after VAT and cost', () => {
  expect(marginOf('12.00', '4')).toEqual({ pence: 600, percent: 60 });
  expect(marginOf('£12', '4.10')).toEqual({ pence: 590, percent: 59 });
  expect(marginOf('12.00', '12')).toEqual({ pence: -200, percent: -20 });
  for (const [price, cost] of [
    ['', '4'],
    ['12', ''],
    ['ten', '4'],
    ['12', '4,5'],
  ] as const)
    expect(marginOf(price, cost)).toBeUndefined();
});
