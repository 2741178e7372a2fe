import { beforeAll, describe, expect, test } from 'vitest';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { rules } from '#wording/rules.ts';
import { buy, pay, placeOrder } from '../support/checkout.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { openShop, shopForTests } from '../support/shop.ts';

/** The lists of the dashboard: their pages, and what they can be narrowed to. */

const on = await shopForTests();
const { browser: staff } = await staffMember(on);

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

  test('are found by any part of title and id, and by what a shopper would type', async () => {
    const id = await product(on, { title: 'Holt M4 mid-cap magazine, wombat', category: 'magazines' });
    await transact(on.shop, learnAllWords);
    for (const find of ['mid-cap magazine, womb', id.slice(3, 12), 'wombat m4 mags', 'WOMBAT MIDCAP']) {
      const { data } = await staff.post('/dash-prpducts', { find });
      expect([find, ids(data)]).toEqual([find, [id]]);
    }
  });

  test('are found by any part of SKU and barcode', async () => {
    const id = await product(on, { title: 'Coded thing', sku: 'ZQX-0.28/b', barcode: '5012345678900' });
    await product(on, { title: 'Another thing', sku: 'ZQY-1' });
    for (const find of ['ZQX-0.28/b', 'zqx', '28/B', '5012345678900', '345678']) {
      const { data } = await staff.post('/dash-prpducts', { find });
      expect([find, ids(data)]).toEqual([find, [id]]);
    }
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
    const { data } = await staff.post('/dash-audit', { action: 'stock changed', find: id });
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
  test('are found by any part of a name or an e-mail, by postcode and by phone however written', async () => {
    const { browser, email } = await shopper(on, { withAddress: false });
    await browser.post('/updateUserName', { email, name: 'Aurelia 100%_pure Finch' });
    const living = { address: '3 Long Test Lane, Testham', city: 'Testham' };
    const to = { ...living, name: 'Uncle Bartholomew', phone: '+44 (0)7911 555 123', pinCode: 'QX9 8zy' };
    await browser.post('/newAddress', { email, ...to });
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    const both = ['aur', 'Finch', 'inc', '100%_', 'FIN', 'Au', email.slice(3, 14), email.toUpperCase()];
    const written = [
      'QX9 8ZY',
      'qx98zy',
      'x98z',
      '07911 555123',
      '+447911555123',
      '0044 7911-555-123',
      '911 555',
    ];
    for (const find of [...both, ...written]) {
      expect((await staff.post('/dash-users', { find })).data, find).toMatchObject([{ email }]);
      expect(ids((await staff.post('/dash-orders', { filter: 'Show All', find })).data), find).toEqual([
        orderId,
      ]);
    }
    // Who it went to is on the parcel, and on the order alone.
    const receiver = await staff.post('/dash-orders', { filter: 'Show All', find: 'tholomew' });
    expect(ids(receiver.data)).toEqual([orderId]);
    // One or two letters begin a word.
    for (const find of ['ch', '_%', 'nobody at all', '07911 555124'])
      expect((await staff.post('/dash-users', { find })).total, find).toBe(0);
  });

  test('are one by their whole e-mail', async () => {
    const { email } = await shopper(on);
    const one = await staff.post('/dash-users', { email: email.toUpperCase() });
    expect(one.data).toEqual([{ name: 'Sam Tester', email }]);
    expect((await staff.post('/dash-users', { email: email.slice(1) })).total).toBe(0);
  });

  test('keep who they are of to themselves once the account is deleted', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const)
      await staff.post('/change-order-status', { orderId, status });
    expect((await browser.post('/my-data', { email })).data).toMatchObject({ orders: [{ id: orderId }] });
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
    expect((await staff.post('/dash-orders', { filter: 'Show All', find: email })).total).toBe(0);
    expect((await staff.post('/dash-orders', { filter: 'Show All', find: orderId })).total).toBe(1);
  });
});

describe('orders', () => {
  test('are found by part of their id, of a product as it was sold, and by their number, first', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { title: 'Zephyr speed loader 0.43 g' });
    const other = await product(on);
    const orderId = await buy(on, browser, {
      email,
      lines: [
        [other, 1],
        [id, 2],
      ],
    });
    const change = { productId: id, desc: 'It has another name', price: 10, category: 'bbs' as const };
    await staff.post('/dash-update-product', { ...change, title: 'Renamed loader', quantity: 5, status: 1 });
    const read = (find: string) => staff.post('/dash-orders', { filter: 'Show All', find });
    const [row] = (await read(orderId)).data ?? [];
    expect(row).toMatchObject({
      id: orderId,
      units: 3,
      user_name: 'Sam Tester',
      city: 'Testham',
      createdAt: expect.any(String),
    });
    const number = row?.receiptNumber ?? 0;
    const finds = [
      orderId.slice(4, 12),
      'ephyr SPEED',
      '0.43 g',
      `No. ${number}`,
      `no ${number}`,
      `#${number}`,
    ];
    for (const find of finds) expect(ids((await read(find)).data), find).toEqual([orderId]);
    // The number stands in a later order's phone number as well.
    const later = await shopper(on, { withAddress: false });
    const living = {
      name: 'Later',
      address: '3 Long Test Lane, Testham',
      city: 'Testham',
      pinCode: 'TE1 1ST',
    };
    await later.browser.post('/newAddress', { email: later.email, ...living, phone: `07${number}00000` });
    const second = await buy(on, later.browser, { email: later.email, lines: [[other, 1]] });
    expect(ids((await read(String(number))).data)).toEqual([orderId, second]);
  });

  test('can leave out what was never paid, and say which has no number', async () => {
    const { browser, email } = await shopper(on);
    const placed = await placeOrder(on, browser, { email, lines: [[await product(on), 1]] });
    const read = async (more: object) =>
      (await staff.post('/dash-orders', { filter: 'Show All', email, ...more })).data;
    expect(await read({})).toMatchObject([{ id: placed.orderId, receiptNumber: null, units: 1 }]);
    expect(await read({ unpaid: 'none' })).toEqual([]);
    await pay(placed.url ?? '');
    await browser.post('/update-payment-status', { orderId: placed.orderId ?? '', status: 'Success' });
    expect(await read({ unpaid: 'none' })).toMatchObject([{ receiptNumber: expect.any(Number) }]);
    expect((await staff.send('/dash-orders', { body: JSON.stringify({ unpaid: 'some' }) })).status).toBe(400);
  });

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

describe('the days of the list of orders', () => {
  test.each(['from', 'to'])(
    '%s the year 0 are refused beside their field; the first and the last day are fine',
    async (field) => {
      const ask = (day: string) => staff.post('/dash-orders', { filter: 'Show All', [field]: day });
      expect(await ask('0000-01-01')).toMatchObject({ status: 400, errors: { [field]: rules.day } });
      for (const day of ['0001-01-01', '9999-12-31', '']) expect((await ask(day)).status, day).toBe(200);
    },
  );
});
