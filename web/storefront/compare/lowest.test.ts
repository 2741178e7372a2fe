import { expect, test } from 'vitest';
import { comparableUnitPrice } from '#shop/catalogue/unit-price.ts';
import { lowestOf } from './lowest.ts';

const bbs = (pricePence: number, count?: number) => ({
  pricePence,
  unitPrice: comparableUnitPrice({
    category: 'bbs',
    pricePence,
    attributes: count === undefined ? {} : { count },
  }),
});

test('where each says what a thousand costs, that is the lowest, and not the price of the smallest bag', () => {
  expect(lowestOf([bbs(799, 1000), bbs(1799, 5000)])).toEqual({ unitPrice: 360 });
  // A bag of just a thousand counts too, whose card says nothing beside its price.
  expect(lowestOf([bbs(499, 1000), bbs(1299, 2000)])).toEqual({ unitPrice: 499 });
});

test('where one does not say how much it holds, the lowest price is', () => {
  expect(lowestOf([bbs(799, 1000), bbs(1799)])).toEqual({ price: 799 });
});

test('nothing is the lowest of what is all the same, or by itself', () => {
  expect(lowestOf([bbs(799), bbs(799)])).toEqual({});
  expect(lowestOf([bbs(799, 1000)])).toEqual({});
});
