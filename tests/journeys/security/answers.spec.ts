import type { APIRequestContext } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import routes from '../../../web/routes.ts';
import { ask, expect, signedIn, test } from '../fixtures.ts';
import { staff as staffSecrets } from '../shop.ts';

const shop = () => process.env.SHOP_URL ?? '';
const get = (by: APIRequestContext, path: string) => by.get(shop() + path, { maxRedirects: 0 });

interface Route {
  path?: string;
  children?: Route[];
}
const pathsOf = (of: Route[], above = ''): string[] =>
  of.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, here) : [here || '/'];
  });

/** Every address of web/routes.ts, its parameters filled in. */
const pages = pathsOf(routes).map((path) => path.replace('*', 'nothing/here').replace(/:\w+/g, 'something'));

test('every page is the same bytes for everybody, whoever asks', async ({ page, playwright }) => {
  await signedIn(page);
  const asStaff = await playwright.request.newContext();
  const { key } = await ask(asStaff, '/login-admin', staffSecrets);
  const nobody = await playwright.request.newContext();
  const made = await playwright.request.newContext({
    extraHTTPHeaders: { Cookie: `hopup_staff=${key}; hopup_session=made-up`, Host: new URL(shop()).host },
  });
  // What a page shows may be sold out by another journey between two askings; what tells visitors apart differs every time.
  for (const path of pages)
    await expect(async () => {
      const bodies = new Set<string>();
      for (const by of [nobody, page.request, asStaff, made]) {
        const answer = await get(by, path);
        bodies.add(`${answer.status()} ${await answer.text()}`);
      }
      expect(bodies.size, path).toBe(1);
    }).toPass({ timeout: 20_000 });
  await Promise.all([asStaff, nobody, made].map((context) => context.dispose()));
});

test('every page and file carries the headers that keep browsers strict', async ({ request }) => {
  const home = await (await request.get(shop())).text();
  const files = [...home.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const { data } = await ask(request, '/getProducts', {});
  const { id, img1 } = data[0] ?? { id: '', img1: '' };
  const more = [
    `/product/${id} /product/${id}.data /product/none /shop/bbs.data /shop/all?q=bbs`,
    '/robots.txt /sitemap.xml /sitemap-0.xml /manifest.webmanifest /openapi.json /healthz /readyz',
    `/images/160/${img1} /images/160/none.webp /nowhere /assets/none.js /.env /dev/mail`,
  ].flatMap((line) => line.split(' '));
  for (const path of [...pages, ...more, ...files.slice(0, 4), ...calls.map(({ path }) => path)]) {
    const answer = await get(request, path);
    expectStrict(`GET ${path}`, answer.status(), answer.headers());
  }
});

test('every answer of a call carries them too, however it is asked', async ({ request }) => {
  for (const { path, maxBytes } of calls) {
    const json = { 'Content-Type': 'application/json' };
    const post = (data: string, headers: Record<string, string> = json) =>
      request.post(shop() + path, { headers, data });
    const answers = await Promise.all([
      post('{}'),
      post(maxBytes < 2 ** 20 ? ' '.repeat(maxBytes + 1) : ''),
      post('{'),
      post('x', { 'Content-Type': 'text/plain' }),
      post('{}', { ...json, Origin: 'https://evil.example' }),
      request.fetch(shop() + path, { method: 'PUT' }),
    ]);
    for (const answer of answers) expectStrict(`asking ${path}`, answer.status(), answer.headers());
  }
});

function expectStrict(what: string, status: number, headers: Record<string, string>) {
  expect(status, what).toBeLessThan(500);
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(headers['x-frame-options'], what).toBe('DENY');
  expect(headers['referrer-policy'], what).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin');
  expect(headers['cross-origin-resource-policy'], what).toBe('same-origin');
  expect(headers['permissions-policy'], what).toContain('camera=()');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy, what).toMatch(/default-src '(self|none)'/);
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/);
  expect(headers['access-control-allow-origin'], what).toBeUndefined();
  expectWithin(what, headers);
}

/** Where it leads, if anywhere, is a path of the shop. */
function expectWithin(what: string, { location }: Record<string, string>) {
  if (location) expect(location, what).toMatch(/^\/(?![/\\])/);
}

test('odd addresses lead nowhere and break nothing', async ({ request }) => {
  const odd = [
    ...['%00', '%ff', '%ED%A0%80', '%2F%2Fevil.example', '%5C%5Cevil.example', '..%2f..%2fetc%2fpasswd'],
    ...['a%0d%0aSet-Cookie:x=1', 'a'.repeat(6000), '__proto__', 'constructor', '%E2%80%AE'],
    ...['%3Cscript%3E', "'%20or%201=1"],
  ];
  const loaded = ['/product/', '/shop/'];
  const places = [
    ...[...loaded, '/shop/all?q=', '/shop/bbs?sort=', '/new-review/', '/success/', '/unsubscribe/'],
    ...['/dashboard/', '/', '//evil.example/'],
  ];
  for (const text of odd) {
    const addresses = [
      ...places.map((place) => place + text),
      ...loaded.map((place) => `${place + text}.data`),
    ];
    for (const address of addresses) {
      const answer = await get(request, address);
      const what = address.slice(0, 80);
      expect(answer.status(), what).toBeLessThan(500);
      expect(answer.headers()['set-cookie'], what).toBeUndefined();
      expectWithin(what, answer.headers());
    }
  }
});
