import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products, stockLog } from '#database/schema.ts';
import { tellStockReason } from '#shop/stock-reason.ts';
import { answers } from '#wording/answers.ts';
import { wrongInStockLog } from '../fault-injection/books.ts';
import { buy, pay, placeOrder } from '../support/checkout.ts';
import { meet } from '../support/meet.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
const { browser, email } = await shopper(on);

/** Newest first, without what is of the database alone. */
async function logOf(id: string) {
  const rows = await on.shop.db
    .select()
    .from(stockLog)
    .where(eq(stockLog.productId, id))
    .orderBy(desc(stockLog.id));
  return rows.map(({ id: _id, productId: _productId, at: _at, ...rest }) => rest);
}

const move = (orderId: string, status: 'Cancelled' | 'Confirmed' | 'Shipped' | 'Delivered' | 'Returned') =>
  staff.post('/change-order-status', { orderId, status });
const nobody = { staffId: null, orderId: null, note: '' };

test('a sale, its cancellation and what came back are logged with who and which order; what an order holds is not', async () => {
  const id = await product(on, { onHand: 20 });
  const opening = { change: 20, onHand: 20, reason: 'opening', by: 'shop', ...nobody };
  const held = await placeOrder(on, browser, { email, lines: [[id, 2]] });
  expect(await logOf(id)).toEqual([opening]);
  await browser.post('/change-order-status', { orderId: held.orderId ?? '', status: 'Cancelled' });
  expect(await logOf(id)).toEqual([opening]);
  const orderId = await buy(on, browser, { email, lines: [[id, 3]] });
  const sold = { change: -3, onHand: 17, reason: 'sold', by: 'shopper', ...nobody, orderId };
  expect(await logOf(id)).toEqual([sold, opening]);
  await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
  const cancelled = { ...sold, change: 3, onHand: 20, reason: 'cancelled' };
  expect(await logOf(id)).toEqual([cancelled, sold, opening]);
  const other = await buy(on, browser, { email, lines: [[id, 1]] });
  await staff.post('/change-order-status', { orderId: other, status: 'Cancelled' });
  expect((await logOf(id))[0]).toEqual({ ...cancelled, change: 1, by: 'staff', staffId, orderId: other });
  const sentBack = await buy(on, browser, { email, lines: [[id, 4]] });
  for (const status of ['Confirmed', 'Shipped'] as const) await move(sentBack, status);
  await staff.post('/change-order-status', { orderId: sentBack, status: 'Out Of Delivery' });
  await move(sentBack, 'Delivered');
  const back = { orderId: sentBack, status: 'Returned' as const, restock: true };
  await staff.post('/change-order-status', back);
  const returned = {
    change: 4,
    onHand: 20,
    reason: 'returned',
    by: 'staff',
    staffId,
    orderId: sentBack,
    note: '',
  };
  expect((await logOf(id))[0]).toEqual(returned);
});

test('what staff set is logged by its member of staff, and once; the same number is no change', async () => {
  const id = await product(on, { onHand: 20 });
  await staff.post('/dash-stock', { productId: id, quantity: 12, quantityWas: 20 });
  await staff.post('/dash-stock', { productId: id, quantity: 12, quantityWas: 12 });
  const set = { change: -8, onHand: 12, reason: 'set', by: 'staff', ...nobody, staffId };
  expect((await logOf(id)).slice(0, -1)).toEqual([set]);
});

test('a reason is of one statement; a change past the shop is logged too, and says that nobody told why', async () => {
  const [id, other] = [await product(on, { onHand: 5 }), await product(on, { onHand: 5 })];
  const { db } = on.shop;
  await db.update(products).set({ onHand: 3 }).where(eq(products.id, id));
  expect((await logOf(id))[0]).toMatchObject({ change: -2, reason: 'changed', by: 'shop' });
  await db.transaction(async (db) => {
    await tellStockReason({ db }, { reason: 'lost', by: { staffId }, note: `it's "gone"` });
    await db.update(products).set({ onHand: 2 }).where(eq(products.id, id));
    await db.update(products).set({ onHand: 2 }).where(eq(products.id, other));
  });
  const lost = { change: -1, reason: 'lost', by: 'staff', staffId, note: `it's "gone"` };
  expect((await logOf(id))[0]).toMatchObject(lost);
  expect((await logOf(other))[0]).toMatchObject({ change: -3, reason: 'changed', by: 'shop', staffId: null });
});

test('a product that goes takes its log along', async () => {
  const id = await product(on, { onHand: 5 });
  await on.shop.db.delete(products).where(eq(products.id, id));
  expect(await logOf(id)).toEqual([]);
});

describe('staff', () => {
  const adjust = (body: object) => staff.post('/dash-stock-adjust', body as never);
  const read = (body: object) => staff.post('/dash-stock-log', body as never);

  test('write units off with a reason and a note, and count: what they saw must still be so, also when they press twice', async () => {
    const id = await product(on, { title: 'Broken BBs', sku: 'BROKEN-1', onHand: 20 });
    const broken = { productId: id, reason: 'damaged', change: -3, onHandWas: 20, note: 'Wet box' };
    expect(await adjust(broken)).toMatchObject({ status: 200, onHand: 17 });
    expect(await adjust(broken)).toMatchObject({ status: 409, message: answers.stock.moved(17) });
    const count = { productId: id, reason: 'counted', onHandWas: 17 };
    expect(await adjust({ ...count, counted: 18 })).toMatchObject({ status: 200, onHand: 18 });
    expect(await adjust({ ...count, counted: 18, onHandWas: 18 })).toMatchObject({ status: 200, onHand: 18 });
    const { data, total } = await read({ productId: id });
    const by = { by: 'staff', staff: staffId, tittle: 'Broken BBs', sku: 'BROKEN-1', orderId: null };
    expect(data).toMatchObject([
      { change: 0, onHand: 18, reason: 'counted', ...by },
      { change: 1, onHand: 18, reason: 'counted', ...by },
      { change: -3, onHand: 17, reason: 'damaged', note: 'Wet box', ...by },
      { change: 20, onHand: 20, reason: 'opening', by: 'shop', staff: null },
    ]);
    expect(total).toBe(4);
    const [entry] = (await staff.post('/dash-audit', { find: id })).data ?? [];
    expect(entry).toMatchObject({ action: 'stock adjusted', before: { onHand: 18 }, after: { onHand: 18 } });
    expect((await browser.post('/productData', { id })).data?.[0]?.quantity).toBe(18);
  });

  test('can’t write off what unfinished checkouts hold, nor say nothing or what is no number', async () => {
    const id = await product(on, { onHand: 5 });
    const other = await shopper(on);
    await placeOrder(on, other.browser, { email: other.email, lines: [[id, 2]] });
    const off = { productId: id, onHandWas: 5 };
    const held = { status: 409, message: answers.stock.held(2) };
    const lost = { ...off, reason: 'lost', change: -4 };
    expect(await adjust(lost)).toMatchObject({ ...held, errors: { change: held.message } });
    const counted = { ...off, reason: 'counted', counted: 1 };
    expect(await adjust(counted)).toMatchObject({ ...held, errors: { counted: held.message } });
    for (const wrong of [
      { ...off, reason: 'counted', change: -1 },
      { ...off, reason: 'lost', counted: 3 },
      { ...off, reason: 'lost', change: 0 },
      { ...off, reason: 'sold', change: -1 },
      { ...off, reason: 'lost', change: 0.5 },
    ])
      expect((await adjust(wrong)).status).toBe(400);
    expect((await adjust({ ...lost, productId: 'nobody' })).status).toBe(404);
    expect((await read({ productId: id })).total).toBe(1);
  });

  test('of two who count at once one counts, and the other is told to look again', async () => {
    const id = await product(on, { onHand: 9 });
    const count = (counted: number) => () =>
      adjust({ productId: id, reason: 'counted', counted, onHandWas: 9 });
    const both = await meet(on, products, [count(7), count(8)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('narrow the log by reason and days, and see whose order it was', async () => {
    const id = await product(on, { onHand: 5 });
    const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
    const [sold] = (await read({ productId: id, reason: 'sold' })).data ?? [];
    expect(sold).toMatchObject({ orderId, orderNumber: expect.any(Number), change: -1, by: 'shopper' });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
    expect((await read({ productId: id, from: today, to: today })).total).toBe(2);
    expect((await read({ productId: id, to: '2020-01-01' })).total).toBe(0);
    expect((await read({ productId: id, from: '2999-01-01' })).total).toBe(0);
    expect((await read({ reason: 'sold' })).data?.every((row) => row.reason === 'sold')).toBe(true);
    expect((await read({ reason: 'stolen' })).status).toBe(400);
    expect((await read({ from: '2020-02-31' })).status).toBe(400);
  });
});

/** What may happen to a product; some of it is refused. */
const deeds = fc.oneof(
  fc.record({ deed: fc.constant('set' as const), units: fc.nat(30) }),
  fc.record({ deed: fc.constantFrom('damaged', 'lost', 'sample'), units: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ deed: fc.constant('counted' as const), units: fc.nat(30) }),
  fc.record({ deed: fc.constantFrom('hold', 'buy'), units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ deed: fc.constant('cancel' as const), units: fc.nat(5) }),
);

test('whatever is done in whatever order, the log sums to the stock, and everybody told why', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deeds, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 8 }),
      async (steps) => {
        const id = await product(on, { onHand: 9 });
        const bought: string[] = [];
        for (const together of steps) {
          await Promise.all(together.map((one) => act(id, bought, one)));
          expect(await wrongInStockLog(on.shop.db)).toEqual([]);
        }
        const log = await logOf(id);
        const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
        expect(log.reduce((sum, { change }) => sum + change, 0)).toBe(row?.onHand);
        expect(log.filter(({ reason }) => reason === 'changed')).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

async function act(id: string, bought: string[], { deed, units }: { deed: string; units: number }) {
  const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
  const { onHand = 0, reserved = 0 } = row ?? {};
  const seen = { productId: id, onHandWas: onHand, reason: deed };
  switch (deed) {
    case 'set':
      return staff.post('/dash-stock', { productId: id, quantity: units, quantityWas: onHand - reserved });
    case 'counted':
      return staff.post('/dash-stock-adjust', { ...seen, counted: units } as never);
    case 'hold':
    case 'buy': {
      // Each has a shopper of their own: of one account only one order is unpaid.
      const { browser, email } = await shopper(on);
      const placed = await placeOrder(on, browser, { email, lines: [[id, units]] });
      if (deed === 'hold' || !placed.url) return;
      await pay(placed.url);
      await browser.post('/update-payment-status', { orderId: placed.orderId ?? '', status: 'Success' });
      bought.push(placed.orderId ?? '');
      return;
    }
    case 'cancel': {
      const orderId = bought[units % Math.max(1, bought.length)];
      if (orderId) await move(orderId, 'Cancelled');
      return;
    }
    default:
      return staff.post('/dash-stock-adjust', { ...seen, change: -units } as never);
  }
}
