import { expect, test } from 'vitest';
import { quoteLine } from '#shop/pricing/line.ts';
import { eachOf } from './each.ts';

const eachAt = (pricePence: number, quantity: number, percent = 0) =>
  eachOf(
    quoteLine({
      product: { id: '', pricePence, tiers: percent > 0 ? [{ quantity: 3, percent }] : [] },
      quantity,
    }),
  );

test('what one unit of a line costs is said where it is to the penny, and of several alone', () => {
  expect(eachAt(2299, 2)).toBe('£22.99 each');
  expect(eachAt(1190, 3, 10), 'after its discount').toBe('£10.71 each');
  expect(eachAt(1199, 5, 10), 'five of 10.79 are 53.95').toBe(false);
  expect(eachAt(1199, 3, 10), 'the card says 10.80').toBe(false);
  expect(eachAt(1199, 1)).toBe(false);
});
