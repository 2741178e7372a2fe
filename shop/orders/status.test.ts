import { expect, test } from 'vitest';
import {
  canBeWithdrawn,
  endedStatuses,
  mayRestock,
  needsPayment,
  orderStatuses,
  progress,
  shopperMayCancel,
  staffMoves,
} from './status.ts';

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
    const may = shopperMayCancel({ orderStatus: status, dispatchedAt: null });
    expect(may, status).toBe(progress[status] <= 25 && status !== 'Cancelled');
  }
});

const dispatchedAt = '2026-03-03T10:00:00Z';

test('what was ever dispatched can’t be cancelled by its shopper, and is out there until it is over', () => {
  for (const orderStatus of orderStatuses) {
    expect(shopperMayCancel({ orderStatus, dispatchedAt }), orderStatus).toBe(false);
    const ended = endedStatuses.some((status) => status === orderStatus);
    expect(canBeWithdrawn({ orderStatus, dispatchedAt }), orderStatus).toBe(!ended);
  }
});

test('units go back on the shelf with what comes back, and with the cancelling of what was dispatched before', () => {
  const restocking = (orderStatus: 'Confirmed' | 'Delivered', dispatchedAt: string | null) =>
    orderStatuses.filter((to) => mayRestock(to, { orderStatus, dispatchedAt }));
  expect(restocking('Delivered', dispatchedAt)).toEqual(['Returned', 'Refunded']);
  expect(restocking('Confirmed', dispatchedAt)).toEqual(['Cancelled', 'Returned', 'Refunded']);
  expect(restocking('Confirmed', null)).toEqual(['Returned', 'Refunded']);
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
