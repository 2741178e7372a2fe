import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { staffOrderOf } from '#contract/from-shop.ts';
import type { OrderStatus } from '#database/enums.ts';
import { arrivals, auditLog, orderLines, orderMails, orders, products } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { deleteExpired } from '#shop/delete-expired.ts';
import { askArrivals } from '#shop/orders/arrivals/ask.ts';
import { arrivalToken } from '#shop/orders/arrivals/link.ts';
import { deliverUnanswered } from '#shop/orders/arrivals/unanswered.ts';
import { sendDueEmails } from '#shop/orders/due-emails.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { readOrder } from '#shop/orders/read.ts';
import { askForReviews } from '#shop/orders/reviews/ask.ts';
import { endToken } from '#shop/orders/reviews/link.ts';
import { withdraw } from '#shop/orders/withdraw.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff, id: staffId } = await staffMember(on);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Lets time pass, for one test: the card sandbox's clock does not move. */
let passed = 0;
const pass = (ms: number) => {
  passed += ms;
  on.advance(ms);
};
afterEach(() => {
  on.advance(-passed);
  passed = 0;
});

async function paidOrder(...way: OrderStatus[]) {
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
  await go(orderId, ...way);
  return { browser, email, orderId };
}
async function go(orderId: string, ...way: OrderStatus[]) {
  for (const to of way) expect(await moveOrder(on.shop, { orderId, to, staffId })).toEqual({ moved: to });
}
async function read(orderId: string) {
  const order = await readOrder(on.shop, orderId);
  return order && staffOrderOf(order, on.shop.now());
}
const statusOf = async (orderId: string) => (await read(orderId))?.orderStatus;
const lastEvent = async (orderId: string) => (await read(orderId))?.events.at(-1);
const takeBack = (orderId: string) => staff.post('/dash-take-back', { orderId });
async function mailed(orderId: string, template: string) {
  const { rows } = await on.shop.db.execute(
    sql`select 1 from pgboss.job where name = 'mail' and data->>'orderId' = ${orderId} and data->>'template' = ${template}`,
  );
  return rows.length;
}
const say = async (orderId: string, arrived: boolean) =>
  on.browser().post('/arrived', { token: await arrivalToken(on.shop, orderId), arrived });
async function stock(orderId: string) {
  const { rows } = await on.shop.db.execute<{ units: string }>(
    sql`select sum(on_hand) as units from products where id in (select product_id from order_lines where order_id = ${orderId})`,
  );
  return rows[0]?.units;
}

describe('taking back', () => {
  test('Shipped: no mail goes, and it is as if it had not been pressed', async () => {
    const { browser, orderId } = await paidOrder('Confirmed', 'Shipped');
    const units = await stock(orderId);
    expect((await read(orderId))?.takeBack).toEqual({ until: expect.any(String), to: 'Confirmed' });
    const theirs = (await browser.post('/user-order-details', { orderId })).data?.[0];
    expect(theirs?.takeBack, 'is for staff alone').toBeNull();
    pass(9 * minute);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped'), 'waits').toBe(0);
    expect(await takeBack(orderId)).toMatchObject({ status: 200, orderStatus: 'Confirmed' });
    expect(await read(orderId)).toMatchObject({ dispatchedAt: null, takeBack: null });
    expect(await lastEvent(orderId)).toMatchObject({ event: 'Confirmed', by: 'staff' });
    pass(20 * minute);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped')).toBe(0);
    expect(await stock(orderId)).toBe(units);
    const entries = await on.shop.db.select().from(auditLog).where(eq(auditLog.subject, orderId));
    expect(entries.at(-1)).toMatchObject({
      action: 'order taken back',
      before: 'Shipped',
      after: 'Confirmed',
    });
    expect((await browser.post('/change-order-status', { orderId, status: 'Cancelled' })).status).toBe(200);
  });

  test('and shipping again: the mail goes once, ten minutes after the last press', async () => {
    const { orderId } = await paidOrder('Confirmed', 'Shipped');
    pass(6 * minute);
    await takeBack(orderId);
    await go(orderId, 'Shipped', 'Confirmed', 'Shipped');
    pass(6 * minute);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped')).toBe(0);
    pass(4 * minute);
    await Promise.all([sendDueEmails(on.shop), sendDueEmails(on.shop)]);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped')).toBe(1);
  });

  test('what was set back by its button when the mail was due drops it, and sends it with the next dispatch', async () => {
    const { orderId } = await paidOrder('Confirmed', 'Shipped', 'Confirmed');
    pass(10 * minute);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped')).toBe(0);
    expect((await read(orderId))?.dispatchedAt, 'that was no taking back').not.toBeNull();
    await go(orderId, 'Shipped');
    pass(10 * minute);
    await sendDueEmails(on.shop);
    expect(await mailed(orderId, 'order shipped')).toBe(1);
  });

  test('what went on while the mail waited is told of at its time, once, whether Delivered is taken back or not', async () => {
    const onward: OrderStatus[] = ['Out Of Delivery', 'Delivered'];
    const [{ orderId: there }, { orderId: mistaken }, { orderId: onTheRoad }] = [
      await paidOrder('Confirmed', 'Shipped', ...onward),
      await paidOrder('Confirmed', 'Shipped', 'Out Of Delivery'),
      await paidOrder('Confirmed', 'Shipped', 'Out Of Delivery'),
    ];
    const letters = () =>
      Promise.all([there, mistaken, onTheRoad].map((orderId) => mailed(orderId, 'order shipped')));
    pass(9 * minute);
    await go(mistaken, 'Delivered');
    await sendDueEmails(on.shop);
    expect(await letters(), 'they wait').toEqual([0, 0, 0]);
    pass(minute);
    await Promise.all([sendDueEmails(on.shop), sendDueEmails(on.shop)]);
    expect(await letters()).toEqual([1, 1, 1]);
    expect((await takeBack(mistaken)).status).toBe(200);
    await go(onTheRoad, 'Shipped', ...onward);
    pass(20 * minute);
    await sendDueEmails(on.shop);
    expect(await letters()).toEqual([1, 1, 1]);
  });

  test('that it is on its way is never told of what was cancelled or refunded, and told before a return of it', async () => {
    const { orderId: cancelled } = await paidOrder(
      'Confirmed',
      'Shipped',
      'Confirmed',
      'Pending',
      'Cancelled',
    );
    const { orderId: refunded } = await paidOrder('Confirmed', 'Shipped');
    const { browser: other, orderId: there } = await paidOrder(
      'Confirmed',
      'Shipped',
      'Out Of Delivery',
      'Delivered',
    );
    await other.post('/withdraw', { orderId: there, reason: '' });
    expect(await mailed(there, 'order shipped'), 'before the other letter, though it is there').toBe(1);
    const { browser, orderId: returned } = await paidOrder('Confirmed', 'Shipped');
    await browser.post('/withdraw', { orderId: returned, reason: '' });
    expect(await mailed(returned, 'order shipped'), 'before the other letter').toBe(1);
    const lines = [{ position: 1, quantity: 1, restock: false }];
    const refund = { lines, delivery: 2.99, goodwill: 0, reason: 'goodwill' as const, key: 'all-of-it' };
    expect((await staff.post('/dash-refund', { orderId: refunded, ...refund })).status).toBe(200);
    await until(async () => (await read(refunded))?.paymentStatus === 'Refunded');
    pass(20 * minute);
    await sendDueEmails(on.shop);
    const letters = [cancelled, refunded, there].map((orderId) => mailed(orderId, 'order shipped'));
    expect(await Promise.all(letters)).toEqual([0, 0, 1]);
  });

  test('a second dispatch leaves the first one standing', async () => {
    const { browser, orderId } = await paidOrder('Confirmed', 'Shipped');
    pass(11 * minute);
    await sendDueEmails(on.shop);
    await go(orderId, 'Confirmed', 'Shipped');
    expect(await takeBack(orderId)).toMatchObject({ status: 200, orderStatus: 'Confirmed' });
    expect((await read(orderId))?.dispatchedAt).not.toBeNull();
    expect((await browser.post('/change-order-status', { orderId, status: 'Cancelled' })).status).toBe(409);
    expect(await mailed(orderId, 'order shipped')).toBe(1);
  });

  test('is over after ten minutes, and where the mail went or the shopper withdrew', async () => {
    const { browser, orderId } = await paidOrder('Confirmed', 'Shipped');
    const { orderId: late } = await paidOrder('Confirmed', 'Shipped');
    const { orderId: gone } = await paidOrder('Confirmed', 'Shipped');
    await browser.post('/withdraw', { orderId, reason: '' });
    expect((await takeBack(orderId)).status, 'withdrawn from').toBe(409);
    // Another process, whose clock is ahead, has sent it.
    await on.shop.db
      .update(orderMails)
      .set({ dueAt: null, at: new Date(on.shop.now().getTime() + minute) })
      .where(sql`order_id = ${gone} and template = 'order shipped'`);
    expect((await takeBack(gone)).status, 'mailed').toBe(409);
    pass(10 * minute);
    expect((await takeBack(late)).status, 'too late').toBe(409);
    expect(await statusOf(late)).toBe('Shipped');
    expect((await takeBack('nothing-here')).status).toBe(404);
  });

  test('Delivered leads to where it was, and the time to withdraw has not begun', async () => {
    const { browser, orderId } = await paidOrder('Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered');
    const both = await Promise.all([takeBack(orderId), takeBack(orderId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statusOf(orderId)).toBe('Out Of Delivery');
    const [row] = await on.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ deliveredAt: null, dispatchedAt: expect.any(Date) });
    expect((await browser.post('/dash-take-back' as never, { orderId } as never)).status).toBe(401);
  });

  test('of many and of a carrier’s file goes the same way', async () => {
    const { orderId } = await paidOrder('Confirmed');
    await staff.post('/dash-bulk-status', { orderIds: [orderId], status: 'Shipped' });
    expect(await mailed(orderId, 'order shipped')).toBe(0);
    expect((await takeBack(orderId)).status).toBe(200);
    const csv = `reference,tracking\n${orderId},JD0002234567890123`;
    const imported = await staff.post('/dash-tracking-import', { csv, dryRun: false });
    expect(imported).toMatchObject({ status: 200, shipped: 1 });
    expect(await mailed(orderId, 'order shipped')).toBe(0);
    expect((await takeBack(orderId)).status).toBe(200);
    expect((await read(orderId))?.parcels, 'the parcel stays').toHaveLength(1);
  });
});

describe('an order that was sent', () => {
  /** Sent so long ago that its shopper was asked. */
  async function asked(...way: OrderStatus[]) {
    const order = await paidOrder('Confirmed', 'Shipped', ...way);
    pass(12 * day);
    await askArrivals(on.shop);
    return order;
  }

  test('is asked about once, five working days later, and only while it is on its way', async () => {
    const { orderId } = await paidOrder('Confirmed', 'Shipped');
    const { orderId: there } = await paidOrder('Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered');
    const { browser, orderId: withdrawn } = await paidOrder('Confirmed', 'Shipped');
    await browser.post('/withdraw', { orderId: withdrawn, reason: '' });
    pass(4 * day);
    await askArrivals(on.shop);
    expect(await mailed(orderId, 'order arrival'), 'too soon').toBe(0);
    // Five working days, two weekends and both Christmas holidays at most.
    pass(8 * day);
    await Promise.all([askArrivals(on.shop), askArrivals(on.shop)]);
    await askArrivals(on.shop);
    expect(await mailed(orderId, 'order arrival')).toBe(1);
    expect(await mailed(there, 'order arrival')).toBe(0);
    expect(await mailed(withdrawn, 'order arrival')).toBe(0);
    expect((await read(orderId))?.arrival).toMatchObject({ answer: null });
  });

  test('is not asked about a month later, nor where the shop asks nobody', async () => {
    const { orderId } = await paidOrder('Confirmed', 'Shipped');
    pass(12 * day);
    await askArrivals({ ...on.shop, settings: { ...on.shop.settings, arrivalAfterDays: 0 } });
    pass(19 * day);
    await askArrivals(on.shop);
    expect(await mailed(orderId, 'order arrival')).toBe(0);
  });

  test.each<[from: string, way: OrderStatus[]]>([
    ['Shipped', []],
    ['Out Of Delivery', ['Out Of Delivery']],
  ])('is Delivered by its shopper’s yes, whoever presses and however often, from %s', async (_, way) => {
    const { orderId } = await asked(...way);
    const presses = await Promise.all([say(orderId, true), say(orderId, true), say(orderId, true)]);
    for (const press of presses) expect(press).toMatchObject({ status: 200, arrived: true });
    expect(await statusOf(orderId)).toBe('Delivered');
    const { events, arrival, takeBack: undo } = (await read(orderId)) ?? {};
    expect(events?.filter(({ event }) => event === 'Delivered')).toMatchObject([{ by: 'shopper' }]);
    expect(arrival).toMatchObject({ answer: 'arrived', answeredAt: expect.any(String) });
    expect(undo, 'what the shopper said is theirs').toBeNull();
    expect((await say(orderId, false)).status).toBe(409);
  });

  test('stays on its way after a no, whatever time passes, and staff see it', async () => {
    const { orderId } = await asked();
    expect(await say(orderId, false)).toMatchObject({ status: 200, arrived: false });
    pass(30 * day);
    await deliverUnanswered(on.shop);
    expect(await statusOf(orderId)).toBe('Shipped');
    expect((await read(orderId))?.arrival).toMatchObject({ answer: 'not yet' });
    expect((await say(orderId, true)).status).toBe(409);
  });

  test('is Delivered by the shop after five working days of silence, as of that day', async () => {
    const { browser: other, orderId: withdrawn } = await paidOrder('Confirmed', 'Shipped');
    const { browser: sender, orderId: returning } = await paidOrder('Confirmed', 'Shipped');
    const { orderId } = await asked();
    await other.post('/withdraw', { orderId: withdrawn, reason: '' });
    const lines = [{ position: 1, quantity: 1 }];
    expect(
      await sender.post('/return', { orderId: returning, lines, reason: 'faulty', key: 'back-it-goes' }),
    ).toMatchObject({ status: 200 });
    pass(4 * day);
    await deliverUnanswered(on.shop);
    expect(await statusOf(orderId), 'too soon').toBe('Shipped');
    pass(8 * day);
    await Promise.all([deliverUnanswered(on.shop), deliverUnanswered(on.shop)]);
    await deliverUnanswered(on.shop);
    const { events } = (await read(orderId)) ?? {};
    expect(events?.filter(({ event }) => event === 'Delivered')).toMatchObject([{ by: 'shop' }]);
    expect(await statusOf(withdrawn)).toBe('Shipped');
    expect(await statusOf(returning), 'something of it comes back').toBe('Shipped');
    pass(14 * day - minute);
    expect(await withdraw(on.shop, orderId, ''), '14 days from then').toMatchObject({ at: expect.any(Date) });
  });

  test('is said not to have come by its shopper before anybody asks, and nobody asks then', async () => {
    const { browser: other, orderId: there } = await paidOrder(
      'Confirmed',
      'Shipped',
      'Out Of Delivery',
      'Delivered',
    );
    const { browser, orderId } = await paidOrder('Confirmed');
    const tell = (by = browser) => by.post('/not-arrived', { orderId });
    expect((await tell()).status, 'not sent yet').toBe(409);
    await go(orderId, 'Shipped');
    const { browser: stranger } = await shopper(on);
    expect((await tell(stranger)).status, 'another’s').toBe(404);
    const both = await Promise.all([tell(), tell()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(orderId))?.arrival).toMatchObject({ answer: 'not yet' });
    const { data } = await staff.post('/dash-deadlines', { show: 'all' } as never);
    expect(JSON.stringify(data)).toContain(orderId);
    pass(12 * day);
    await askArrivals(on.shop);
    await deliverUnanswered(on.shop);
    expect(await mailed(orderId, 'order arrival')).toBe(0);
    expect(await statusOf(orderId)).toBe('Shipped');
    await go(orderId, 'Out Of Delivery', 'Delivered');
    expect((await tell()).status, 'was said').toBe(200);
    expect((await other.post('/not-arrived', { orderId: there })).status).toBe(409);
  });

  test('that the shop took for delivered is on its way again when its shopper says no', async () => {
    const { orderId } = await asked('Out Of Delivery');
    pass(12 * day);
    await deliverUnanswered(on.shop);
    expect(await statusOf(orderId)).toBe('Delivered');
    expect((await say(orderId, false)).status).toBe(200);
    expect(await lastEvent(orderId)).toMatchObject({ event: 'Out Of Delivery', by: 'shopper' });
    pass(20 * day);
    await deliverUnanswered(on.shop);
    expect(await statusOf(orderId)).toBe('Out Of Delivery');
    const { withdrawUntil } = (await read(orderId)) ?? {};
    expect(withdrawUntil, 'the time to withdraw has not begun').toEqual(expect.any(String));
  });

  test('that staff know to be delivered, or that is over, is not moved by a link', async () => {
    const { orderId } = await asked();
    await go(orderId, 'Out Of Delivery', 'Delivered');
    expect((await say(orderId, false)).status).toBe(409);
    expect(await statusOf(orderId)).toBe('Delivered');
    await go(orderId, 'Returned');
    expect((await say(orderId, true)).status).toBe(409);
    expect(await statusOf(orderId)).toBe('Returned');
  });

  test('has a link that no other answers, that nothing but a press uses, and that ends', async () => {
    const { orderId: stuck } = await paidOrder('Confirmed', 'Shipped');
    const { orderId } = await asked();
    const token = await arrivalToken(on.shop, orderId);
    expect(await on.shop.db.select().from(arrivals).where(eq(arrivals.tokenHash, token))).toEqual([]);
    for (const wrong of [orderId, `${token}x`, token.toUpperCase(), ''])
      expect((await on.browser().post('/arrived', { token: wrong, arrived: true })).status).not.toBe(200);
    const looked = await fetch(`${on.url}/arrived?token=${token}&arrived=true`);
    expect(looked.status).not.toBe(200);
    expect(await statusOf(orderId)).toBe('Shipped');
    await say(stuck, false);
    pass(61 * day);
    expect(await say(orderId, true)).toMatchObject({ status: 404 });
    await deleteExpired(on.shop);
    expect((await read(orderId))?.arrival).toBeNull();
    expect((await read(stuck))?.arrival, 'stays with its order').toMatchObject({ answer: 'not yet' });
  });
});

test('what waits is looked at each minute, and shoppers are asked by day in London', async () => {
  const { rows } = await on.shop.db.execute<{ name: string; cron: string; timezone: string }>(
    sql`select name, cron, timezone from pgboss.schedule where name in ('due-emails', 'arrivals') order by name`,
  );
  expect(rows).toMatchObject([
    { name: 'arrivals', cron: '10 9-18 * * *', timezone: 'Europe/London' },
    { name: 'due-emails', cron: '* * * * *' },
  ]);
});

describe('asking for reviews', () => {
  const ask = () => askForReviews(on.shop);
  const delivered = () => paidOrder('Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered');
  async function letter(orderId: string) {
    return renderEmail(on.shop, { template: 'order review', to: '', orderId });
  }
  async function productOf(orderId: string) {
    const [line] = await on.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    return line?.productId ?? '';
  }

  test('goes once an order, a week after it is delivered, for what is on sale and not reviewed', async () => {
    const { orderId, browser, email } = await delivered();
    const reviewed = await delivered();
    const withdrawn = await delivered();
    const shipped = await paidOrder('Confirmed', 'Shipped');
    await withdraw(on.shop, withdrawn.orderId, '');
    const review = {
      email: reviewed.email,
      productId: await productOf(reviewed.orderId),
      stars: 4,
      review: 'Fine',
    };
    await reviewed.browser.post('/new-review', review);
    pass(6 * day);
    await ask();
    expect(await mailed(orderId, 'order review'), 'too soon').toBe(0);
    pass(day);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(await mailed(orderId, 'order review')).toBe(1);
    for (const other of [reviewed, withdrawn, shipped])
      expect(await mailed(other.orderId, 'order review')).toBe(0);
    const { text, headers } = (await letter(orderId)) ?? {};
    expect(text).toContain(`/new-review/${await productOf(orderId)}`);
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    // What is so no longer when the letter is made is not asked for.
    await on.shop.db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, await productOf(orderId)));
    expect(await letter(orderId), 'not on sale').toBeUndefined();
    await on.shop.db
      .update(products)
      .set({ active: true })
      .where(eq(products.id, await productOf(orderId)));
    await browser.post('/new-review', { ...review, email, productId: await productOf(orderId) });
    expect(await letter(orderId), 'reviewed meanwhile').toBeUndefined();
  });

  test('not of what was set back, was delivered a month ago, or where the shop or the buyer wants none', async () => {
    const back = await delivered();
    const late = await delivered();
    const silent = await delivered();
    await takeBack(back.orderId);
    const link = `/end-review-letters/${await endToken(on.shop, silent.orderId)}`;
    const press = (path: string) => fetch(on.url + path, { method: 'POST' });
    expect((await press(link.replace(/.$/, 'z'))).status, 'no link of ours').toBe(404);
    expect((await press('/end-review-letters/x')).status).toBe(404);
    for (const again of [link, link]) expect((await press(again)).status).toBe(200);
    pass(8 * day);
    await askForReviews({ ...on.shop, settings: { ...on.shop.settings, reviewAfterDays: 0 } });
    expect(await mailed(late.orderId, 'order review'), 'the shop asks nobody').toBe(0);
    pass(23 * day);
    await ask();
    for (const { orderId } of [back, late, silent]) expect(await mailed(orderId, 'order review')).toBe(0);
    pass(-23 * day);
    await ask();
    expect(await mailed(silent.orderId, 'order review'), 'asked for none').toBe(0);
    expect(await letter(silent.orderId)).toBeUndefined();
    expect(await mailed(late.orderId, 'order review')).toBe(1);
    const { data } = (await silent.browser.post('/my-data', { email: silent.email })) as {
      data?: { account?: object };
    };
    expect(data?.account).toMatchObject({ reviewLetters: false });
  });
});
