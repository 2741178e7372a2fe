import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { disputes } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { sendNotices } from '#shop/orders/notices.ts';
import { transact } from '#shop/transact.ts';
import { inLondon } from '#shop/uk-time.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { address, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** The list of orders that staff work with: what it finds, its order, its views. */

const on = await shopForTests({ heartbeatMs: 200 });
const { browser: staff, id: staffId } = await staffMember(on);
const all = { filter: 'Show All' } as const;
const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id);
const find = async (find: string) => staff.post('/dash-orders', { ...all, find });

/** Somebody of a name, who bought a product. */
async function bought(
  name: string,
  productId: string,
  units = 1,
  city = address.city,
): Promise<{ orderId: string; browser: Client; email: string }> {
  const { browser, email } = await shopper(on);
  await browser.post('/updateUserName', { email, name });
  await browser.post('/updateAddress', { email, ...address, name, city });
  const orderId = await buy(on, browser, { email, lines: [[productId, units]] });
  return { orderId, browser, email };
}

describe('orders are found', () => {
  test('by any part of their number, and by the SKU of what was bought', async () => {
    const id = await product(on, { title: 'Numbered thing', sku: 'BBX-0042/Q' });
    const { orderId } = await bought('Nora Numbers', id);
    const number = (await find(orderId)).data?.[0]?.number ?? 0;
    for (const part of [`#${String(number).slice(0, 3)}`, `no. ${number}`, String(number).slice(-3)])
      expect(ids((await find(part)).data), part).toContain(orderId);
    for (const part of ['BBX-0042/Q', 'bbx-0042', '0042/q'])
      expect(ids((await find(part)).data), part).toEqual([orderId]);
    expect((await find('BBX-0043')).total).toBe(0);
  });

  test('by a misspelt name or product where no order has the words, and it is said', async () => {
    const id = await product(on, { title: 'Featherweight sling' });
    await transact(on.shop, learnAllWords);
    const { orderId } = await bought('Bartholomew Johnson', id);
    for (const typed of ['Jonhson', 'bartolomew', 'barthlomew jonson', 'fetherweight', 'featherwieght slnig'])
      expect(await find(typed), typed).toMatchObject({ data: [{ id: orderId }], nearly: true });
    expect(await find('johnson')).toMatchObject({ data: [{ id: orderId }], nearly: false });
    expect(await find('nobody at all')).toMatchObject({ data: [], total: 0, nearly: false });
  });

  test('by any part of an e-mail, a phone number or a postcode, and by what shoppers call the product', async () => {
    const id = await product(on, { title: 'Wallaby mid-cap magazine' });
    await transact(on.shop, learnAllWords);
    const { orderId, email } = await bought('Petra Parts', id);
    const own = [email, email.slice(2, 12).toUpperCase()];
    const shared = [address.phone, address.phone.slice(-6), 'te11st', 'TE1 1ST'];
    for (const part of [...own, ...shared]) expect(ids((await find(part)).data), part).toContain(orderId);
    for (const typed of ['wallaby midcap', 'midcap', 'midcap clips'])
      expect(await find(typed), typed).toMatchObject({ data: [{ id: orderId }], nearly: true });
    expect(await find('hicap')).toMatchObject({ data: [] });
  });

  test('by half a misspelt name, by town, and with whatever apostrophes and accents', async () => {
    const id = await product(on, { title: 'Accented thing' });
    const { orderId } = await bought('Dana Whitlock', id);
    const irish = await bought('Siobhán O’Brien', id);
    const polish = await bought("Łucja D'Arcy", id, 1, 'King’s Lynn');
    for (const typed of ['whitlok', 'whitlk', 'dana withlock', 'danna whitl'])
      expect(ids((await find(typed)).data), typed).toEqual([orderId]);
    for (const typed of ["o'brien", 'O’BRIEN', 'obrien', 'o‘brien', 'siobhan', 'SIOBHÁN', 'siobahn'])
      expect(ids((await find(typed)).data), typed).toEqual([irish.orderId]);
    const lynn = [
      'lucja',
      'łucja',
      'd’arcy',
      "king's lynn",
      'kings lyn',
      'darcy lynn',
      'lynn, lucja',
      'kngs',
    ];
    for (const typed of lynn) expect(ids((await find(typed)).data), typed).toEqual([polish.orderId]);
    expect(await find('lynn darcy')).toMatchObject({ total: 1, nearly: false });
    expect((await find('whitlock lynn')).total).toBe(0);
  });

  test('with what staff look for in a row: number, day, name, town, units, parcels', async () => {
    const id = await product(on);
    const { orderId } = await bought('Rowena Row', id, 3);
    const row = async () => (await find(orderId)).data?.[0];
    expect(await row()).toMatchObject({
      number: expect.any(Number),
      createdAt: expect.any(String),
      name: 'Rowena Row',
      city: 'Testham',
      units: 3,
      parcels: { count: 0, packed: 'none' },
    });
    await staff.post('/dash-parcel', { orderId, carrier: 'evri', lines: [{ position: 1, quantity: 1 }] });
    expect((await row())?.parcels).toEqual({ count: 1, packed: 'part' });
    await staff.post('/dash-parcel', { orderId, carrier: 'evri' });
    expect((await row())?.parcels).toEqual({ count: 2, packed: 'all' });
  });
});

test('they come in the order asked for; to go first are those that are paid and not sent', async () => {
  const id = await product(on, { title: 'Sorted thing' });
  const [first, second, third] = [
    await bought('Zoe Sorted', id, 1),
    await bought('adam Sorted', id, 3),
    await bought('Mia Sorted', id, 2),
  ].map(({ orderId }) => orderId) as [string, string, string];
  const unpaid = await shopper(on);
  const { orderId: open = '' } = await placeOrder(on, unpaid.browser, {
    email: unpaid.email,
    lines: [[id, 4]],
  });
  await staff.post('/change-order-status', { orderId: first, status: 'Confirmed' });
  await staff.post('/change-order-status', { orderId: first, status: 'Shipped' });
  const sorted = async (sort: 'newest' | 'oldest' | 'waiting' | 'total' | 'customer') =>
    ids((await staff.post('/dash-orders', { ...all, find: 'sorted thing', sort })).data);
  expect(await sorted('newest')).toEqual([open, third, second, first]);
  expect(await sorted('oldest')).toEqual([first, second, third, open]);
  expect(await sorted('waiting')).toEqual([second, third, open, first]);
  expect(await sorted('total')).toEqual([open, second, third, first]);
  expect(await sorted('customer')).toEqual([second, third, open, first]);
  expect((await staff.send('/dash-orders', { body: JSON.stringify({ sort: 'mood' }) })).status).toBe(400);
});

describe('views', () => {
  test('every shop has those of a day’s work, with how many are in each', async () => {
    const id = await product(on, { title: 'Viewed thing' });
    const [toConfirm, toSend, sent, back] = [
      await bought('Vera View', id),
      await bought('Vera View', id),
      await bought('Vera View', id),
      await bought('Vera View', id),
    ];
    const move = async (orderId: string, ...statuses: ('Confirmed' | 'Shipped')[]) => {
      for (const status of statuses) await staff.post('/change-order-status', { orderId, status });
    };
    await move(toSend.orderId, 'Confirmed');
    await move(sent.orderId, 'Confirmed', 'Shipped');
    await move(back.orderId, 'Confirmed', 'Shipped', 'Confirmed');
    const withdrawn = await bought('Vera View', id);
    await move(withdrawn.orderId, 'Confirmed', 'Shipped');
    await withdrawn.browser.post('/withdraw', { orderId: withdrawn.orderId, reason: 'Too small' });
    const of = async (view: string) =>
      ids((await staff.post('/dash-orders', { ...all, view, find: 'viewed thing', sort: 'oldest' })).data);
    expect(await of('to-confirm')).toEqual([toConfirm.orderId]);
    expect(await of('to-send')).toEqual([toSend.orderId, back.orderId]);
    expect(await of('on-the-way')).toEqual([sent.orderId, withdrawn.orderId]);
    expect(await of('problems')).toEqual([back.orderId, withdrawn.orderId]);
    const dispute = { id: 'dp_1', orderId: sent.orderId, amountPence: 1000, reason: 'fraudulent' };
    await on.shop.db.insert(disputes).values({ ...dispute, state: 'needs response' });
    expect(await of('problems')).toEqual([sent.orderId, back.orderId, withdrawn.orderId]);
    await on.shop.db.update(disputes).set({ state: 'won' });
    expect(await of('problems')).toEqual([back.orderId, withdrawn.orderId]);
    const { number } = (await find(toSend.orderId)).data?.[0] ?? {};
    const logged = await staff.post('/dash-audit', { find: toSend.orderId });
    expect(logged.data).toMatchObject([{ action: 'order status', subject: toSend.orderId, number }]);
    const views = (await staff.post('/dash-order-views', {})).data ?? [];
    expect(views.map(({ name }) => name)).toEqual(['To confirm', 'To send', 'On the way', 'Problems']);
    for (const { id, orders } of views)
      expect(orders, id).toBe((await staff.post('/dash-orders', { ...all, view: id })).total);
  });

  test('that staff save are found by all of them, under a name of its own, until one is deleted', async () => {
    const id = await product(on, { title: 'Saved thing' });
    const { orderId } = await bought('Sam Saved', id);
    const question = { filter: 'Pending', payment: 'Success', find: 'saved thing', sort: 'oldest' } as const;
    const saved = await staff.post('/dash-save-order-view', { name: 'Saved things', question });
    expect(saved.status).toBe(200);
    // Pressed twice, and by somebody else of another case.
    expect((await staff.post('/dash-save-order-view', { name: 'Saved things', question })).id).toBe(saved.id);
    expect(await staff.post('/dash-save-order-view', { name: 'SAVED things', question: {} })).toMatchObject({
      status: 409,
      errors: { name: 'There is already a view of that name' },
    });
    expect(await staff.post('/dash-save-order-view', { name: ' ', question })).toMatchObject({
      status: 400,
      errors: { name: 'Name the view with 1 to 40 letters' },
    });
    const { browser: colleague } = await staffMember(on);
    const own = (await colleague.post('/dash-order-views', {})).data?.filter(({ by }) => by !== null);
    expect(own).toEqual([{ id: saved.id, name: 'Saved things', question, by: staffId, orders: null }]);
    const view = saved.id ?? '';
    expect(ids((await colleague.post('/dash-orders', { ...all, view })).data)).toEqual([orderId]);
    expect((await colleague.post('/dash-orders', { ...all, view, find: 'nobody at all' })).total).toBe(0);
    expect((await colleague.post('/dash-delete-order-view', { id: view })).status).toBe(200);
    expect((await colleague.post('/dash-delete-order-view', { id: view })).status).toBe(404);
    expect((await colleague.post('/dash-orders', { ...all, view })).status).toBe(404);
    expect((await colleague.post('/dash-delete-order-view', { id: 'to-send' })).status).toBe(404);
  });

  test('saved at once under one name are one', async () => {
    const outcomes = await Promise.all(
      ['oldest', 'total', 'waiting'].map((sort) =>
        staff.post('/dash-save-order-view', { name: 'At once', question: { sort: sort as 'oldest' } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('new orders', () => {
  test('are told to all staff once they are paid, with no word of whose they are', async () => {
    const { browser: colleague } = await staffMember(on);
    const streams = [await listen(staff), await listen(colleague)];
    const id = await product(on);
    const { orderId } = await bought('Nina New', id);
    const { number } = (await find(orderId)).data?.[0] ?? {};
    for (const stream of streams) {
      expect(await stream.until('event: order')).toContain(
        `id: ${number}\nevent: order\ndata: ${JSON.stringify({ number, orderId })}`,
      );
      expect(stream.text()).not.toMatch(/Nina|example/);
      await stream.close();
    }
  });

  test('that were paid while a connection was away are told when it is back; who gets no stream asks', async () => {
    const id = await product(on);
    const orders = [await bought('Nina New', id), await bought('Nina New', id)].map(({ orderId }) => orderId);
    const number = (await find(orders[0] ?? '')).data?.[0]?.number ?? 0;
    const headers = { 'Last-Event-ID': String(number - 1) };
    const stream = await listen(staff, headers);
    for (const orderId of orders) await stream.until(orderId);
    await stream.close();
    const polled = await staff.send(`/dash-events?after=${number}`, {
      method: 'GET',
      headers: { Accept: 'application/json' },
    });
    expect(polled).toEqual({
      status: 200,
      last: number + 1,
      orders: [{ number: number + 1, orderId: orders[1] }],
    });
  });

  test('are for staff alone, a few streams each, and end with their session, which they don’t prolong', async () => {
    const { browser } = await shopper(on);
    for (const other of [browser, on.browser()]) expect((await other.fetch('/dash-events')).status).toBe(401);
    // Each process counts its own.
    const colleague = (await staffMember(on)).browser.at(on.url);
    const streams = await Promise.all(Array.from({ length: 6 }, () => listen(colleague)));
    const refused = await colleague.fetch('/dash-events');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await streams.pop()?.close();
    await until(async () => {
      const again = await colleague.fetch('/dash-events');
      await again.body?.cancel();
      return again.status === 200 || undefined;
    });
    await streams[0]?.until(': ');
    const idle = await staffMember(on);
    const idling = await listen(idle.browser);
    // Eight hours later nobody but the stream has asked anything.
    on.advance(8 * 3_600_000 + 60_000);
    await idling.ended();
    for (const stream of streams) await stream.ended();
    expect((await idle.browser.post('/dash-orders', all)).status).toBe(401);
    on.advance(-8 * 3_600_000 - 60_000);
  });
});

describe('notices by e-mail', () => {
  const day = 24 * 3_600_000;
  const told = () =>
    on.mails.filter(({ template }) => template === 'paid order' || template === 'paid orders');
  /** What comes new of some work. */
  const during = async (work: () => Promise<unknown>, count: number) => {
    const before = told().length;
    await work();
    if (count > 0) await until(() => told().length >= before + count || undefined);
    await pause(100);
    return told().slice(before);
  };
  const sendTwiceAtOnce = () => Promise.all([sendNotices(on.shop), sendNotices(on.shop)]);

  test('none go until somebody chooses them; then one for each order that is paid from then on, once', async () => {
    const id = await product(on);
    await bought('Otto Old', id);
    expect(await staff.post('/dash-order-notices', {})).toMatchObject({
      send: 'none',
      by: null,
      to: 'staff@example.org',
    });
    expect(await during(sendTwiceAtOnce, 0)).toEqual([]);
    await staff.post('/dash-choose-order-notices', { send: 'each' });
    expect(await staff.post('/dash-order-notices', {})).toMatchObject({ send: 'each', by: staffId });
    const { orderId } = await bought('Nell Noticed', id);
    const mail = { template: 'paid order', to: 'staff@example.org', orderId };
    expect(await during(sendTwiceAtOnce, 1)).toEqual([mail]);
    expect(await during(sendTwiceAtOnce, 0)).toEqual([]);
    expect((await staff.send('/dash-choose-order-notices', { body: '{"send":"hourly"}' })).status).toBe(400);
  });

  test('or a list at 07:00 in London of those that were not told, and the next one a day later', async () => {
    await staff.post('/dash-choose-order-notices', { send: 'daily' });
    const id = await product(on);
    const orderIds = [await bought('Dora Daily', id), await bought('Dora Daily', id)].map(
      ({ orderId }) => orderId,
    );
    expect(await during(sendTwiceAtOnce, 0)).toEqual([]);
    const { hour } = inLondon(on.shop.now());
    const untilTomorrowAt = (at: number) => (24 - hour + at) * 3_600_000;
    on.advance(untilTomorrowAt(6));
    expect(await during(sendTwiceAtOnce, 0), 'at six').toEqual([]);
    on.advance(3_600_000);
    const list = { template: 'paid orders', to: 'staff@example.org', orderIds };
    expect(await during(sendTwiceAtOnce, 1)).toEqual([list]);
    on.advance(3_600_000);
    expect(await during(sendTwiceAtOnce, 0)).toEqual([]);
    on.advance(-untilTomorrowAt(6) - 2 * 3_600_000);
    const { browser } = await staffMember(on);
    await browser.post('/dash-choose-order-notices', { send: 'none' });
    await bought('Dora Daily', id);
    on.advance(day);
    expect(await during(sendTwiceAtOnce, 0)).toEqual([]);
    on.advance(-day);
  });

  test('say the number, what was ordered, the total and the town, and not who it is', async () => {
    const { orderId, email } = await bought('Petra Private', await product(on, { title: 'Plain thing' }), 2);
    const { number } = (await find(orderId)).data?.[0] ?? {};
    for (const mail of [
      { template: 'paid order' as const, to: 'staff@example.org', orderId },
      { template: 'paid orders' as const, to: 'staff@example.org', orderIds: [orderId] },
    ]) {
      const { subject = '', text = '', html = '' } = (await renderEmail(on.shop, mail)) ?? {};
      for (const part of [String(number), '£22.99', 'Testham', '2 × Plain thing', '/login-admin'])
        expect(`${subject} ${text}`, mail.template).toContain(part);
      for (const part of ['Petra', email, 'Test Street', '07700', 'TE1'])
        expect(subject + text + html, mail.template).not.toContain(part);
    }
  });
});

/** What a browser hears at /dash-events. */
async function listen(browser: Client, headers: Record<string, string> = {}) {
  const response = await browser.fetch('/dash-events', { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async () => {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    text += value;
    return !done;
  };
  const stream = {
    text: () => text,
    async until(part: string) {
      while (!text.includes(part)) if (!(await read())) throw new Error(`ended before ${part}: ${text}`);
      return text;
    },
    async ended() {
      while (await read());
    },
    close: async () => reader?.cancel(),
  };
  await stream.until('event: ready');
  return stream;
}
