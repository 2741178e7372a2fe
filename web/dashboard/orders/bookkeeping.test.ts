import { expect, test } from 'vitest';
import type { Order, OrderLine, OrderRow } from '#contract/order.ts';
import type { Refund } from '#contract/refund.ts';
import { bookedIds, linesOf, orderColumns, readWhole, refundColumns, refundsOf } from './bookkeeping.ts';

const order = (id: string, more: Partial<Order> = {}) =>
  ({
    id,
    lines: [line('bbs-1'), line('gas-1')],
    refunds: [],
    ...more,
  }) as Order;
const line = (productId: string) => ({ productId }) as OrderLine;
const { signal } = new AbortController();

test('orders are read two hundred at a time, and stay in order', async () => {
  const asked: number[] = [];
  const seen: number[] = [];
  const read = async (ids: string[]) => {
    asked.push(ids.length);
    return { status: 200 as const, data: ids.map((id) => order(id)) };
  };
  const ids = Array.from({ length: 450 }, (_, place) => `order-${place}`);
  const found = (await readWhole(ids, read, (done) => seen.push(done), signal)) as Order[];
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect([asked, seen]).toEqual([
    [200, 200, 50],
    [200, 400, 450],
  ]);
});

test('what was begun and never paid is not among them; late money that went back is', () => {
  const rows = (['Pending', 'Failed', 'Success', 'Refunded'] as const).map((paymentStatus) => ({
    ...{ id: paymentStatus, paymentStatus },
  }));
  expect(bookedIds(rows as unknown as OrderRow[])).toEqual(['Success', 'Refunded']);
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
  expect(
    linesOf([order('a'), order('b', { lines: [line('gas-2')] })]).map(
      (sold) => sold.order.id + sold.productId,
    ),
  ).toEqual(['abbs-1', 'agas-1', 'bgas-2']);
});

test('a refund counts once it is given, by the card or in another way', () => {
  const [amount, state] = orderColumns.slice(-2).map(([, read]) => read);
  const told = (...refunds: Partial<Refund>[]) => {
    const one = order('a', { refunds: refunds.map(refund) });
    return [amount?.(one), state?.(one)];
  };
  expect(told({})).toEqual([12.99, 'done']);
  expect(told({ byOtherMeans: true })).toEqual([12.99, 'done another way']);
  expect(told({ state: 'refused' })).toEqual([0, 'refused']);
  expect(told({}, { amountPence: 101 })).toEqual([14, 'done']);
});

test('a refund has a row with its date, its number and what it is for', () => {
  const one = order('a', {
    receiptNumber: 7,
    customerName: 'Sam',
    refunds: [refund({}), refund({ creditNote: 1002 })],
  });
  const rows = refundsOf([one]).map((row) => refundColumns.map(([, read]) => read(row)));
  const [first = []] = rows;
  expect(rows.map(([note]) => note)).toEqual(['C1001', 'C1002']);
  expect(first.slice(1)).toEqual([
    ...[7, 'a', 'Sam', '2026-03-03 14:05', '2026-07-01 00:30', 'Returned'],
    ...[14.99, -5, 2, 1, 0, 12.99, 2.17, -0.83, 'done'],
  ]);
});

const refund = (changes: Partial<Refund>): Refund => ({
  ...{
    id: 1,
    amountPence: 1299,
    deliveryPence: 200,
    goodwillPence: 100,
    postagePence: 0,
    byOtherMeans: false,
    reason: 'returned',
  },
  ...{ state: 'done', creditNote: 1001, vatPence: 217, createdAt: '2026-03-03T14:05:00.000Z' },
  doneAt: '2026-06-30T23:30:00.000Z',
  lines: [{ position: 1, quantity: 1, pence: 999, deductedPence: 500, restocked: 0 }],
  ...changes,
});

test('days are the UK’s', () => {
  const placed = orderColumns[2]?.[1];
  expect(placed?.(order('a', { createdAt: '2026-06-30T23:30:00.000Z' }))).toBe('2026-07-01 00:30');
});
