import { expect, test } from 'vitest';
import { expectedRefund, refundFor } from './expected-refund.ts';
import type { Order } from './order.ts';
import type { Return } from './return.ts';

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
  expect(expectedRefund(order, back([1, 1, 0]))).toEqual({ amountPence: 900, deliveryPence: 0 });
  expect(expectedRefund(order, back([1, 2, 0], [2, 2, 0]))).toEqual({
    amountPence: 4899,
    deliveryPence: 299,
  });
  expect(expectedRefund(order, back([1, 2, 2]))).toEqual({ amountPence: 0, deliveryPence: 0 });
});

test('of units that are about to go back, with the delivery where nothing of the order stays', () => {
  const all = [1, 2].map((position) => ({ position, quantity: 2 }));
  expect(refundFor(order, all)).toEqual({ amountPence: 4899, deliveryPence: 299 });
  expect(refundFor(order, all.slice(1))).toEqual({ amountPence: 2800, deliveryPence: 0 });
  expect(refundFor(order, [])).toEqual({ amountPence: 0, deliveryPence: 0 });
});
