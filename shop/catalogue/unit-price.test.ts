import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '#database/enums.ts';
import { unitPriceText } from '#wording/storefront/unit-price.ts';
import { unitPriceOf } from './unit-price.ts';

const bbs = { category: 'bbs', pricePence: 1000, attributes: { count: 3600 } } as const;

test('BBs are priced by the thousand, gas by 100 ml, magazines of a set each', () => {
  expect(unitPriceOf(bbs)).toEqual({ pence: 278, per: 1000, unit: 'BBs' });
  // Also of just so much, beside others that have it.
  expect(unitPriceOf({ ...bbs, attributes: { count: 1000 } })?.pence).toBe(1000);
  expect(unitPriceOf({ category: 'gas', pricePence: 1299, attributes: { volume: 600 } })).toEqual({
    pence: 217,
    per: 100,
    unit: 'ml',
  });
  expect(unitPriceOf({ category: 'magazines', pricePence: 2100, attributes: { pieces: 5 } })).toEqual({
    pence: 420,
    per: 1,
    unit: 'each',
  });
});

test('nothing is said where it is not known, or says no more than the price', () => {
  expect(unitPriceOf({ ...bbs, attributes: {} })).toBeNull();
  expect(unitPriceOf({ ...bbs, attributes: { count: 'many' } })).toBeNull();
  expect(unitPriceOf({ ...bbs, attributes: { count: 0 } })).toBeNull();
  expect(unitPriceOf({ ...bbs, attributes: { count: -5 } })).toBeNull();
  expect(unitPriceOf({ category: 'magazines', pricePence: 1199, attributes: { pieces: 1 } })).toBeNull();
  expect(unitPriceOf({ ...bbs, category: 'attire' })).toBeNull();
});

test('so much of it, as often as it is in the product, costs what the product costs', () => {
  const content = fc.record({
    count: fc.integer({ min: 1, max: 100_000 }),
    volume: fc.integer({ min: 1, max: 5000 }),
    pieces: fc.integer({ min: 1, max: 50 }),
  });
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const keys = { BBs: 'count', ml: 'volume', each: 'pieces' } as const;
  fc.assert(
    fc.property(fc.constantFrom(...categories), price, content, (category, pricePence, attributes) => {
      const unitPrice = unitPriceOf({ category, pricePence, attributes });
      if (!unitPrice) return;
      const times = attributes[keys[unitPrice.unit]] / unitPrice.per;
      // Half a penny is rounded away, once for each measure.
      expect(Math.abs(unitPrice.pence * times - pricePence)).toBeLessThanOrEqual(times / 2 + 1e-6);
      expect(Number.isInteger(unitPrice.pence)).toBe(true);
    }),
  );
});

test('it is said as people say it', () => {
  expect(unitPriceText('£2.78', { per: 1000, unit: 'BBs' })).toBe('£2.78 per 1,000 BBs');
  expect(unitPriceText('£1.99', { per: 100, unit: 'ml' })).toBe('£1.99 per 100 ml');
  expect(unitPriceText('£4.20', { per: 1, unit: 'each' })).toBe('£4.20 per magazine');
});
