import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderOf } from '#contract/from-shop.ts';
import type { OrderStatus } from '#database/enums.ts';
import { arrivals, disputes, orderEvents, orders, refundLines, refunds } from '#database/schema.ts';
import { cancel } from '#shop/orders/cancel.ts';
import { listDeadlines } from '#shop/orders/deadlines.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { orderDates } from '#shop/orders/order-dates.ts';
import { readOrder } from '#shop/orders/read.ts';
import { dueOf } from '#shop/orders/rights.ts';
import { withdraw } from '#shop/orders/withdraw.ts';
import { endOfDay, londonDay } from '#shop/uk-time.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
// Nobody gives money back here: what is owed stays owed.
on.cards.faults.next({ match: 'POST /v1/refunds', do: 'drop-before', times: 1000 });
const { browser: staff, id: staffId } = await staffMember(on);

const day = 86_400_000;
const way: OrderStatus[] = ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered', 'Returned'];

/** A paid order that went along the way up to a status, one day a step, and was paid so many days ago. */
async function order(days: number, to?: OrderStatus): Promise<string> {
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
  const steps = to ? way.slice(0, way.indexOf(to) + 1) : [];
  for (const status of steps) await moveOrder(on.shop, { orderId, to: status, staffId });
  const before = (n: number) => new Date(Date.now() - n * day);
  const { db } = on.shop;
  const at = (status: OrderStatus) =>
    steps.includes(status) ? before(days - 1 - way.indexOf(status)) : null;
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  for (const { id, event } of events) {
    const moment = at(event as OrderStatus) ?? before(days);
    await db.update(orderEvents).set({ at: moment }).where(eq(orderEvents.id, id));
  }
  await db
    .update(orders)
    .set({ paidAt: before(days), dispatchedAt: at('Shipped'), deliveredAt: at('Delivered') })
    .where(eq(orders.id, orderId));
  return orderId;
}

const list = async (show?: 'overdue' | 'not arrived') =>
  (await staff.post('/dash-deadlines', { show })).data ?? [];
const said = async (show?: 'overdue' | 'not arrived') =>
  (await list(show)).map(({ orderId, due, over }) => `${names.get(orderId)}: ${due}${over ? ', over' : ''}`);
const names = new Map<string, string>();

beforeAll(async () => {
  const name = async (name: string, id: Promise<string>) => {
    names.set(await id, name);
    return id;
  };
  await name('new', order(0));
  await name('late', order(40, 'Shipped'));
  await name('on its way', order(20, 'Out Of Delivery'));
  await name('there', order(9, 'Delivered'));
  const withdrawn = await name('withdrawn', order(10, 'Delivered'));
  await withdraw(on.shop, withdrawn, '');
  await name('back', order(30, 'Returned'));
  const cancelled = await name('cancelled', order(1));
  await cancel(on.shop, cancelled, 'shopper');
  // Less what it lost in value.
  const given = await name('given', order(30, 'Returned'));
  await on.shop.db
    .insert(orderEvents)
    .values({ orderId: given, event: 'Money returned', by: 'provider', at: on.shop.now() });
  // What is left of it was kept for damage.
  const ended = await name('ended', order(30, 'Returned'));
  await on.shop.db.update(orders).set({ orderStatus: 'Refunded' }).where(eq(orders.id, ended));
  await on.shop.db.insert(orderEvents).values({ orderId: ended, event: 'Refunded', by: 'staff' });
  const asked = await name('asked for', order(30, 'Returned'));
  await moveOrder(on.shop, { orderId: asked, to: 'Refunded', staffId });
  const lost = await name('lost', order(12, 'Shipped'));
  await on.shop.db.insert(arrivals).values({
    orderId: lost,
    tokenHash: 'lost',
    askedAt: on.shop.now(),
    answer: 'not yet',
    answeredAt: on.shop.now(),
  });
  const { browser, email } = await shopper(on);
  await placeOrder(on, browser, { email, lines: [[await product(on), 1]] });
});

test('what is due stands in one list, the nearest day first, whoever owes it', async () => {
  const all = await said();
  const over = all.slice(0, 3).toSorted();
  expect(over).toEqual(['asked for: refund, over', 'back: refund, over', 'late: deliver, over']);
  expect(all[3]).toBe('on its way: deliver');
  // Both of today.
  expect(all.slice(4, 6).toSorted()).toEqual(['cancelled: refund', 'withdrawn: send back']);
  expect(all.slice(6)).toEqual(['lost: deliver', 'new: deliver']);
});

test('the list says of each order what its own page says', async () => {
  const now = on.shop.now();
  const found = await list();
  for (const id of names.keys()) {
    const whole = await readOrder(on.shop, id);
    if (!whole) throw new Error('no such order');
    const own = dueOf(orderDates(whole), now)
      .filter(({ due, by }) => due !== 'cancel' && by)
      .map(({ due, by, over }) => ({ due, by: by?.toISOString().slice(0, 10), over }));
    const listed = found
      .filter(({ orderId }) => orderId === id)
      .map(({ due, by, over }) => ({ due, by, over }));
    expect(listed, names.get(id)).toEqual(own);
    const shown = orderOf(whole, now).timeline.filter(({ kind }) => kind === 'due');
    expect(shown.map(({ what }) => what)).toEqual(dueOf(orderDates(whole), now).map(({ due }) => due));
  }
});

describe('in Needs attention and by filter', () => {
  test('stands what the shop has let pass, and what customers say has not come', async () => {
    expect(await said('overdue')).toEqual((await said()).slice(0, 3));
    expect(await said('not arrived')).toEqual(['lost: deliver']);
    const { attention } = await staff.send('/dash-analytics', { method: 'GET' });
    expect(attention).toMatchObject({ overdue: 3, notArrived: 1 });
  });

  test('a day begins in London, and a deadline is met until its end', async () => {
    const [id] = [...names].find(([, name]) => name === 'on its way') ?? [''];
    const [{ by } = { by: '' }] = (await list()).filter(({ orderId }) => orderId === id);
    const end = endOfDay(new Date(`${by}T00:00:00Z`));
    const overAt = async (now: Date) => {
      const { due } = await listDeadlines(
        { db: on.shop.db, now: () => now },
        { show: 'overdue', limit: 50, offset: 0 },
      );
      return due.some(({ orderId }) => orderId === id);
    };
    expect(await overAt(end)).toBe(false);
    expect(await overAt(new Date(end.getTime() + 1))).toBe(true);
  });

  test('what shoppers were to send back is not listed once its day is past', async () => {
    const late = { db: on.shop.db, now: () => new Date(Date.now() + 30 * day) };
    const { due } = await listDeadlines(late, { show: 'all', limit: 50, offset: 0 });
    expect(due.map((row) => row.due)).not.toContain('send back');
  });
});

test('pages follow one another, and say how many there are in all', async () => {
  const first = await staff.post('/dash-deadlines', { limit: 4 });
  const next = await staff.post('/dash-deadlines', { limit: 4, offset: 4 });
  expect([first.total, next.total, first.data?.length, next.data?.length]).toEqual([8, 8, 4, 4]);
  expect((await staff.post('/dash-deadlines', { offset: 50 })).total).toBe(8);
  expect((await on.browser().post('/dash-deadlines', {})).status).toBe(401);
});

test('the day until which the bank hears the shop stands there while it can be answered', async () => {
  const id = await order(1, 'Shipped');
  names.set(id, 'disputed');
  const evidence = { id: `dp_${id}`, orderId: id, amountPence: 1000, reason: 'fraudulent' };
  const respondBy = new Date(Date.now() + 3 * day);
  await on.shop.db.insert(disputes).values({ ...evidence, state: 'needs response', respondBy });
  expect((await list()).filter(({ orderId }) => orderId === id)).toMatchObject([
    { due: 'dispute', by: londonDay(respondBy).toISOString().slice(0, 10), over: false },
    { due: 'deliver' },
  ]);
  await on.shop.db.update(disputes).set({ respondBy: new Date(Date.now() - 2 * day) });
  expect(await said('overdue')).toContain('disputed: dispute, over');
  await on.shop.db.update(disputes).set({ state: 'under review' });
  expect(await said()).not.toContain('disputed: dispute, over');
});

test('money is due while one refund has not been made, and not once all but a deduction went back', async () => {
  const rowsOf = async (id: string) => (await list()).filter(({ orderId }) => orderId === id);
  const ownOf = async (id: string) => {
    const whole = await readOrder(on.shop, id);
    return whole && dueOf(orderDates(whole), on.shop.now()).map(({ due }) => due);
  };
  const id = await order(1);
  await cancel(on.shop, id, 'shopper');
  await on.shop.db
    .insert(orderEvents)
    .values({ orderId: id, event: 'Money returned', by: 'provider', at: on.shop.now() });
  expect(await rowsOf(id), 'a refund failed after it was made').toMatchObject([{ due: 'refund' }]);
  expect(await ownOf(id)).toEqual(['refund']);
  const { db } = on.shop;
  const less = { goodsPence: sql`goods_pence - 300`, amountPence: sql`amount_pence - 300` };
  const [given] = await db
    .update(refunds)
    .set({ state: 'done', doneAt: new Date(Date.now() - 2 * day), ...less })
    .where(eq(refunds.orderId, id))
    .returning();
  await db
    .delete(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.event, 'Money returned')));
  expect(await rowsOf(id)).toMatchObject([{ due: 'refund' }]);
  await db
    .update(refundLines)
    .set({ deductedPence: 300 })
    .where(eq(refundLines.refundId, given?.id ?? 0));
  expect(await rowsOf(id)).toEqual([]);
  expect(await ownOf(id)).toEqual([]);
});
