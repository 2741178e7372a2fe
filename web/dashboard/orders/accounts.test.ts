import { expect, test } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { linesOf, orderAccounts, readWhole } from './accounts.ts';

const order = (id: string, more: Partial<WireOrder> = {}) =>
  ({
    id,
    p1_id: 'bbs-1',
    p2_id: 'gas-1',
    p3_id: null,
    p4_id: null,
    p5_id: null,
    refund: null,
    ...more,
  }) as WireOrder;
const { signal } = new AbortController();

test('orders are read five at a time, and stay in order', async () => {
  let reading = 0;
  let most = 0;
  const seen: number[] = [];
  const read = async (id: string) => {
    most = Math.max(most, ++reading);
    await new Promise((over) => setTimeout(over, Math.random() * 5));
    reading--;
    return { status: 200 as const, data: [order(id)] as [WireOrder] };
  };
  const ids = Array.from({ length: 12 }, (_, place) => `order-${place}`);
  const found = (await readWhole(ids, read, (done) => seen.push(done), signal)) as WireOrder[];
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect([most, seen]).toEqual([5, [5, 10, 12]]);
});

test('one that can’t be read ends it', async () => {
  const failure = { status: 500 as const, message: 'no' };
  expect(
    await readWhole(
      ['a'],
      async () => failure,
      () => {},
      signal,
    ),
  ).toBe(failure);
});

test('an order has a row for each of its products', () => {
  expect(linesOf([order('a'), order('b', { p2_id: null })]).map(({ order, n }) => order.id + n)).toEqual([
    'a1',
    'a2',
    'b1',
  ]);
});

test('days are the UK’s', () => {
  const placed = orderAccounts[2]?.[1];
  expect(placed?.(order('a', { createdAt: '2026-06-30T23:30:00.000Z' }))).toBe('2026-07-01 00:30');
});
