import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { basketLines, goodsPence, plainQuote, quoteLines } from './basket.ts';
import type { KnownProduct } from './kept-products.ts';

const gas = { id: 'gas', pricePence: 800, available: 20, tiers: [{ quantity: 5, percent: 15 }] } as Product;
const noTiers: Product['tiers'] = [];
const sight = { id: 'sight', pricePence: 5999, available: 1, tiers: noTiers } as Product;
const known = (...products: Product[]) => new Map<string, KnownProduct>(products.map((one) => [one.id, one]));
const nothingHeld = () => 0;

test('a line is priced by its tier, and delivery is in the total from the first line on', () => {
  const lines = basketLines([{ id: 'gas', quantity: 2 }], known(gas), nothingHeld);
  expect(plainQuote(lines)).toMatchObject({ subtotalPence: 1600, shippingPence: 299, totalPence: 1899 });
  const five = basketLines([{ id: 'gas', quantity: 5 }], known(gas), nothingHeld);
  expect(plainQuote(five)).toMatchObject({ subtotalPence: 3400, shippingPence: 0, totalPence: 3400 });
  expect(goodsPence(five)).toBe(4000);
});

test('more than there is counts as what there is', () => {
  const [line] = basketLines([{ id: 'sight', quantity: 4 }], known(sight), nothingHeld);
  expect(line).toMatchObject({ asked: 4, quantity: 1, most: 1, state: 'good' });
});

test('an order takes 50 units of one product at most', () => {
  const [line] = basketLines([{ id: 'gas', quantity: 80 }], known({ ...gas, available: 500 }), nothingHeld);
  expect(line?.quantity).toBe(50);
});

test('units held by the shopper’s own unfinished payment are not sold out for them', () => {
  const lines = basketLines([{ id: 'sight', quantity: 1 }], known({ ...sight, available: 0 }), () => 1);
  expect(lines[0]).toMatchObject({ quantity: 1, state: 'good' });
});

test('what is sold out or gone is not in the total', () => {
  const found = known(gas, { ...sight, available: 0 }).set('old', 'gone');
  const items = ['gas', 'sight', 'old'].map((id) => ({ id, quantity: 1, pricePence: 800 }));
  const lines = basketLines(items, found, nothingHeld);
  expect(lines.map(({ state }) => state)).toEqual(['good', 'sold out', 'gone']);
  expect(plainQuote(lines).subtotalPence).toBe(800);
});

test('a line the server has not named yet counts at the price it was put in for', () => {
  const lines = basketLines([{ id: 'gas', quantity: 3, pricePence: 750 }], new Map(), nothingHeld);
  expect(lines[0]?.state).toBe('unknown');
  expect(plainQuote(lines).subtotalPence).toBe(2250);
});

test('a code that does not fit says why', () => {
  const lines = basketLines([{ id: 'gas', quantity: 1 }], known(gas), nothingHeld);
  const code = { type: 'percentage', percentage: 10, flatPence: 0, minPence: 0, productId: null } as const;
  expect(quoteLines(lines, { ...code, minPence: 900 })).toEqual({ refused: 'coupon below minimum' });
  expect(quoteLines(lines, { ...code, productId: 'sight' })).toEqual({
    refused: 'coupon not for these items',
  });
});
