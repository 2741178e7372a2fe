import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refunds } from '#database/schema.ts';
import { openLog } from '#server/adapters/log.ts';
import { transact } from '#shop/transact.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { metricsToken, openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** What an operator sees of the shop: its log, the ids of requests, its figures. */

interface Line {
  level: number;
  msg: string;
  request?: string;
  route?: string;
  status?: number;
}

let on: TestShop;
let written = '';
const lines = (): Line[] =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  const write = (text: string) => {
    written += text;
  };
  on = await openShop({ spread: false, log: openLog('debug', { write }) });
});
afterAll(() => on.close());

describe('the log', () => {
  test('tells an order’s story by its id, and nothing of what was rolled back', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    const story = () => lines().filter((line) => 'orderId' in line && line.orderId === orderId);
    const told = await until(() => {
      const messages = story().map(({ msg }) => msg);
      return messages.filter((msg) => msg === 'an email was sent').length === 2 ? messages : undefined;
    });
    for (const step of [
      'an order was placed',
      'an order was paid',
      'an order was cancelled',
      'a refund was given',
    ])
      expect(told).toContain(step);
    const rolledBack = transact(on.shop, async (shop) => {
      shop.log.info({}, 'what never was');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow();
    expect(written).not.toContain('what never was');
  });

  test('of a whole journey holds nothing of anybody, and no secret', { timeout: 60_000 }, async () => {
    const email = 'marked-mail-7731@example.org';
    const secret = 'marked password 7731';
    const told = {
      name: 'Marked Name',
      phone: '07700 907731',
      address: '7731 Marked Street, Markedshire',
      city: 'Markedham',
      pinCode: 'MK7 7MK',
    };
    const browser = on.browser();
    const sent = on.mails.push;
    // The first letter fails as a mail server says it: with the address in it.
    on.mails.push = () => {
      throw new Error(`550 5.1.1 <${email}> user unknown`);
    };
    await browser.post('/getEmailOtp', { email });
    await until(() => lines().find((line) => line.msg === 'a job failed'));
    on.mails.push = sent;
    const code = await until(() => {
      const mail = on.mails.find((mail) => mail.to === email);
      return mail && 'code' in mail ? mail.code : undefined;
    });
    await browser.post('/verifyOtp', { email, userOtp: code ?? '' });
    const registered = await browser.post('/regUser', { email, name: told.name, password: secret });
    expect(registered.status).toBe(200);
    await browser.post('/userLogin', { email, password: `${secret} wrong` });
    await browser.post('/newAddress', { email, ...told });
    const id = await product(on);
    const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
    await browser.post('/new-review', { productId: id, email, stars: 5, review: 'Marked review words' });
    await browser.post('/subNewsLetter', { email });
    const { browser: staff, key, id: staffId } = await staffMember(on);
    await staff.post('/verify-login', { key });
    await staff.post('/dash-orders', { find: email } as never);
    await browser.fetch(`/unsubscribe/marked-token-7731`, { method: 'POST' });
    await browser.fetch(`/dashboard/${key}/user-details/${told.name}/${email}`);
    await browser.send('/update-payment-status', { body: `{"orderId":"${email}","status":"Success"}` });
    // Fails deep inside, with all that was typed in what the database says.
    await on.shop.db.execute('alter table contact_inquiries rename to elsewhere');
    const inquiry = {
      name: told.name,
      email,
      phone: '07700907731',
      type: 'other',
      message: 'Marked message',
    };
    const broken = await browser.send('/newContact', { body: JSON.stringify(inquiry) });
    await on.shop.db.execute('alter table elsewhere rename to contact_inquiries');
    expect(broken.status, broken.message).toBe(500);

    expect(lines().filter((line) => line.msg === 'answered').length).toBeGreaterThan(12);
    const cookies = [...browser.cookies.values(), ...staff.cookies.values()];
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    const numbers = ['07700907731', '07700 907731', '42424242', '4242 4242'];
    const marks = [email, ...numbers, 'arked', 'MK7', code, key, staffId, ...cookies, 'sk_test', 'whsec'];
    // What is counted and drawn by lot may have any digits.
    const said = written.replaceAll(/"(time|pid|ms|request|job)":("[^"]*"|[\d.]+)/g, '');
    for (const mark of marks) expect(said, mark).not.toContain(mark);
    expect(orderId).toBeTruthy();
  });

  test('tells what failed, with the id that the shopper was given to quote', async () => {
    const { browser, email } = await shopper(on);
    await on.shop.db.execute('alter table addresses rename to elsewhere');
    const response = await browser.fetch('/readAddress', { method: 'POST', body: JSON.stringify({ email }) });
    await on.shop.db.execute('alter table elsewhere rename to addresses');
    const id = response.headers.get('x-request-id') ?? '';
    expect(response.status).toBe(500);
    expect((await response.json()).message).toContain(id);
    const about = lines().filter((line) => line.request === id);
    expect(about.map((line) => line.msg)).toEqual(['a request failed', 'answered']);
    expect(about[0]).toMatchObject({ level: 50, route: '/readAddress' });
    expect(JSON.stringify(about)).not.toContain(email);
  });
});

test('each request has an id: the one a trusted proxy gave if it is plain, else its own', async () => {
  const idFor = async (given?: string) => {
    const headers: Record<string, string> = given === undefined ? {} : { 'X-Request-Id': given };
    return (await on.browser().fetch('/healthz', { headers })).headers.get('x-request-id') ?? '';
  };
  expect(await idFor('from-the-proxy.01')).toBe('from-the-proxy.01');
  for (const given of ['short', 'has space in it', 'a'.repeat(65), 'injected"}', undefined]) {
    expect(await idFor(given)).toMatch(/^[0-9a-f]{20}$/);
  }
  expect(await idFor()).not.toBe(await idFor());
  // What comes from memory, too.
  const body = JSON.stringify({ id: await product(on) });
  const headers = { 'Accept-Encoding': 'identity' };
  for (let times = 0; times < 2; times++) {
    const answer = await on.browser().fetch('/productData', { method: 'POST', body, headers });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{20}$/);
  }
});

describe('the figures', () => {
  const scrape = async (headers: Record<string, string> = {}) => fetch(`${on.url}/metrics`, { headers });
  /** By a host that `fetch` does not let one name. */
  const scrapeAs = (host: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get(`${on.url}/metrics`, { headers: { host } }, (answer) => resolve(answer.resume())).once(
        'error',
        reject,
      ),
    );
  const figure = (text: string, start: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${start} `))
        ?.slice(start.length + 1),
    );

  test('are read on this machine, or with the token; nobody else learns that they are there', async () => {
    expect((await scrape()).status).toBe(200);
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await scrape(elsewhere)).status).toBe(404);
    expect((await scrape({ ...elsewhere, Authorization: 'Bearer wrong-wrong-wrong' })).status).toBe(404);
    expect((await scrape({ ...elsewhere, Authorization: `Bearer ${metricsToken}` })).status).toBe(200);
    // A page of another site whose own name was made to lead here.
    expect((await scrapeAs('evil.example')).statusCode).toBe(404);
    expect((await scrapeAs('localhost:3000')).statusCode).toBe(200);
  });

  test('count what happened, by patterns that name nobody', { timeout: 60_000 }, async () => {
    const shop = await openShop({ spread: false });
    try {
      const { browser, email } = await shopper(shop);
      const id = await product(shop);
      const paid = await buy(shop, browser, { email, lines: [[id, 2]] });
      expect(await placeOrder(shop, browser, { email, lines: [[id, 3]] })).toMatchObject({ status: 200 });
      await shop.shop.db.insert(refunds).values({
        orderId: paid,
        reason: 'returned',
        ...{ key: 'a', contents: '', by: 'shop' },
        ...{ goodsPence: 0, deliveryPence: 0, goodwillPence: 1, amountPence: 1 },
        createdAt: new Date(Date.now() - 7_200_000),
      });
      const plain = { headers: { 'Accept-Encoding': 'identity' }, body: JSON.stringify({ id }) };
      for (let times = 0; times < 5; times++) await shop.browser().send('/productData', plain);
      await shop.browser().post('/userLogin', { email, password: 'wrong wrong' });
      const text = await (await fetch(`${shop.url}/metrics`)).text();
      expect(text).not.toContain(id);
      expect(figure(text, 'hopup_database_up')).toBe(1);
      expect(figure(text, 'hopup_orders_placed_total')).toBe(2);
      expect(figure(text, 'hopup_orders_by_payment{status="Success"}')).toBe(1);
      expect(figure(text, 'hopup_orders_by_payment{status="Pending"}')).toBe(1);
      expect(figure(text, 'hopup_payments_unsettled')).toBe(1);
      expect(figure(text, 'hopup_stock_held_units')).toBe(3);
      expect(figure(text, 'hopup_refunds_waiting')).toBe(1);
      expect(figure(text, 'hopup_refunds_waiting_oldest_seconds')).toBeGreaterThan(7_190);
      expect(figure(text, 'hopup_jobs_failed{queue="mail"}')).toBe(0);
      const requests = (route: string, method: string, status: string, kept = 'no') =>
        figure(
          text,
          `hopup_http_requests_total{route="${route}",method="${method}",status="${status}",kept="${kept}"}`,
        );
      expect(requests('/create-checkout-session', 'POST', '2xx')).toBe(2);
      expect(requests('/userLogin', 'POST', '4xx')).toBe(1);
      // The first is worked on; the others are answered from memory.
      expect(requests('/productData', 'POST', '2xx')).toBe(1);
      expect(requests('/productData', 'POST', '2xx', 'yes')).toBe(4);
      expect(
        figure(text, 'hopup_http_request_seconds_count{route="/create-checkout-session",method="POST"}'),
      ).toBe(2);
      expect(figure(text, 'hopup_pages_misses_total')).toBe(1);
      expect(text).toContain('nodejs_eventloop_lag_seconds');

      await placeOrder(shop, browser, { email, lines: [[id, 1]] });
      const later = await (await fetch(`${shop.url}/metrics`)).text();
      expect(figure(later, 'hopup_pages_dropped_total')).toBe(figure(text, 'hopup_pages_dropped_total') + 1);
      const changes = 'hopup_pages_invalidations_total';
      expect(figure(later, changes)).toBeGreaterThan(figure(text, changes));
    } finally {
      await shop.close();
    }
  });
});

test('a write at what is no primary any more is told to come again, and soon finds the primary', async () => {
  const { browser, email } = await shopper(on);
  const pool = on.shop.db.$client;
  const clients = await Promise.all(Array.from({ length: 12 }, () => pool.connect()));
  for (const client of clients) {
    await client.query('set default_transaction_read_only = on');
    client.release();
  }
  const told = [];
  for (let times = 0; times < 30; times++) {
    const response = await browser.fetch('/updateUserName', {
      method: 'POST',
      body: JSON.stringify({ email, name: 'Sam' }),
    });
    told.push(response.status);
    if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
  }
  expect([...new Set(told)]).toEqual([503, 200]);
  expect(told.lastIndexOf(503)).toBeLessThan(told.indexOf(200));
});
