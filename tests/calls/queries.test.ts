import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentRequest } from '#server/http/request-id.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { buy, pay, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

/**
 * How many statements a call sends to PostgreSQL, with sessions, limits, `begin` and `commit`. The lists have several
 * rows, so that one that is asked for row by row shows.
 */

const on = await shopForTests({ spread: false });
let staff: Client;
let buyer: Awaited<ReturnType<typeof shopper>>;
/** Of the buyer, with two lines. */
let order: string;
let bbs: string;

beforeAll(async () => {
  staff = (await staffMember(on)).browser;
  buyer = await shopper(on);
  bbs = await product(on, { title: 'Counted BBs', onHand: 1000 });
  for (const quantity of [1, 2, 3]) {
    const other = await shopper(on);
    await buy(on, other.browser, { email: other.email, lines: [[bbs, quantity]] });
    order = await buy(on, buyer.browser, {
      email: buyer.email,
      lines: [
        [await product(on), 1],
        [bbs, quantity],
      ],
    });
    const code = { code: `COUNT${quantity}`, productId: 'all', type: 'flat', flat: 3, min: 0 } as const;
    await staff.post('/new-code', code);
    const review = { email: buyer.email, productId: bbs, stars: 5, review: 'Good ones' };
    await buyer.browser.post('/new-review', review);
    const from = { name: 'Robin Marlow', email: 'robin@example.org', phone: '07700900123' };
    await on.browser().post('/newContact', { ...from, type: 'other', message: 'When do you open?' });
  }
  await transact(on.shop, learnAllWords);
  // The first search reads the words.
  await on.browser().post('/search-product', { keywords: 'counted' });
});

let sent = 0;
const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
  if (currentRequest()) sent += 1;
  return send.apply(this, asked) as undefined;
});
afterAll(() => vi.restoreAllMocks());

/** What goes to the database on behalf of requests, and a moment after their answer. */
async function statements(deed: () => Promise<{ status: number }>): Promise<number> {
  sent = 0;
  expect((await deed()).status).toBe(200);
  await pause(50);
  return sent;
}

test.each<[path: string, body: () => object, statements: number]>([
  ['/getProducts', () => ({ limit: 9 }), 4],
  ['/getProducts', () => ({ inStock: true }), 3],
  ['/getProducts', () => ({ attributes: { tracer: ['true'] } }), 5],
  ['/productData', () => ({ id: bbs }), 1],
  ['/compare', () => ({ ids: [bbs, bbs] }), 2],
  ['/fit-facts', () => ({ ids: [bbs] }), 3],
  ['/get-reviews', () => ({ productId: bbs }), 3],
  ['/search-product', () => ({ keywords: 'counted' }), 1],
  ['/search-product', () => ({ keywords: 'cuonted' }), 1],
  // What can be a SKU is looked up as one; a word that nobody knows asks whether the words are still those.
  ['/search-product', () => ({ keywords: 'counted-1' }), 2],
  ['/search-product', () => ({ keywords: '0.28 g' }), 1],
  ['/verify-code', () => ({ code: 'COUNT1' }), 2],
  ['/cart-changes', () => ({ products: [{ id: bbs, version: 1 }] }), 1],
  // A cart that is open asks every other second.
  ['/cart-changes', () => ({ products: [{ id: bbs, version: 1 }] }), 0],
])('anyone: %s', async (path, body, most) => {
  const ask = () => on.browser().send(path, { body: JSON.stringify(body()) });
  expect(await statements(ask)).toBe(most);
});

test.each<[path: string, more: () => object, statements: number]>([
  ['/userName', () => ({}), 1],
  ['/readAddress', () => ({}), 2],
  ['/user-orders', () => ({}), 3],
  ['/user-order-details', () => ({ orderId: order }), 7],
])('a shopper: %s', async (path, more, most) => {
  const ask = () => buyer.browser.send(path, { body: JSON.stringify({ email: buyer.email, ...more() }) });
  expect(await statements(ask)).toBe(most);
});

test.each<[path: string, body: () => object, statements: number]>([
  ['/dash-series', () => ({}), 2],
  ['/dash-users', () => ({}), 3],
  ['/dash-prpducts', () => ({}), 5],
  ['/dash-prpducts', () => ({ stock: 'low' }), 5],
  ['/dash-orders', () => ({ filter: 'Show All' }), 4],
  ['/dash-order-details', () => ({ orderId: order }), 6],
  ['/dash-messages', () => ({ filter: 'Show All' }), 3],
  ['/dash-coupens', () => ({}), 4],
  ['/dash-audit', () => ({}), 3],
  ['/dash-reviews', () => ({}), 3],
  ['/dash-stock', () => ({ productId: bbs, quantity: 900, quantityWas: 900 }), 9],
])('staff: %s', async (path, body, most) => {
  expect(await statements(() => staff.send(path, { body: JSON.stringify(body()) }))).toBe(most);
});

test('a whole order: the checkout, the provider’s event, the success page', async () => {
  const { browser, email } = buyer;
  let placed: Awaited<ReturnType<typeof placeOrder>> | undefined;
  const other = await product(on);
  const placing = await statements(async () => {
    placed = await placeOrder(on, browser, {
      email,
      lines: [
        [bbs, 1],
        [other, 1],
      ],
      idempotencyKey: 'counted',
    });
    return placed;
  });
  const event = await statements(async () => {
    sent = 0;
    await pay(placed?.url ?? '');
    await vi.waitFor(() => expect(sent).toBeGreaterThan(0));
    await pause(200);
    return { status: 200 };
  });
  const success = await statements(() =>
    browser.post('/update-payment-status', { orderId: placed?.orderId ?? '', status: 'Success' }),
  );
  expect({ placing, event, success }).toEqual({ placing: 21, event: 11, success: 5 });
});
