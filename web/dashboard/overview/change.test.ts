import { expect, test } from 'vitest';
import { changesOf } from './change.ts';

const days = Array.from({ length: 30 }, (_, place) => ({
  day: `2026-11-${String(place + 1).padStart(2, '0')}`,
  revenue: place / 10,
  orders: place,
}));

test('today is compared with yesterday and the same weekday of the week before', () => {
  expect(changesOf(days, 'orders')).toEqual([
    { day: '2026-11-29', more: 1 },
    { day: '2026-11-23', more: 7 },
  ]);
});

test('money is compared to the penny', () => {
  expect(changesOf(days, 'revenue').map(({ more }) => more)).toEqual([0.1, 0.7]);
});

test('nothing is compared with days that are not known', () => {
  expect(changesOf(days.slice(0, 1), 'orders')).toEqual([]);
});
