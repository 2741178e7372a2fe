import { expect, test } from 'vitest';
import { unitsWorthOf } from './price-refund.ts';

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
