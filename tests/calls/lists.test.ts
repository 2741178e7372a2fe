import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, pay, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

/** The lists of the dashboard: their pages, and what they can be narrowed to. */

let on: TestShop;
let staff: Client;
beforeAll(async () => {
  on = await openShop();
  staff = (await staffMember(on)).browser;
});
afterAll(() => on.close());

const ids = (data: { id: string }[] | undefined) => data?.map((row) => row.id);
const message = {
  name: 'Robin Marlow',
  email: 'robin@example.org',
  phone: '07700900123',
  type: 'other' as const,
  message: 'When do you open?',
};

describe('every list goes on where the last page ended', () => {
  beforeAll(async () => {
    const { browser, email } = await shopper(on);
    await shopper(on, { withAddress: false });
    for (const n of [1, 2, 3]) {
      await buy(on, browser, { email, lines: [[await product(on), 1]] });
      await on.browser().post('/newContact', message);
      await staff.post('/new-code', { code: `PAGE${n}`, productId: 'all', type: 'flat', flat: 3, min: 0 });
    }
    await shopper(on, { withAddress: false });
  });

  test.each([
    ['/dash-users', 'email'],
    ['/dash-prpducts', 'id'],
    ['/dash-orders', 'id'],
    ['/dash-messages', 'id'],
    ['/dash-coupens', 'code'],
    ['/dash-audit', 'id'],
  ])('%s', async (path, key) => {
    const read = async (page: object) => {
      const body = JSON.stringify({ filter: 'Show All', ...page });
      return (await staff.send(path, { body })) as unknown as {
        data: Record<string, unknown>[];
        total: number;
      };
    };
    const all = await read({});
    expect(all.total).toBeGreaterThanOrEqual(3);
    const pages = [0, 1, 2].map((offset) => read({ limit: 1, offset }));
    const rows = (await Promise.all(pages)).flatMap(({ data }) => data);
    expect(rows.map((row) => row[key])).toEqual(all.data.slice(0, 3).map((row) => row[key]));
    expect((await read({ offset: all.total })).data).toEqual([]);
  });
});

describe('products', () => {
  test('can be those that run low', async () => {
    const low = await product(on, { title: 'Nearly gone thing', onHand: 3 });
    const { data } = await staff.post('/dash-prpducts', { stock: 'low', limit: 200 });
    expect(ids(data)).toContain(low);
    expect(data?.every((row) => row.quantity <= 5 && row.status === 1)).toBe(true);
  });

  test('have their stock set from the list; what was sold meanwhile stays sold', async () => {
    const [{ browser, email }, id] = [await shopper(on), await product(on, { onHand: 10 })];
    await placeOrder(on, browser, { email, lines: [[id, 4]] });
    // Staff still see 10 and make it 12: two more than the 6 that are left.
    expect(await staff.post('/dash-stock', { productId: id, quantity: 12, quantityWas: 10 })).toMatchObject({
      status: 200,
      quantity: 8,
    });
    expect((await on.browser().post('/productData', { id })).data?.[0].quantity).toBe(8);
    expect((await staff.post('/dash-stock', { productId: id, quantity: 0, quantityWas: 8 })).quantity).toBe(
      0,
    );
    const { data } = await staff.post('/dash-audit', { deed: 'stock changed', find: id });
    expect(data?.map(({ before, after }) => [before, after])).toMatchObject([
      [{ onHand: 12 }, { onHand: 4 }],
      [{ onHand: 10 }, { onHand: 12 }],
    ]);
    const unknown = { productId: 'nothing-here', quantity: 1, quantityWas: 0 };
    expect((await staff.post('/dash-stock', unknown)).status).toBe(404);
    expect((await staff.post('/dash-stock', { ...unknown, quantity: -1 })).errors).toEqual({
      quantity: 'Please Enter Total number of items available in stock',
    });
  });
});

describe('users and orders', () => {
  test('are found by any word of a name, from its beginning', async () => {
    const { browser, email } = await shopper(on);
    await browser.post('/updateUserName', { email, name: 'Aurelia 100%_pure Finch' });
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    for (const find of ['aur', 'Finch', '100%_', 'FIN', email.slice(0, 12)]) {
      expect((await staff.post('/dash-users', { find })).data).toMatchObject([{ email }]);
      expect(ids((await staff.post('/dash-orders', { filter: 'Show All', find })).data)).toEqual([orderId]);
    }
    expect((await staff.post('/dash-users', { find: 'inch' })).total).toBe(0);
  });
});

describe('orders', () => {
  test('can be one e-mail’s, or those whose payment is of a kind', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    const read = (more: object) => staff.post('/dash-orders', { filter: 'Show All', ...more });
    expect(ids((await read({ email })).data)).toEqual([orderId]);
    expect((await read({ email: email.slice(0, -1) })).total).toBe(0);
    const unpaid = await read({ payment: 'Failed' });
    expect(unpaid.data?.every((row) => row.paymentStatus === 'Failed')).toBe(true);
    expect(ids((await read({ payment: 'Success' })).data)).toContain(orderId);
    expect((await read({ refund: 'refused' })).total).toBe(0);
  });

  test('are read whole by the hundred, in the order asked for', async () => {
    const { browser, email } = await shopper(on);
    const lines: [string, number][] = [
      [await product(on), 2],
      [await product(on), 1],
    ];
    const one = await buy(on, browser, { email, lines });
    const two = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    const single = async (orderId: string) =>
      (await staff.post('/dash-order-details', { orderId })).data?.[0];
    for (const orderIds of [
      [one, two],
      [two, 'nothing-here', one],
    ]) {
      const whole = (await staff.post('/dash-accounts', { orderIds })).data;
      const known = orderIds.filter((id) => id !== 'nothing-here');
      expect(whole).toEqual(await Promise.all(known.map(single)));
    }
    const tooMany = Array.from({ length: 201 }, () => one);
    expect((await staff.post('/dash-accounts', { orderIds: tooMany })).status).toBe(400);
  });

  test('can be those of some days, which begin and end at midnight in London', async () => {
    const other = await openShop();
    const [{ browser: office }, { browser, email }] = [await staffMember(other), await shopper(other)];
    const late = await buy(other, browser, { email, lines: [[await product(other), 1]] });
    const placed = (await office.post('/dash-order-details', { orderId: late })).data?.[0].createdAt ?? '';
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
    const [before, today, after] = [-1, 0, 1].map((days) =>
      day.format(new Date(Date.parse(placed) + days * 86_400_000)),
    );
    const found = async (days: { from?: string; to?: string }) =>
      (await office.post('/dash-orders', { filter: 'Show All', ...days })).total;
    expect(await found({ from: today, to: today })).toBe(1);
    expect(await found({ from: before, to: before })).toBe(0);
    expect(await found({ from: after })).toBe(0);
    expect(await found({ to: before })).toBe(0);
    expect(await found({ from: before })).toBe(1);
    expect((await office.post('/dash-orders', { filter: 'Show All', from: '31/12/2026' })).status).toBe(400);
    await other.close();
  });

  test('of the overview are as many as it says', async () => {
    const other = await openShop();
    const [{ browser: office }, { browser, email }] = [await staffMember(other), await shopper(other)];
    const id = await product(other);
    const failed = await placeOrder(other, browser, { email, lines: [[id, 1]] });
    await pay(failed.url ?? '', '4000000000000002');
    await browser.post('/update-payment-status', { orderId: failed.orderId ?? '', status: 'Failed' });
    const bought = async () => buy(other, browser, { email, lines: [[id, 1]] });
    const [paid, confirmed, sent] = [await bought(), await bought(), await bought()];
    const move = (orderId: string, status: 'Confirmed' | 'Shipped') =>
      office.post('/change-order-status', { orderId, status });
    await move(confirmed, 'Confirmed');
    await move(sent, 'Confirmed');
    await move(sent, 'Shipped');
    await browser.post('/withdraw', { orderId: sent, reason: 'Too small' });
    const { attention } = await office.send('/dash-analytics', { method: 'GET' });
    expect(attention).toMatchObject({ toConfirm: 1, toShip: 1, withdrawn: 1, failedPayments: 1 });
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
    const read = async (more: object) =>
      ids((await office.post('/dash-orders', { filter: 'Show All', ...more })).data);
    expect(await read({ filter: 'Pending', payment: 'Success' })).toEqual([paid]);
    expect(await read({ filter: 'Accepted' })).toEqual([confirmed]);
    expect(await read({ withdrawal: 'open' })).toEqual([sent]);
    expect(await read({ payment: 'Failed', from: today })).toEqual([failed.orderId]);
    await other.close();
  });
});

describe('messages', () => {
  test('can be those that nobody has read, or found by who wrote them', async () => {
    await on.browser().post('/newContact', { ...message, name: 'Quentin Vale', email: 'q.vale@example.org' });
    const found = await staff.post('/dash-messages', { find: 'vale', state: 'unread' });
    expect(found.data).toMatchObject([{ name: 'Quentin Vale', read: false }]);
    await staff.post('/dash-message-details', { id: found.data?.[0]?.id ?? '' });
    expect((await staff.post('/dash-messages', { find: 'Q.VALE@', state: 'unread' })).total).toBe(0);
    expect((await staff.post('/dash-messages', { find: 'Q.VALE@' })).total).toBe(1);
  });
});
