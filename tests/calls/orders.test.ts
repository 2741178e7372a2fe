import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#database/enums.ts';
import { auditLog, orders } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { cancel } from '#shop/orders/cancel.ts';
import { sendDueEmails } from '#shop/orders/due-emails.ts';
import { staffMoves } from '#shop/orders/status.ts';
import { deliveryWindow, estimateDelivery } from '#shop/pricing/delivery.ts';
import { buy, pay, placeOrder, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);
beforeEach(() => on.cards.faults.clear());

async function paidOrder() {
  const { browser, email } = await shopper(on);
  const id = await product(on);
  return { browser, email, id, orderId: await buy(on, browser, { email, lines: [[id, 2]] }) };
}
const move = (by: Client, orderId: string, status: OrderStatus, from?: OrderStatus) =>
  by.post('/change-order-status', { orderId, status, from });
/** Moves it along by staff, step by step. */
async function go(orderId: string, ...way: OrderStatus[]) {
  for (const status of way) expect((await move(staff, orderId, status)).status, status).toBe(200);
}
/** Lets the minutes pass in which a press can be taken back, and sends what waited for their end. */
async function sendWaiting() {
  on.advance(10 * 60_000);
  await sendDueEmails(on.shop);
}
/** The kinds of mail that were queued for an order, each as often as it was. */
async function mailed(orderId: string) {
  const { rows } = await on.shop.db.execute<{ template: string }>(
    sql`select data->>'template' as template from pgboss.job where name = 'mail' and data->>'orderId' = ${orderId}`,
  );
  return rows.map((row) => row.template).sort();
}
const read = async (orderId: string) => (await staff.post('/dash-order-details', { orderId })).data?.[0];
const charged = (orderId: string) => on.cards.ledger().find((charge) => charge.orderId === orderId);

describe('staff', () => {
  test('take an order from Pending to Refunded, step by step', async () => {
    const { orderId, email } = await paidOrder();
    const way: OrderStatus[] = [
      'Confirmed',
      'Shipped',
      'Out Of Delivery',
      'Delivered',
      'Returned',
      'Refunded',
    ];
    for (const status of way) {
      expect(await move(staff, orderId, status), status).toMatchObject({ status: 200, orderStatus: status });
      if (status === 'Shipped') await sendWaiting();
    }
    await until(async () => (await read(orderId))?.refunds[0]?.state === 'done');
    expect(await read(orderId)).toMatchObject({
      paymentStatus: 'Refunded',
      orderStatus: 'Refunded',
      refunds: [{ amount: 22.99, reason: 'returned', creditNote: expect.any(Number), vat: 3.83 }],
    });
    expect(charged(orderId)).toMatchObject({ amount: 2299, refunded: 2299 });
    const [row] = await on.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.deliveredAt).toBeInstanceOf(Date);
    await until(() => on.mails.filter((mail) => mail.to === email).length >= 3);
    const letters = on.mails.filter((mail) => mail.to === email).map((mail) => mail.template);
    expect(letters.sort()).toEqual(['order confirmed', 'order refunded', 'order shipped']);
    const entries = await on.shop.db.select().from(auditLog).where(eq(auditLog.subject, orderId));
    expect(entries.map(({ after }) => after)).toEqual(way);
  });

  test('can make every move of the table and no other', async () => {
    const { orderId } = await paidOrder();
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        if (to === 'Cancelled' || to === 'Refunded') continue;
        await on.shop.db.update(orders).set({ orderStatus: from }).where(eq(orders.id, orderId));
        const { status } = await move(staff, orderId, to);
        expect(status, `${from} -> ${to}`).toBe(staffMoves[from].includes(to) ? 200 : 409);
      }
    }
  });

  test('who click at once don’t both win', async () => {
    const { orderId } = await paidOrder();
    const clicks = await Promise.all([1, 2, 3, 4].map(() => move(staff, orderId, 'Confirmed', 'Pending')));
    expect(clicks.map((click) => click.status).sort()).toEqual([200, 409, 409, 409]);
    const stale = await move(staff, orderId, 'Cancelled', 'Pending');
    expect(stale).toMatchObject({ status: 409, message: 'Somebody else has set this order to Confirmed' });
  });

  test('can’t confirm what is not paid', async () => {
    const { browser, email } = await shopper(on);
    const placed = await placeOrder(on, browser, { email, lines: [[await product(on), 1]] });
    expect(await move(staff, placed.orderId ?? '', 'Confirmed')).toMatchObject({
      status: 409,
      message: 'This order is not paid yet',
    });
  });

  test('cancel a paid order: the money goes back, the stock returns', async () => {
    const { orderId, id } = await paidOrder();
    expect((await move(staff, orderId, 'Cancelled', 'Pending')).status).toBe(200);
    await until(async () => (await read(orderId))?.paymentStatus === 'Refunded');
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
  });

  test('ship an order twice and the shopper is told once', async () => {
    const { orderId } = await paidOrder();
    await go(orderId, 'Confirmed', 'Shipped', 'Confirmed', 'Shipped', 'Out Of Delivery', 'Shipped');
    expect(await mailed(orderId), 'not before it can’t be taken back').toEqual(['order confirmed']);
    await sendWaiting();
    await go(orderId, 'Confirmed', 'Shipped');
    await sendWaiting();
    expect(await mailed(orderId)).toEqual(['order confirmed', 'order shipped']);
    const { dispatchedAt, events } = (await read(orderId)) ?? {};
    expect(dispatchedAt).toBe(events?.find(({ event }) => event === 'Shipped')?.at);
  });

  test('put what came back on the shelf by a tick, once, and it is written down', async () => {
    const { orderId, id } = await paidOrder();
    const change = (status: OrderStatus, restock: boolean) =>
      staff.post('/change-order-status', { orderId, status, restock });
    expect(await change('Confirmed', true)).toMatchObject({
      status: 409,
      errors: { restock: expect.any(String) },
    });
    await go(orderId, 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered');
    expect(await stockOf(on, id)).toEqual({ onHand: 18, reserved: 0, sold: 2 });
    expect((await read(orderId))?.soldUnits).toBe(2);
    const clicks = await Promise.all([1, 2, 3].map(() => change('Returned', true)));
    expect(clicks.map((click) => click.status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    expect((await read(orderId))?.soldUnits).toBe(0);
    expect((await on.browser().post('/productData', { id })).data?.[0].quantity).toBe(20);
    expect((await change('Refunded', true)).status).toBe(200);
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    const { data } = await staff.post('/dash-audit', { action: 'order restocked', find: orderId });
    expect(data).toMatchObject([{ subject: orderId, after: { units: 2 } }]);
  });

  test('put it there with the refund if not before; without a tick it stays off', async () => {
    const [ticked, not] = [await paidOrder(), await paidOrder()];
    for (const { orderId } of [ticked, not])
      await go(orderId, 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered', 'Returned');
    expect(await stockOf(on, ticked.id)).toEqual({ onHand: 18, reserved: 0, sold: 2 });
    await staff.post('/change-order-status', { orderId: ticked.orderId, status: 'Refunded', restock: true });
    await go(not.orderId, 'Refunded');
    expect(await stockOf(on, ticked.id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    expect(await stockOf(on, not.id)).toEqual({ onHand: 18, reserved: 0, sold: 2 });
  });

  test('cancel what was dispatched before: the money goes back, the units only by a tick', async () => {
    const [ticked, not] = [await paidOrder(), await paidOrder()];
    for (const [{ orderId, id }, restock, onHand] of [
      [ticked, true, 20],
      [not, false, 18],
    ] as const) {
      await go(orderId, 'Confirmed', 'Shipped', 'Confirmed', 'Pending');
      const cancelled = await staff.post('/change-order-status', { orderId, status: 'Cancelled', restock });
      expect(cancelled.status).toBe(200);
      await until(async () => (await read(orderId))?.paymentStatus === 'Refunded');
      expect((await stockOf(on, id)).onHand).toBe(onHand);
    }
  });

  test('list orders by status, by words, page by page', async () => {
    const { orderId, email } = await paidOrder();
    await move(staff, orderId, 'Confirmed');
    const accepted = await staff.post('/dash-orders', { filter: 'Accepted', limit: 50, offset: 0 });
    expect(accepted.data?.map((row) => row.id)).toContain(orderId);
    expect(accepted.data?.every((row) => row.orderStatus === 'Confirmed')).toBe(true);
    for (const find of [orderId, orderId.slice(0, 8), email, 'sam test']) {
      const found = await staff.post('/dash-orders', { filter: 'Show All', find });
      expect(
        found.data?.map((row) => row.id),
        find,
      ).toContain(orderId);
    }
    const all = await staff.post('/dash-orders', { filter: 'Show All' });
    const pages = [0, 1, 2].map((offset) =>
      staff.post('/dash-orders', { filter: 'Show All', limit: 1, offset }),
    );
    expect((await Promise.all(pages)).map((page) => page.data?.[0]?.id)).toEqual(
      all.data?.slice(0, 3).map((row) => row.id),
    );
    expect((await staff.post('/dash-orders', { filter: 'Nonsense' as 'Pending' })).status).toBe(400);
  });
});

describe('a shopper', () => {
  test('cancels a paid order: refunded once, restocked once, told once', async () => {
    const { browser, orderId, id, email } = await paidOrder();
    const clicks = await Promise.all([1, 2, 3].map(() => move(browser, orderId, 'Cancelled')));
    expect(clicks.map((click) => click.status).sort()).toEqual([200, 409, 409]);
    expect(clicks.find((click) => click.status === 200)?.message).toBe('Order Cancelled');
    expect(clicks.find((click) => click.status === 409)?.message).toBe('Order is already canceled');
    await until(async () => (await read(orderId))?.paymentStatus === 'Refunded');
    expect(charged(orderId)).toMatchObject({ amount: 2299, refunded: 2299, refunds: [expect.anything()] });
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    await until(() => on.mails.find((mail) => mail.to === email && mail.template === 'order cancelled'));
    await sendWaiting();
    expect(await mailed(orderId), 'one letter tells that it is cancelled and refunded').toEqual([
      'order cancelled',
      'order confirmed',
    ]);
  });

  test('cancels an unpaid order: its page can’t be paid any more', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    expect((await move(browser, placed.orderId ?? '', 'Cancelled')).status).toBe(200);
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    expect(await pay(placed.url ?? '')).toBe(410);
    expect(await read(placed.orderId ?? '')).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Failed',
    });
  });

  test('who cancels while the payment comes in gets the money back', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    await pay(placed.url ?? '');
    expect((await move(browser, placed.orderId ?? '', 'Cancelled')).status).toBe(200);
    await until(async () => (await read(placed.orderId ?? ''))?.paymentStatus === 'Refunded');
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
  });

  test('can’t cancel what is shipped, nor do anything but cancel', async () => {
    const { browser, orderId } = await paidOrder();
    expect((await move(browser, orderId, 'Confirmed')).status).toBe(403);
    await move(staff, orderId, 'Confirmed');
    await move(staff, orderId, 'Shipped');
    expect(await move(browser, orderId, 'Cancelled')).toMatchObject({
      status: 409,
      message: 'Your Order is now shipped.... Please Contact support if you have any query.',
    });
    expect((await move(staff, orderId, 'Cancelled')).status, 'nor staff').toBe(409);
    // Who looked at it just before it was shipped.
    const late = await cancel(on.shop, orderId, { staffId: 'late', restock: false });
    expect(late).toEqual({ refused: 'already shipped' });
    expect((await read(orderId))?.orderStatus).toBe('Shipped');
  });

  test('isn’t cancelled by staff who saw it as it was before somebody else moved it', async () => {
    const { orderId } = await paidOrder();
    await move(staff, orderId, 'Confirmed');
    const late = await cancel(on.shop, orderId, { staffId: 'late', restock: false, from: 'Pending' });
    expect(late).toEqual({ refused: 'moved meanwhile', orderStatus: 'Confirmed' });
    expect((await read(orderId))?.orderStatus).toBe('Confirmed');
  });

  test('is confirmed or cancelled, not both, where two of staff press at once', async () => {
    const { orderId } = await paidOrder();
    const [confirmed, cancelled] = await Promise.all(
      (['Confirmed', 'Cancelled'] as const).map((status) =>
        staff.post('/change-order-status', { orderId, status, from: 'Pending' }),
      ),
    );
    expect([confirmed?.status, cancelled?.status].sort()).toEqual([200, 409]);
    expect((await read(orderId))?.orderStatus).toBe(confirmed?.status === 200 ? 'Confirmed' : 'Cancelled');
  });

  test('can’t cancel what was ever dispatched, but withdraw from it', async () => {
    const { browser, orderId } = await paidOrder();
    const theirs = async () => (await browser.post('/user-order-details', { orderId })).data?.[0];
    expect(await theirs()).toMatchObject({ dispatchedAt: null, withdrawUntil: null });
    await go(orderId, 'Confirmed', 'Shipped', 'Confirmed');
    for (const status of ['Confirmed', 'Pending'] as const) {
      if (status === 'Pending') await go(orderId, status);
      expect(await move(browser, orderId, 'Cancelled')).toMatchObject({
        status: 409,
        message: 'Your Order is now shipped.... Please Contact support if you have any query.',
      });
      expect(await theirs()).toMatchObject({
        orderStatus: status,
        paymentStatus: 'Success',
        dispatchedAt: expect.any(String),
        withdrawUntil: expect.any(String),
        refunds: [],
      });
    }
    expect((await browser.post('/withdraw', { orderId, reason: '' })).status).toBe(200);
    const open = await staff.post('/dash-orders', { filter: 'Show All', withdrawal: 'open', limit: 200 });
    expect(open.data?.map((row) => row.id)).toContain(orderId);
  });

  test('is refunded once, though the provider’s answer was lost', async () => {
    const { browser, orderId } = await paidOrder();
    // Three of one try, one of the next.
    on.cards.faults.next({ match: 'POST /v1/refunds', do: 'drop-after', times: 4 });
    await move(browser, orderId, 'Cancelled');
    await until(async () => (await read(orderId))?.paymentStatus === 'Refunded');
    expect(charged(orderId)).toMatchObject({ refunded: 2299, refunds: [expect.anything()] });
    const asked = on.cards.faults.befallen().filter(({ request }) => request === 'POST /v1/refunds');
    const keys = [...new Set(asked.map(({ key }) => key))];
    expect(keys, 'every try under the refund’s own key').toEqual([
      expect.stringMatching(`^refund_${orderId}_\\d+_2299$`),
    ]);
  });

  test('whose money takes longer is told that it is cancelled, and later that it went back', async () => {
    const { browser, orderId } = await paidOrder();
    on.cards.faults.next({ match: 'POST /v1/refunds', do: 'status', times: 1000 });
    await move(browser, orderId, 'Cancelled');
    await sendDueEmails(on.shop);
    expect(await mailed(orderId), 'waits for the money').toEqual(['order confirmed']);
    await sendWaiting();
    expect(await mailed(orderId)).toEqual(['order cancelled', 'order confirmed']);
    on.cards.faults.clear();
    await giveRefunds(on.shop, orderId);
    expect(await mailed(orderId)).toEqual(['order cancelled', 'order confirmed', 'order refunded']);
  });
});

describe('withdrawing', () => {
  test('is for dispatched orders, until 14 days after delivery, once, and mailed to both', async () => {
    const other = await openShop();
    other.cards.webhooks.paused = true;
    const [{ browser, email }, { browser: office }] = await Promise.all([shopper(other), staffMember(other)]);
    const buyOne = async () => buy(other, browser, { email, lines: [[await product(other), 1]] });
    const [orderId, later, third] = [await buyOne(), await buyOne(), await buyOne()];
    const withdraw = (id: string) => browser.post('/withdraw', { orderId: id, reason: 'Too big' });
    expect((await withdraw(orderId)).status).toBe(409);
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const) {
      await move(office, orderId, status);
      await move(office, later, status);
      await move(office, third, status);
    }
    const read = async () => (await browser.post('/user-order-details', { orderId })).data?.[0];
    expect((await read())?.withdrawUntil).toEqual(expect.any(String));
    other.advance(13 * 86_400_000);
    expect((await withdraw(orderId)).status).toBe(200);
    expect((await withdraw(orderId)).status).toBe(409);
    expect((await read())?.withdrawal).toMatchObject({ reason: 'Too big' });
    await until(() => other.mails.filter((mail) => mail.template === 'withdrawal').length === 2);
    const { browser: onDuty } = await staffMember(other);
    const entries = async () => (await onDuty.post('/dash-audit', { action: 'order withdrawn' })).data;
    expect(await entries()).toEqual([]);
    expect((await onDuty.post('/withdraw', { orderId: third, reason: 'By letter' })).status).toBe(200);
    expect(await entries()).toMatchObject([{ subject: third }]);
    other.advance(2 * 86_400_000);
    expect((await withdraw(later)).status).toBe(409);
    await other.close();
  });
});

test('who has paid for an order is mailed no first-order code by the newsletter, who has not is', async () => {
  const { email } = await paidOrder();
  const newcomer = (await shopper(on)).email;
  const offersCode = async (to: string) => {
    const letter = await renderEmail(on.shop, {
      template: 'newsletter welcome',
      to,
      code: 'WELCOME10',
      token: 'a-b_c',
      confirmToken: 'd-e_f',
    });
    return letter?.text.includes('WELCOME10');
  };
  expect([await offersCode(email.toUpperCase()), await offersCode(newcomer)]).toEqual([false, true]);
});

test('a shopper reads by which number an order goes, when it comes, and where an unfinished one goes on', async () => {
  const { browser, email, id, orderId } = await paidOrder();
  const open = await placeOrder(on, browser, { email, lines: [[id, 1]] });
  const listed = async () => (await browser.post('/user-orders', { email })).data ?? [];
  const whole = async (orderId: string) => (await browser.post('/user-order-details', { orderId })).data?.[0];
  const facts = (order: Awaited<ReturnType<typeof whole>> | Awaited<ReturnType<typeof listed>>[number]) =>
    order && [order.receiptNumber, order.payUrl, order.payUntil, order.expected];

  const [attempt, paid] = await listed();
  expect(attempt).toMatchObject({ receiptNumber: null, payUrl: open.url, expected: null, p1: id, p2: null });
  expect(Date.parse(attempt?.payUntil ?? '')).toBeGreaterThan(Date.now());
  expect(paid).toMatchObject({ receiptNumber: expect.any(Number), payUrl: null, payUntil: null, p1: id });
  const { earliest, latest } = estimateDelivery(new Date(paid?.createdAt ?? ''));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  expect(paid?.expected).toEqual({ earliest: day(earliest), latest: day(latest), late: false });
  expect(facts(await whole(orderId))).toEqual(facts(paid));
  expect(facts(await whole(open.orderId ?? ''))).toEqual(facts(attempt));

  for (const status of ['Confirmed', 'Shipped'] as const) await move(staff, orderId, status);
  const shipped = (await listed())[1];
  expect(shipped?.expected?.earliest).not.toBeUndefined();
  expect(facts(await whole(orderId))).toEqual(facts(shipped));
  const dispatched = deliveryWindow(on.shop.now(), on.shop.now());
  expect(shipped?.expected).toMatchObject({
    earliest: day(dispatched.earliest),
    latest: day(dispatched.latest),
  });
});
