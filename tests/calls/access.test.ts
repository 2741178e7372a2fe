import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { buy } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

/** Every call of the contract x every kind of caller: a new call is in here by being declared (decisions.md section 2). */

let on: TestShop;
let orderId: string;
let email: string;
const callers: Record<string, Client> = {};
beforeAll(async () => {
  on = await openShop();
  const [owner, other, staff] = await Promise.all([shopper(on), shopper(on), staffMember(on)]);
  orderId = await buy(on, owner.browser, { email: owner.email, lines: [[await product(on), 1]] });
  email = owner.email;
  const thief = on.browser();
  thief.cookies.set('hopup_staff', staff.key);
  thief.cookies.set('hopup_session', 'made-up');
  Object.assign(callers, {
    nobody: on.browser(),
    owner: owner.browser,
    'another shopper': other.browser,
    staff: staff.browser,
    'somebody with the dashboard key alone': thief,
  });
});
afterAll(() => on.close());

/** What a caller who may not gets: decided before anything in the body is looked at, but for whose it is. */
const refusals: Record<string, Record<string, number | undefined>> = {
  anyone: {},
  shopper: { nobody: 401, 'another shopper': 403, staff: 401, 'somebody with the dashboard key alone': 401 },
  'shopper or staff': { nobody: 401, 'another shopper': 403, 'somebody with the dashboard key alone': 401 },
  'owner or staff': { nobody: 404, 'another shopper': 404, 'somebody with the dashboard key alone': 404 },
  staff: { nobody: 401, owner: 401, 'another shopper': 401, 'somebody with the dashboard key alone': 401 },
};

/** Right for every call as far as these fields are asked for; what else is missing makes 400, after the caller is known. */
const body = (path = '') => ({
  email,
  orderId,
  status: path === '/change-order-status' ? 'Cancelled' : 'Success',
  id: 'nothing',
  name: 'Sam',
  phone: '07700900123',
  address: 'x',
  city: 'Town',
  pinCode: 'AB1',
  products: [{ id: 'nothing', quantity: 1 }],
  price: 1,
  productId: 'nothing',
  stars: 5,
  review: 'x',
  password: 'not the password',
});

describe.each(
  calls.filter(
    (call) =>
      call.path !== '/userLogin' &&
      call.path !== '/login-admin' &&
      call.path !== '/logout-admin' &&
      call.path !== '/signOut',
  ),
)('$method $path ($caller)', (call) => {
  test.each(
    Object.keys({
      nobody: 0,
      owner: 0,
      'another shopper': 0,
      staff: 0,
      'somebody with the dashboard key alone': 0,
    }),
  )('%s', async (who) => {
    const wanted = refusals[call.caller]?.[who];
    const sent = call.method === 'GET' ? { method: 'GET' } : { body: JSON.stringify(body(call.path)) };
    const { status } = (await callers[who]?.send(call.path, sent)) ?? {};
    if (wanted) expect(status).toBe(wanted);
    else expect([200, 400, 403, 404, 409, 415]).toContain(status);
    if (!wanted && call.caller !== 'anyone') expect(status).not.toBe(403);
  });

  test('refuses other origins', async () => {
    if (call.method === 'GET') return;
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(
      (await callers.staff?.send(call.path, { body: JSON.stringify(body(call.path)), headers }))?.status,
    ).toBe(403);
    const onlyOrigin = { Origin: 'https://evil.example' };
    expect(
      (await callers.owner?.send(call.path, { body: JSON.stringify(body(call.path)), headers: onlyOrigin }))
        ?.status,
    ).toBe(403);
  });

  test('refuses what is not JSON, is not right, or is too much, without breaking', async () => {
    if (call.encoding === 'form' || call.method === 'GET') return;
    const by = call.caller === 'staff' ? callers.staff : callers.owner;
    const send = (text: string, type = 'application/json') =>
      by?.send(call.path, { body: text, headers: { 'Content-Type': type } });
    expect((await send('email=x', 'application/x-www-form-urlencoded'))?.status).toBe(415);
    expect((await send('{"email":'))?.status).toBe(400);
    expect((await send(JSON.stringify({ email: 'x'.repeat(call.maxBytes) })))?.status).toBe(413);
    for (const text of [
      '[]',
      'null',
      '"x"',
      '7',
      '{"__proto__":{"email":1}}',
      `{"email":${'['.repeat(2000)}${']'.repeat(2000)}}`,
    ]) {
      const status = (await send(text))?.status;
      expect(status, text.slice(0, 40)).toBeGreaterThanOrEqual(200);
      expect(status, text.slice(0, 40)).toBeLessThan(500);
    }
  });
});

test('a staff deed by an owner who is no staff is refused', async () => {
  const answer = await callers.owner?.post('/change-order-status', { orderId, status: 'Confirmed' });
  expect(answer?.status).toBe(403);
});

test('an unknown call is 404, in JSON', async () => {
  expect(await on.browser().send('/no-such-call', { body: '{}' })).toMatchObject({
    status: 404,
    message: expect.any(String),
  });
});

test('every answer carries the headers that keep browsers strict', async () => {
  for (const path of ['/getProducts', '/healthz', '/openapi.json', '/images/160/none.webp']) {
    const { headers } = await on
      .browser()
      .fetch(path, path === '/getProducts' ? { method: 'POST', body: '{}' } : {});
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toBeTruthy();
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('the OpenAPI document describes every call', async () => {
  const document = await on.browser().send('/openapi.json', { method: 'GET' });
  expect(Object.keys(document.paths).sort()).toEqual(calls.map((call) => call.path).sort());
});
