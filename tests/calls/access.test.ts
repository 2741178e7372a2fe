import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sessions, staffSessions } from '#database/schema.ts';
import { createApp } from '#server/app.ts';
import { renderLimits } from '#server/cache/render-limits.ts';
import { Figures } from '#server/metrics/figures.ts';
import { findUser } from '#shop/accounts/find.ts';
import { hashToken } from '#shop/tokens.ts';
import { buy } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

/**
 * Every call of the contract x every kind of caller: a new call is in here by being declared (decisions.md section 2).
 * Pages are the same for everybody: tests/journeys/security/answers.spec.ts asks for each of them as each kind of caller.
 */

const on = await shopForTests();
let orderId: string;
let email: string;
/** The key of the first member of staff. */
let key: string;

const kinds = [
  'nobody',
  'the owner',
  'another shopper',
  'staff',
  'a session that is over',
  'a session that was ended',
  'the dashboard key alone',
  'a staff cookie with another’s key',
] as const;
type Kind = (typeof kinds)[number];
const callers = {} as Record<Kind, Client>;

beforeAll(async () => {
  const [owner, other, staff, colleague] = await Promise.all([
    shopper(on),
    shopper(on),
    staffMember(on),
    staffMember(on),
  ]);
  orderId = await buy(on, owner.browser, { email: owner.email, lines: [[await product(on), 1]] });
  ({ email } = owner);
  ({ key } = staff);
  const thief = on.browser();
  thief.cookies.set('hopup_staff', key);
  thief.cookies.set('hopup_session', 'made-up');
  Object.assign(callers, {
    nobody: on.browser(),
    'the owner': owner.browser,
    'another shopper': other.browser,
    staff: staff.browser,
    'a session that is over': await overdue(owner.email, staff.id),
    'a session that was ended': await ended(owner.email),
    'the dashboard key alone': thief,
    'a staff cookie with another’s key': colleague.browser,
  } satisfies Record<Kind, Client>);
});

/** The owner's session of 31 days ago, and one of staff idle for nine hours. */
async function overdue(email: string, staffId: string): Promise<Client> {
  const browser = on.browser();
  const [userId, long] = [(await findUser(on.shop, email))?.id ?? 0, Date.now() - 9 * 3_600_000];
  await on.shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken('over'), userId, expiresAt: new Date(Date.now() - 1000) });
  await on.shop.db
    .insert(staffSessions)
    .values({ secretHash: hashToken('over'), keyHash: hashToken('x'), staffId, lastSeenAt: new Date(long) });
  browser.cookies.set('hopup_session', 'over');
  browser.cookies.set('hopup_staff', 'over');
  return browser;
}

/** Cookies that were copied before their owner signed out. */
async function ended(email: string): Promise<Client> {
  const [copied, browser, staff] = [on.browser(), on.browser(), await staffMember(on)];
  await browser.post('/userLogin', { email, password });
  for (const one of [browser, staff.browser])
    for (const [name, value] of one.cookies) copied.cookies.set(name, value);
  await browser.post('/signOut', {});
  await staff.browser.post('/logout-admin', {});
  return copied;
}

const all = (status: number, ...who: Kind[]) => Object.fromEntries(who.map((kind) => [kind, status]));
const strangers = [
  'nobody',
  'a session that is over',
  'a session that was ended',
  'the dashboard key alone',
] as const;

/** What a caller who may not gets: decided before anything in the body is looked at, but for whose it is. */
const refusals: Record<string, Record<string, number>> = {
  anyone: {},
  shopper: {
    ...all(401, ...strangers, 'staff', 'a staff cookie with another’s key'),
    'another shopper': 403,
  },
  'shopper or staff': { ...all(401, ...strangers), 'another shopper': 403 },
  'owner or staff': all(404, ...strangers, 'another shopper'),
  staff: all(401, ...strangers, 'the owner', 'another shopper'),
};

/** The calls that ask for key and cookie of one session. */
const needsOwnKey = new Set(['/verify-login', '/verify-admin']);

const refusalOf = (path: string, caller: string, who: Kind) =>
  needsOwnKey.has(path) && who === 'a staff cookie with another’s key' ? 401 : refusals[caller]?.[who];

/** Right for every call as far as these fields are asked for; what else is missing makes 400, after the caller is known. */
const body = (path = '') => ({
  email,
  orderId,
  key,
  status: path === '/change-order-status' ? 'Cancelled' : 'Success',
  id: 'nothing',
  ids: ['nothing'],
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
  kit: { guns: [], changedAt: '2026-01-01T00:00:00Z' },
  ...(path === '/return' && { lines: [{ position: 1, quantity: 1 }], reason: 'other' }),
  ...(path === '/cancel-return' && { number: 1 }),
  ...(path === '/delete-account' && { password: 'not the password' }),
});

const leaves = new Set(['/signOut', '/logout-admin', ...needsOwnKey]);
/** What ends the caller's own session comes last. */
const inOrder = calls.toSorted((a, b) => Number(leaves.has(a.path)) - Number(leaves.has(b.path)));

test('a call whose caller has no rule here would fail, and nothing is served that is not declared', () => {
  for (const call of calls) expect(Object.keys(refusals), call.path).toContain(call.caller);
  const services = {
    limits: {} as never,
    https: false as const,
    trustedProxies: 0,
    publicUrl: '',
  };
  const { shop, cache, replicas, searchMisses, orderEvents } = on;
  const own = {
    shop,
    orderEvents,
    cache,
    replicas,
    searchMisses,
    renderLimits: renderLimits(1),
    figures: new Figures(),
    machine: { processes: 1, backupFolder: '', ownDatabase: false },
    ready: () => true,
    pages: new Hono(),
  };
  const app = createApp({ ...services, ...own });
  const declared = calls.map((call) => `${call.method} ${call.path}`);
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(served.filter((one) => !declared.includes(one)).toSorted()).toEqual(openToAll);
});

/** What is no call of the contract, and shows or does nothing of anybody's. */
const openToAll = [
  'GET /.well-known/security.txt',
  'GET /:file{sitemap-[0-9]{1,6}\\.xml}',
  'GET /dash-events',
  'GET /feeds/google.xml',
  'GET /healthz',
  'GET /images/:width/:name{[0-9a-z-]{1,100}\\.(?:webp|jpg)}',
  'GET /images/newest/:category',
  'GET /manifest.webmanifest',
  'GET /metrics',
  'GET /openapi.json',
  'GET /readyz',
  'GET /robots.txt',
  'GET /share/bb-guide.jpg',
  'GET /share/energy.jpg',
  'GET /share/home.jpg',
  'GET /share/my-kit.jpg',
  'GET /share/product/:id{[\\w-]{1,40}}/:version{[0-9a-f]{12}\\.jpg}',
  'GET /share/shop/all.jpg',
  'GET /share/shop/attachments.jpg',
  'GET /share/shop/attire.jpg',
  'GET /share/shop/batteries.jpg',
  'GET /share/shop/bbs.jpg',
  'GET /share/shop/discount.jpg',
  'GET /share/shop/gas.jpg',
  'GET /share/shop/magazines.jpg',
  'GET /share/starter-kit.jpg',
  'GET /sitemap-pages.xml',
  'GET /sitemap.xml',
  // Its answer, and the tag put to it.
  'GET /sw.js',
  'GET /sw.js',
  'POST /confirm-newsletter/:token{[\\w-]{1,64}}',
  'POST /confirm-stock-request/:token{[\\w-]{1,64}}',
  'POST /end-review-letters/:token{[\\w-]{1,64}}',
  'POST /end-stock-requests/:token{[\\w-]{1,64}}',
  'POST /unsubscribe/:token{[\\w-]{1,64}}',
  'POST /webhooks/mail',
  'POST /webhooks/stripe',
];

test('a staff deed by an owner who is no staff is refused', async () => {
  const answer = await callers['the owner'].post('/change-order-status', { orderId, status: 'Confirmed' });
  expect(answer.status).toBe(403);
});

describe.each(inOrder)('$method $path ($caller)', (call) => {
  test.each(kinds)('%s', async (who) => {
    const wanted = refusalOf(call.path, call.caller, who);
    const sent = call.method === 'GET' ? { method: 'GET' } : { body: JSON.stringify(body(call.path)) };
    const { status } = await callers[who].send(call.path, sent);
    if (wanted) return expect(status).toBe(wanted);
    expect([200, 400, 403, 404, 409, 415]).toContain(status);
    if (call.caller !== 'anyone') expect(status).not.toBe(403);
    if (call.caller === 'owner or staff') expect(status).not.toBe(404);
  });

  test('refuses other origins', async () => {
    if (call.method === 'GET') return;
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(
      (await callers.staff.send(call.path, { body: JSON.stringify(body(call.path)), headers }))?.status,
    ).toBe(403);
    const onlyOrigin = { Origin: 'https://evil.example' };
    expect(
      (
        await callers['the owner'].send(call.path, {
          body: JSON.stringify(body(call.path)),
          headers: onlyOrigin,
        })
      )?.status,
    ).toBe(403);
  });

  test('refuses what is not JSON, is not right, or is too much, without breaking', async () => {
    if (call.encoding === 'form' || call.method === 'GET') return;
    const by = call.caller === 'staff' ? callers.staff : callers['the owner'];
    const send = (text: string, type = 'application/json') =>
      by.send(call.path, { body: text, headers: { 'Content-Type': type } });
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

test('an unknown call is 404, in JSON', async () => {
  expect(await on.browser().send('/no-such-call', { body: '{}' })).toMatchObject({
    status: 404,
    message: expect.any(String),
  });
});

test('the OpenAPI document describes every call', async () => {
  const document = await on.browser().send('/openapi.json', { method: 'GET' });
  expect(Object.keys(document.paths).sort()).toEqual(calls.map((call) => call.path).sort());
  // What is read in more than one way must be there like all else.
  const { schema } = document.paths['/create-checkout-session'].post.requestBody.content['application/json'];
  expect(schema.required).toEqual(['email', 'price', 'products']);
});
