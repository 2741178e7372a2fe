import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderStatus, PaymentStatus } from '#database/enums.ts';
import { disputes, orders, payments, refunds, salesTally } from '#database/schema.ts';
import { listOrders } from '#shop/orders/list.ts';
import { readDailySales } from '#shop/statistics/daily-sales.ts';
import { overview } from '#shop/statistics/overview.ts';
import { foldSalesTally } from '#shop/statistics/sales-tally.ts';
import { newId } from '#shop/tokens.ts';
import { wrongInSalesTally } from '../fault-injection/books.ts';
import { openShop, type TestShop } from '../support/shop.ts';

/** One definition for every figure and list: an order counts once it was ever paid (decisions.md section 9). */

let on: TestShop;
beforeEach(async () => {
  on = await openShop();
});
afterEach(() => on.close());

const minute = 60_000;
const before = (moment: string, ms = 1) => new Date(Date.parse(moment) - ms);
const price = 1000;

interface Seeded {
  status: OrderStatus;
  payment: PaymentStatus;
  /** Null: never a sale. */
  paidAt: Date | null;
  refund?: { at: Date; reason: 'cancelled' | 'returned' | 'paid too late'; state?: 'done' | 'refused' };
}

let receiptNumber = 5000;
async function seed({ status, payment, paidAt, refund }: Seeded): Promise<void> {
  const id = newId();
  const delivery = {
    deliveryName: 'Sam',
    deliveryPhone: '07700 900123',
    deliveryAddress: '1 Test Street',
    deliveryCity: 'Testham',
    deliveryPinCode: 'TE1 1ST',
  };
  await on.shop.db.insert(orders).values({
    ...delivery,
    id,
    email: 'sam@example.org',
    userName: 'Sam',
    orderStatus: status,
    paymentStatus: payment,
    subtotalPence: price,
    discountPence: 0,
    shippingPence: 0,
    totalPence: price,
    basket: '',
    paidAt,
    receiptNumber: paidAt && receiptNumber++,
    createdAt: paidAt ?? on.shop.now(),
  });
  const state = paidAt || refund ? 'paid' : 'expired';
  const moment = paidAt ?? on.shop.now();
  await on.shop.db.insert(payments).values({
    orderId: id,
    provider: 'stripe',
    state,
    amountPence: price,
    expiresAt: moment,
    createdAt: moment,
  });
  if (refund)
    await on.shop.db.insert(refunds).values({
      orderId: id,
      reason: refund.reason,
      ...{ key: 'all', contents: '', by: 'shop' },
      ...{ goodsPence: price, deliveryPence: 0, goodwillPence: 0, amountPence: price },
      state: refund.state ?? 'done',
      createdAt: refund.at,
    });
}

test.each([
  ['a summer day', '2026-07-05', '2026-07-04T23:00:00Z', '2026-07-05T23:00:00Z'],
  ['the day of 23 hours', '2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
  ['the day of 25 hours', '2026-10-25', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
])('every figure and every list tells the same of %s', async (_, day, begins, ends) => {
  on.advance(before(ends, 5 * minute).getTime() - Date.now());
  const today = new Date(begins);
  const yesterday = before(begins);
  const tonight = before(ends, 6 * minute);
  // Sales of today, and of the last moment of yesterday.
  await seed({ status: 'Pending', payment: 'Success', paidAt: today });
  await seed({ status: 'Confirmed', payment: 'Success', paidAt: tonight });
  await seed({ status: 'Delivered', payment: 'Success', paidAt: yesterday });
  await seed({ status: 'Delivered', payment: 'Success', paidAt: yesterday });
  // Paid, then cancelled: given back today; the card refused it.
  const cancelled = { at: tonight, reason: 'cancelled' as const };
  await seed({ status: 'Cancelled', payment: 'Refunded', paidAt: yesterday, refund: cancelled });
  await seed({
    status: 'Cancelled',
    payment: 'Success',
    paidAt: today,
    refund: { ...cancelled, state: 'refused' },
  });
  await seed({
    status: 'Refunded',
    payment: 'Refunded',
    paidAt: yesterday,
    refund: { at: yesterday, reason: 'returned' },
  });
  // Attempts that were never a sale: given up, cancelled unpaid, under way, paid too late.
  await seed({ status: 'Pending', payment: 'Failed', paidAt: null });
  await seed({ status: 'Cancelled', payment: 'Failed', paidAt: null });
  await seed({ status: 'Pending', payment: 'Pending', paidAt: null });
  await seed({
    status: 'Pending',
    payment: 'Refunded',
    paidAt: null,
    refund: { at: tonight, reason: 'paid too late' },
  });

  const figures = await overview(on.shop);
  expect(figures).toMatchObject({
    totalOrders: 7,
    todaysOrders: 3,
    cancelledOrders: 2,
    deliveredOrders: 2,
    totalRevenuePence: 5 * price,
    todaysRevenuePence: 2 * price,
  });
  const days = await readDailySales(on.shop);
  expect(days.slice(-2)).toEqual([
    { day: expect.any(String), orders: 4, revenuePence: 3 * price },
    { day, orders: figures.todaysOrders, revenuePence: figures.todaysRevenuePence },
  ]);

  // Two parts of one order go back, each on its own day.
  const [sold] = await on.shop.db.select().from(orders).where(eq(orders.orderStatus, 'Delivered'));
  for (const [at, pence] of [
    [yesterday, 100],
    [tonight, 50],
  ] as const)
    await on.shop.db.insert(refunds).values({
      ...{ orderId: sold?.id ?? '', key: `${pence}`, contents: '', by: 'staff', reason: 'goodwill' },
      ...{ goodsPence: 0, deliveryPence: 0, goodwillPence: pence, amountPence: pence, state: 'done' },
      createdAt: at,
    });
  expect(await overview(on.shop)).toMatchObject({
    totalRevenuePence: 5 * price - 150,
    todaysRevenuePence: 2 * price - 50,
  });
  const less = (await readDailySales(on.shop)).slice(-2).map(({ revenuePence }) => revenuePence);
  expect(less).toEqual([3 * price - 100, 2 * price - 50]);
  expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(figures.totalOrders);
  const listed = async (more: { status?: OrderStatus; from?: string }) =>
    (await listOrders(on.shop, { find: '', sort: 'newest', everPaid: true, limit: 50, offset: 0, ...more }))
      .total;
  expect(await listed({})).toBe(figures.totalOrders);
  expect(await listed({ from: day })).toBe(figures.todaysOrders);
  expect(await listed({ status: 'Cancelled' })).toBe(figures.cancelledOrders);
  expect(await listed({ status: 'Delivered' })).toBe(figures.deliveredOrders);
});

test('the tally holds what orders, refunds and disputes come to, also when they change, are folded or go', async () => {
  const { db } = on.shop;
  const at = on.shop.now();
  const paid = { payment: 'Success', paidAt: at } as const;
  await seed({ ...paid, status: 'Delivered' });
  await seed({ ...paid, status: 'Cancelled', refund: { at, reason: 'cancelled' } });
  await seed({ ...paid, status: 'Confirmed', refund: { at, reason: 'returned', state: 'refused' } });
  await seed({
    payment: 'Refunded',
    status: 'Cancelled',
    paidAt: null,
    refund: { at, reason: 'paid too late' },
  });
  const revenue = async () => {
    expect(await wrongInSalesTally(db)).toEqual([]);
    const { totalRevenuePence, todaysRevenuePence } = await overview(on.shop);
    expect((await readDailySales(on.shop)).at(-1)?.revenuePence).toBe(todaysRevenuePence);
    return [totalRevenuePence, todaysRevenuePence];
  };
  expect(await revenue()).toEqual([2 * price, 2 * price]);

  const [delivered] = await db.select().from(orders).where(eq(orders.orderStatus, 'Delivered'));
  const orderId = delivered?.id ?? '';
  await db
    .insert(disputes)
    .values({ id: 'dp_1', orderId, amountPence: 300, reason: 'fraudulent', state: 'under review' });
  expect(await revenue()).toEqual([2 * price, 2 * price]);
  await db.update(disputes).set({ state: 'lost', lostAt: at });
  expect(await revenue()).toEqual([2 * price - 300, 2 * price - 300]);

  await Promise.all([foldSalesTally(on.shop), foldSalesTally(on.shop)]);
  expect(await db.$count(salesTally)).toBe(1);
  await db.update(refunds).set({ state: 'done' });
  expect(await revenue()).toEqual([price - 300, price - 300]);

  await db.delete(orders).where(eq(orders.id, orderId));
  expect(await revenue()).toEqual([0, 0]);
});
