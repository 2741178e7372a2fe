import { expect, test } from 'vitest';
import { orderStatuses } from './status.ts';
import { withdrawUntil } from './withdraw-until.ts';

const at = (text: string) => new Date(text);

test.each([
  ['in winter', '2026-01-05T09:00:00Z', '2026-01-19T23:59:59.999Z'],
  ['in summer', '2026-07-05T09:00:00Z', '2026-07-19T22:59:59.999Z'],
  [
    'late in a summer evening, which is the next day in London',
    '2026-07-05T23:30:00Z',
    '2026-07-20T22:59:59.999Z',
  ],
  ['over the change of the clocks', '2026-03-20T12:00:00Z', '2026-04-03T22:59:59.999Z'],
])('it ends with the 14th day after delivery, %s', (_, delivered, end) => {
  const order = { orderStatus: 'Delivered' as const, dispatchedAt: null, deliveredAt: at(delivered) };
  expect(withdrawUntil(order, at(delivered))?.toISOString()).toBe(end);
  expect(withdrawUntil(order, at(end))).toBeNull();
});

test('only what is on its way or delivered can be withdrawn from', () => {
  const now = at('2026-01-05T09:00:00Z');
  const open = (dispatchedAt: Date | null) =>
    orderStatuses.filter((orderStatus) =>
      withdrawUntil({ orderStatus, dispatchedAt, deliveredAt: null }, now),
    );
  expect(open(null)).toEqual(['Shipped', 'Out Of Delivery', 'Delivered']);
  // Staff set it back, but the parcel is gone.
  expect(open(now)).toEqual(['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered']);
});
