import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '#wording/storefront/home.ts';
import { buildIfChanged } from '../../scripts/build.mjs';
import { type Harness, openHarness } from '../fault-injection/harness.ts';
import { openLine } from './socket.ts';

/** What the built shop does with odd addresses of pages; of calls: requests.test.ts, and what is logged of them: watching.test.ts. */

let harness: Harness;
beforeAll(async () => {
  await buildIfChanged(process.execPath);
  harness = await openHarness('own database', {
    LOG_LEVEL: 'debug',
    CDN_MAX_AGE: '300',
  });
}, 180_000);
afterAll(() => harness.close());

const page = (path: string, more: RequestInit = {}) =>
  fetch(harness.process.url + path, { redirect: 'manual', ...more });

/** Addresses that hold what is somebody's. */
const marked = [
  '/product/marked-7731?mail=marked@example.org',
  '/product/marked-7731.data?mail=marked@example.org',
  '/shop/marked%207731?sort=marked',
  '/marked@example.org',
  '/marked@example.org.data',
  '/%E0%A4%A/marked@example.org',
  '/product/marked%E0%A4%A.data',
  '/dashboard/marked-key/user-details/marked/marked@example.org',
  '/dashboard/marked-key.data',
  '/unsubscribe/marked-token',
  '/end-stock-requests/marked-token',
  '/end-review-letters/marked-token',
  '/otp/register/marked@example.org',
];

test('a page that fails is written down once for a request, by its pattern and without what stands in its address', async () => {
  await harness.shop.db.execute(sql`alter table products rename to elsewhere`);
  const ids = new Map<string, number>();
  for (const path of marked) {
    const { status, headers } = await page(path);
    ids.set(headers.get('x-request-id') ?? '', status);
  }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await page('/product/marked', { method: 'POST', body: 'name=marked', headers: form });
  await page('/shop/marked%207732', { signal: AbortSignal.timeout(2) }).catch(() => undefined);
  await harness.shop.db.execute(sql`alter table elsewhere rename to products`);

  const written = await harness.log();
  expect(written).not.toContain('arked');
  const said = written.split('\n').filter((line) => line.startsWith('{'));
  const others = written.split('\n').filter((line) => !line.startsWith('{') && line.trim() !== '');
  expect(
    others.filter((line) => !/is open at|sign in at|^Database|^Catalogue/.test(line)),
    'all else is one JSON line each',
  ).toEqual([]);
  const errors = said.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect([...ids.values()].filter((status) => status >= 500).length).toBeGreaterThan(2);
  for (const [id, status] of ids) {
    const about = errors.filter(({ request }) => request === id).map(({ msg }) => msg);
    expect(about).toEqual(status >= 500 ? ['a page could not be made', 'a page failed'] : []);
  }
});

test('a page whose database went away while it was made says so, though it is back by then', async () => {
  const run = (statement: string) => harness.shop.db.$client.query(statement);
  await run(`alter table products rename to elsewhere`);
  await run(`create function is_away() returns boolean language plpgsql as
    $$ begin raise exception 'shutting down' using errcode = '57P03'; end $$`);
  await run(`create view products as select elsewhere.* from is_away() left join elsewhere on true`);
  const { status, headers } = await page('/shop/gas');
  await run('drop view products');
  await run('alter table elsewhere rename to products');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await page('/shop/gas')).status).toBe(200);
});

test('however many products a page shows, its headers are what a proxy takes that nobody told otherwise', async () => {
  await harness.shop.db.execute(sql`
    insert into products (id, title, category, description, price_pence, on_hand, images)
    select 'tagged-product-' || n, 'Tagged product ' || n, 'bbs', 'One of many', 1000, 9, '{one}' from generate_series(1, 200) n`);
  const asked = await page('/shop/bbs?page=22&sort=priceHighToLow');
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('tagged-product-1');
  const bytes = [...asked.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  expect(bytes).toBeLessThan(4096);
  const few = await page('/shop/bbs');
  for (const { headers } of [asked, few]) {
    expect(headers.get('cache-tag')).toMatch(/^pages,/);
    expect(headers.get('xkey')).toBe(headers.get('cache-tag')?.replaceAll(',', ' '));
    expect(headers.get('cache-tag')?.length).toBeLessThanOrEqual(512);
  }
  expect(few.headers.get('cache-tag')).toContain('list-bbs');
});

test('home of a shop that has no discounts shows what is new, and no shelf that has nothing', async () => {
  const at = await (await page('/')).text();
  expect(at).toContain(home.newest.title);
  expect(at).not.toContain(home.deals.title);
  expect(at).toContain('Tagged product');
  const [, shelves = ''] = /<section aria-labelledby="categories"(.*?)<\/section>/s.exec(at) ?? [];
  expect([...shelves.matchAll(/href="\/shop\/(\w+)"/g)].map(([, shelf]) => shelf)).toEqual(['bbs']);
});

test('pages of one kind have one policy, which is kept once for all of them', async () => {
  const policies = await Promise.all(
    ['tagged-product-1', 'tagged-product-2'].map(async (id) => {
      const { headers, status } = await page(`/product/${id}`, { redirect: 'follow' });
      expect(status).toBe(200);
      return headers.get('content-security-policy');
    }),
  );
  expect(policies[0]).toContain("script-src 'self' 'sha256-");
  expect(policies[1]).toBe(policies[0]);
});

test('a page of the catalogue may be kept by a cache that can be purged, a picture by any, what is somebody’s by none', async () => {
  const told = async (path: string, more?: RequestInit) => {
    const { headers } = await page(path, more);
    return { who: headers.get('cache-control'), inFront: headers.get('surrogate-control') };
  };
  for (const path of ['/', '/shop/gas', '/compare', '/terms', '/_.data'])
    expect(await told(path), path).toEqual({
      who: 'public, max-age=0, must-revalidate',
      inFront: 'max-age=300',
    });
  for (const path of [
    '/cart',
    '/orders',
    '/order-details/abcde',
    '/checkout/cart',
    '/settings',
    '/login',
    '/login-admin',
    '/dashboard/abcde',
    '/cart.data',
    '/favorites',
    '/unsubscribe/abcde',
  ])
    expect(await told(path), path).toEqual({ who: 'private, max-age=0, must-revalidate', inFront: null });
  // A search that found nothing is counted here; nothing at all may come to be there.
  for (const path of ['/shop/nothing-is-called-so', '/no-such-page', '/product/aaaaaaaaaaaaaaaa'])
    expect((await told(path)).inFront, path).toBeNull();
  const json = { 'Content-Type': 'application/json' };
  const personal = { who: 'private, no-store', inFront: null };
  for (const path of ['/getProducts', '/cartProduct', '/user-orders', '/userLogin'])
    expect(await told(path, { method: 'POST', body: '{}', headers: json }), path).toEqual(personal);
  for (const path of [
    '/dash-analytics',
    '/dash-events',
    '/healthz',
    '/readyz',
    '/images/160/aaaaaaaaaaaaaaaa.webp',
  ])
    expect(await told(path), path).toEqual(personal);
});

test('no address makes the shop send a browser elsewhere', async () => {
  const elsewhere = [
    '//evil.example',
    '/\\\\evil.example',
    'https://evil.example',
    '///evil.example/%2e%2e',
    '@evil.example',
  ];
  const places = [
    '',
    '/shop',
    '/shop/all',
    '/login',
    '/login-admin',
    '/go-to-dashboard',
    '/otp',
    '/success',
    '/checkout',
  ];
  const paths = elsewhere.flatMap((to) => [
    ...places.flatMap((place) => [
      `${place}/${to}`,
      `${place}/${encodeURIComponent(to)}/`,
      `${place}?next=${to}`,
    ]),
    `/shop/all?q=${encodeURIComponent(to)}`,
    `/shop/all?q=${encodeURIComponent(to)}&returnTo=${to}`,
    `/shop/all.data?q=${encodeURIComponent(to)}`,
    to,
  ]);
  let redirects = 0;
  for (const path of paths) {
    const { answer } = await sent(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    expect(answer, path).toMatch(/^HTTP\/1\.1 [234]/);
    const location = /\r\nlocation: (.*)\r\n/i.exec(answer)?.[1];
    if (location === undefined) continue;
    redirects++;
    expect(location, path).toMatch(/^\/(?![/\\])/);
  }
  expect(redirects).toBeGreaterThan(0);
});

test('a page that is kept says nothing of the host by which it was first asked for', async () => {
  const { answer } = await sent('GET /shop/gas HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer + (await (await page('/shop/gas')).text())).not.toContain('evil.example');
});

async function sent(request: string) {
  const { socket, closed } = openLine(harness.process.url);
  socket.write(request);
  return closed;
}
