import { expect, test } from 'vitest';
import { unitsWorthOf, wishedPence } from './price-refund.ts';

const line = { position: 1, quantity: 3, totalPence: 3000, discountPence: 0, refundedUnits: 1 };
const order = {
  leftPence: 2500,
  deliveryLeftPence: 299,
  lines: [line, { ...line, position: 2, totalPence: 1500 }],
};
const goodwill = (goodwillPence: number) => ({ lines: [], deliveryPence: 0, goodwillPence });

test('a kindness of what units of a line are worth is told from any other', () => {
  expect(unitsWorthOf(order, goodwill(1000))).toEqual({ position: 1, quantity: 1 });
  expect(unitsWorthOf(order, goodwill(500))).toEqual({ position: 2, quantity: 1 });
  expect(unitsWorthOf(order, goodwill(2000))).toEqual({ position: 1, quantity: 2 });
  expect(unitsWorthOf(order, goodwill(700))).toBeUndefined();
  expect(unitsWorthOf(order, { ...goodwill(1000), lines: [{ position: 2, quantity: 1 }] })).toBeUndefined();
});

test('a wish comes to a sum by itself, whether or not that much is left', () => {
  expect(wishedPence(order, goodwill(300))).toBe(300);
  expect(wishedPence({ ...order, leftPence: 200 }, goodwill(300)), 'a colleague was faster').toBe(300);
  const units = { lines: [{ position: 1, quantity: 3 }], deliveryPence: 299, goodwillPence: 50 };
  expect(wishedPence(order, units), 'two of three units are left').toBe(2349);
});
