import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { openRig, type Rig } from '../torture/rig.ts';

/** What the built shop writes about its pages: calls are in watching.test.ts. */

let rig: Rig;
beforeAll(async () => {
  await buildIfChanged(process.execPath);
  rig = await openRig('own database', { LOG_LEVEL: 'debug' });
}, 180_000);
afterAll(() => rig.close());

const page = (path: string, more: RequestInit = {}) =>
  fetch(rig.process.url + path, { redirect: 'manual', ...more });

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
  '/otp/register/marked@example.org',
];

test('a page that fails is written down once for a request, by its pattern and without what stands in its address', async () => {
  await rig.shop.db.execute(sql`alter table products rename to elsewhere`);
  const ids = new Map<string, number>();
  for (const path of marked) {
    const { status, headers } = await page(path);
    ids.set(headers.get('x-request-id') ?? '', status);
  }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await page('/product/marked', { method: 'POST', body: 'name=marked', headers: form });
  await page('/shop/marked%207732', { signal: AbortSignal.timeout(2) }).catch(() => undefined);
  await rig.shop.db.execute(sql`alter table elsewhere rename to products`);

  const written = await rig.log();
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
