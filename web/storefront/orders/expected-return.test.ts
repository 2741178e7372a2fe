import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { worthOf } from './expected-return.ts';

const line = { quantity: 2, totalPence: 2000, discountPence: 200 };
const order = {
  ...{ totalPence: 4899, shippingPence: 299, refunds: [], disputes: [] },
  lines: [line, { ...line, totalPence: 3000, discountPence: 200 }],
} as unknown as Order;
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
