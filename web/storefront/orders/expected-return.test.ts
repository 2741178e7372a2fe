import { expect, test } from 'vitest';
import { expectedOf, moneyFor } from '#contract/expected-refund.ts';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { worthOf } from './expected-return.ts';

const line = { quantity: 2, totalPence: 2000, discountPence: 200 };
const order = {
  ...{ totalPence: 4899, shippingPence: 299, refunds: [], disputes: [] },
  lines: [line, { ...line, totalPence: 3000, discountPence: 200 }],
} as unknown as Order;
const back = (...units: [position: number, quantity: number, whole: number][]) =>
  ({
    lines: units.map(([position, quantity, whole]) => ({
      ...{ position, quantity, whole },
      ...{ damaged: 0, missing: 0, restocked: 0 },
    })),
  }) as unknown as Return;

test('of a return is expected what its units cost, the delivery with all of the order, and nothing for what came', () => {
  expect(expectedOf(order, back([1, 1, 0]))).toEqual({ amountPence: 900, deliveryPence: 0 });
  expect(expectedOf(order, back([1, 2, 0], [2, 2, 0]))).toEqual({ amountPence: 4899, deliveryPence: 299 });
  expect(expectedOf(order, back([1, 2, 2]))).toEqual({ amountPence: 0, deliveryPence: 0 });
});

test('of units that are about to go back, with the delivery where nothing of the order stays', () => {
  const all = [1, 2].map((position) => ({ position, quantity: 2 }));
  expect(moneyFor(order, all)).toEqual({ amountPence: 4899, deliveryPence: 299 });
  expect(moneyFor(order, all.slice(1))).toEqual({ amountPence: 2800, deliveryPence: 0 });
  expect(moneyFor(order, [])).toEqual({ amountPence: 0, deliveryPence: 0 });
});

test('units are worth what was paid for them, not what they cost before a code', () => {
  expect(worthOf(order, 1, 1)).toBe(900);
  expect(worthOf(order, 1, 2)).toBe(1800);
  expect(
    worthOf(
      {
        ...order,
        refunds: [{ lines: [{ position: 1, quantity: 2, amountPence: 1800 }], amountPence: 1800 }],
      } as never,
      1,
      1,
    ),
  ).toBe(0);
});
