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

test('orders are read two hundred at a time, and stay in order', async () => {
  const asked: number[] = [];
  const seen: number[] = [];
  const read = async (ids: string[]) => {
    asked.push(ids.length);
    return { status: 200 as const, data: ids.map((id) => order(id)) };
  };
  const ids = Array.from({ length: 450 }, (_, place) => `order-${place}`);
  const found = (await readWhole(ids, read, (done) => seen.push(done), signal)) as WireOrder[];
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect([asked, seen]).toEqual([
    [200, 200, 50],
    [200, 400, 450],
  ]);
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

test('a refund counts once it is given, by the card or in another way', () => {
  const [amount, state] = orderAccounts.slice(-2).map(([, read]) => read);
  const told = (refund: Partial<NonNullable<WireOrder['refund']>>) => {
    const one = order('a', {
      refund: { amount: 12.99, byOtherMeans: false, reason: 'cancelled', state: 'done', ...refund },
    });
    return [amount?.(one), state?.(one)];
  };
  expect(told({})).toEqual([12.99, 'done']);
  expect(told({ byOtherMeans: true })).toEqual([12.99, 'done another way']);
  expect(told({ state: 'refused' })).toEqual([0, 'refused']);
});

test('days are the UK’s', () => {
  const placed = orderAccounts[2]?.[1];
  expect(placed?.(order('a', { createdAt: '2026-06-30T23:30:00.000Z' }))).toBe('2026-07-01 00:30');
});
