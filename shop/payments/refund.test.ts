import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, refunds } from '#database/schema.ts';
import { buy, stockOf } from '../../tests/support/checkout.ts';
import { product, shopper } from '../../tests/support/people.ts';
import { giveRefunds } from '../../tests/support/refunds.ts';
import { shopForTests } from '../../tests/support/shop.ts';
import { readOrder } from '../orders/read.ts';
import { vatInside } from '../pricing/quote.ts';
import { restock } from '../stock/release.ts';
import { transact } from '../transact.ts';
import { type RefundRequest, requestRefund, requestRest } from './refund.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;

/** Three of one product at £3.33 and one of another at £10, and £2.99 for delivery: £22.98. */
async function sold() {
  const { browser, email } = await shopper(on);
  const [cheap, dear] = [await product(on, { pricePence: 333 }), await product(on, { pricePence: 1000 })];
  const lines: [string, number][] = [
    [cheap, 3],
    [dear, 1],
  ];
  return { orderId: await buy(on, browser, { email, lines }), cheap, dear };
}

const nothing = { lines: [], deliveryPence: 0, goodwillPence: 0, reason: 'goodwill', by: 'shop' } as const;
const ask = (request: Partial<RefundRequest> & Pick<RefundRequest, 'orderId' | 'key'>) =>
  transact(on.shop, (shop) => requestRefund(shop, { ...nothing, ...request }));
const rest = (orderId: string, reason: 'cancelled' | 'returned' = 'cancelled') =>
  transact(on.shop, (shop) => requestRest(shop, { orderId, reason, by: 'shop' }));
const read = async (orderId: string) => {
  const order = await readOrder(on.shop, orderId);
  if (!order) throw new Error('gone');
  return order;
};
const jobs = async (orderId: string) => {
  const { rows } = await on.shop.db.execute(sql`
    select 1 from pgboss.job join refunds on refunds.id = (data->>'refundId')::bigint
    where name = 'refund' and order_id = ${orderId}`);
  return rows.length;
};

describe('a refund', () => {
  test('that is asked for twice is one, with one job, and its units go back once', async () => {
    const { orderId, cheap } = await sold();
    const wish = { orderId, key: 'a', lines: [{ position: 1, quantity: 2, restock: 2 }] };
    const answers = await Promise.all([ask(wish), ask(wish), ask(wish)]);
    expect(new Set(answers.map((answer) => 'refundId' in answer && answer.refundId)).size).toBe(1);
    expect(answers[0]).toMatchObject({ amountPence: 666 });
    expect(await jobs(orderId)).toBe(1);
    expect(await stockOf(on, cheap)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    expect(await ask({ ...wish, goodwillPence: 1 })).toEqual({ refused: 'other contents' });
    expect((await read(orderId)).refunds).toHaveLength(1);
  });

  test('is never of more units, delivery or money than there is', async () => {
    const { orderId } = await sold();
    const one = (position: number, quantity: number) => [{ position, quantity, restock: 0 }];
    expect(await ask({ orderId, key: 'a', lines: one(3, 1) })).toEqual({
      refused: 'no such line',
      position: 3,
    });
    expect(await ask({ orderId, key: 'a', lines: [...one(1, 1), ...one(1, 1)] })).toEqual({
      refused: 'no such line',
      position: 1,
    });
    expect(await ask({ orderId, key: 'a', lines: one(1, 4) })).toEqual({
      refused: 'too many units',
      position: 1,
      left: 3,
    });
    expect(await ask({ orderId, key: 'a', deliveryPence: 300 })).toEqual({
      refused: 'too much delivery',
      leftPence: 299,
    });
    expect(await ask({ orderId, key: 'a', goodwillPence: 2299 })).toEqual({
      refused: 'too much',
      leftPence: 2298,
    });
    expect(await ask({ orderId, key: 'a' })).toEqual({ refused: 'nothing to refund' });
    expect(await ask({ orderId, key: 'a', lines: one(2, 1), expectedPence: 999 })).toEqual({
      refused: 'another sum',
      amountPence: 1000,
    });
    expect((await read(orderId)).refunds).toEqual([]);
  });

  test('of two who ask at once for the same unit, one is told that it is gone', async () => {
    const { orderId } = await sold();
    const lines = [{ position: 2, quantity: 1, restock: 0 }];
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => ask({ orderId, key, lines })));
    expect(answers.filter((answer) => 'refundId' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'refused' in answer)).toEqual(
      Array(2).fill({ refused: 'too many units', position: 2, left: 0 }),
    );
  });

  test('waits for another that is being asked for, and sees it', async () => {
    const { orderId } = await sold();
    const lines = [{ position: 2, quantity: 1, restock: 0 }];
    let late: ReturnType<typeof ask> | undefined;
    await transact(on.shop, async (shop) => {
      await requestRefund(shop, { ...nothing, orderId, key: 'a', lines });
      late = ask({ orderId, key: 'b', lines });
      await Promise.race([late, pause(500)]);
    });
    expect(await late).toEqual({ refused: 'too many units', position: 2, left: 0 });
  });

  test('gives less for units where a kindness was given before', async () => {
    const { orderId } = await sold();
    await ask({ orderId, key: 'kind', goodwillPence: 1500 });
    const lines = [{ position: 2, quantity: 1, restock: 0 }];
    expect(await ask({ orderId, key: 'a', lines })).toMatchObject({ amountPence: 798 });
  });
});

describe('an order', () => {
  test('is Refunded once all of it went back, each part with its credit note, their VAT the order’s', async () => {
    const { orderId, cheap, dear } = await sold();
    const one = (position: number, restock: number) => [{ position, quantity: 1, restock }];
    await ask({ orderId, key: 'a', lines: one(1, 1), reason: 'returned' });
    await giveRefunds(on.shop, orderId);
    await ask({ orderId, key: 'b', deliveryPence: 100, goodwillPence: 7 });
    await ask({ orderId, key: 'c', lines: one(1, 0), reason: 'returned' });
    await giveRefunds(on.shop, orderId);
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'Success' });
    await rest(orderId);
    await rest(orderId);
    await giveRefunds(on.shop, orderId);
    const order = await read(orderId);
    expect(order.paymentStatus).toBe('Refunded');
    expect(order.refunds.map(({ amountPence, lines }) => [amountPence, lines])).toMatchObject([
      [333, [{ position: 1, quantity: 1, pence: 333, restocked: 1 }]],
      [107, []],
      [333, [{ position: 1, quantity: 1, pence: 333, restocked: 0 }]],
      [
        1525,
        [
          { position: 1, quantity: 1, pence: 333, restocked: 0 },
          { position: 2, quantity: 1, pence: 1000, restocked: 0 },
        ],
      ],
    ]);
    const notes = order.refunds.map(({ creditNote }) => creditNote ?? 0);
    expect(notes).toEqual([...notes].sort((a, b) => a - b));
    expect(new Set(notes).size).toBe(4);
    const vat = order.refunds.reduce((sum, { vatPence }) => sum + (vatPence ?? 0), 0);
    expect(vat).toBe(vatInside(order.totalPence));
    const charge = on.cards.ledger().find((one) => one.orderId === orderId);
    expect(charge).toMatchObject({ amount: 2298, refunded: 2298 });
    expect(charge?.refunds).toHaveLength(4);
    expect([await stockOf(on, cheap), await stockOf(on, dear)].map(({ sold }) => sold)).toEqual([2, 1]);
  });

  test('that comes back whole puts on the shelf what was not refunded before, once', async () => {
    const { orderId, cheap, dear } = await sold();
    // One is back, one is broken.
    await ask({ orderId, key: 'a', lines: [{ position: 1, quantity: 2, restock: 1 }] });
    expect((await read(orderId)).soldUnits).toBe(2);
    const back = () =>
      transact(on.shop, (shop) => restock(shop, orderId, { reason: 'returned', by: 'shop' }));
    expect([await back(), await back()]).toEqual([2, 0]);
    expect(await stockOf(on, cheap)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    expect(await stockOf(on, dear)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    expect((await read(orderId)).soldUnits).toBe(0);
  });

  test('has each refund mailed once', async () => {
    const { orderId } = await sold();
    await ask({ orderId, key: 'a', goodwillPence: 100 });
    await ask({ orderId, key: 'b', goodwillPence: 200 });
    await Promise.all([giveRefunds(on.shop, orderId), giveRefunds(on.shop, orderId)]);
    const { rows } = await on.shop.db.execute<{ id: number }>(sql`
      select (data->>'refundId')::int as id from pgboss.job
      where name = 'mail' and data->>'template' = 'order refunded' and data->>'orderId' = ${orderId} order by 1`);
    expect(rows.map(({ id }) => id)).toEqual((await read(orderId)).refunds.map(({ id }) => id));
  });
});

test('a refund of before there could be several is asked for as it was then', async () => {
  const { orderId } = await sold();
  await rest(orderId);
  await on.shop.db.update(refunds).set({ key: 'whole' }).where(eq(refunds.orderId, orderId));
  await giveRefunds(on.shop, orderId);
  const [order] = await on.shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.paymentStatus).toBe('Refunded');
});
