import { expect, test } from 'vitest';
import { needsPayment, orderStatuses, progress, shopperMayCancel, staffMoves } from './status.ts';

test('progress is that of spec.md section 4', () => {
  expect(progress).toEqual({
    Pending: 0,
    Confirmed: 25,
    Shipped: 50,
    'Out Of Delivery': 75,
    Delivered: 100,
    Cancelled: 100,
    Returned: 100,
    Refunded: 100,
  });
});

test('a shopper may cancel while progress is 25 or less and the order is not cancelled', () => {
  for (const status of orderStatuses) {
    expect(shopperMayCancel(status), status).toBe(progress[status] <= 25 && status !== 'Cancelled');
  }
});

test('staff move an order as the table says, and nowhere from the ends', () => {
  const pairs = orderStatuses.flatMap((from) => staffMoves[from].map((to) => `${from} -> ${to}`));
  expect(pairs).toEqual([
    'Pending -> Cancelled',
    'Pending -> Confirmed',
    'Confirmed -> Pending',
    'Confirmed -> Shipped',
    'Shipped -> Confirmed',
    'Shipped -> Out Of Delivery',
    'Out Of Delivery -> Shipped',
    'Out Of Delivery -> Delivered',
    'Delivered -> Returned',
    'Returned -> Refunded',
  ]);
});

test('whatever goes beyond Pending, but for Cancelled, needs the money', () => {
  expect(orderStatuses.filter((status) => !needsPayment(status))).toEqual(['Pending', 'Cancelled']);
});
