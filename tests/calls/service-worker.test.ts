import { expect, test } from 'vitest';
import { serviceWorker } from '#server/routes/service-worker.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const textOf = async (worker: Parameters<typeof serviceWorker>[0]) =>
  (await serviceWorker(worker).request('/sw.js')).text();

test('nobody keeps the service worker without asking, and it may ask the shop alone', async () => {
  const answer = await fetch(`${on.url}/sw.js`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const etag = answer.headers.get('etag') ?? '';
  expect((await fetch(`${on.url}/sw.js`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('another build, or another word of the shop, is another worker', async () => {
  const worker = { code: 'answer()', pagesOf: ['build 1', { shopName: 'Hopup' }] };
  const text = await textOf(worker);
  expect(text).toMatch(/^const release = '[0-9a-f]{12}';\nanswer\(\)$/);
  expect(await textOf(worker)).toBe(text);
  expect(await textOf({ ...worker, pagesOf: ['build 2', { shopName: 'Hopup' }] })).not.toBe(text);
  expect(await textOf({ ...worker, pagesOf: ['build 1', { shopName: 'Another' }] })).not.toBe(text);
});

test('where none is wanted, the worker that a browser has forgets all and takes itself away', async () => {
  const deleted: string[] = [];
  let gone = false;
  const caches = {
    keys: async () => ['shell-1', 'cart-pictures'],
    delete: async (name: string) => deleted.push(name),
  };
  const registration = {
    unregister: async () => {
      gone = true;
    },
  };
  const heard = new Map<string, (event: unknown) => void>();
  let skipped = false;
  new Function('addEventListener', 'caches', 'registration', 'skipWaiting', await textOf(undefined))(
    (type: string, listener: (event: unknown) => void) => heard.set(type, listener),
    caches,
    registration,
    () => {
      skipped = true;
    },
  );
  expect([...heard.keys()]).toEqual(['install', 'activate']);
  heard.get('install')?.({});
  let work: Promise<unknown> = Promise.resolve();
  heard.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  expect({ skipped, gone, deleted }).toEqual({
    skipped: true,
    gone: true,
    deleted: ['shell-1', 'cart-pictures'],
  });
});
