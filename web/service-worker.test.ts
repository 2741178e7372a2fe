import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** The worker of one release, in a browser of its own: what it keeps, whom it answers with it. */

const shopUrl = 'https://shop.example';
/** By cache and path, in the order in which they were made. */
const kept = new Map<string, Map<string, string>>();
/** What the shop answers, by path; nothing while the line is lost. */
let served: Record<string, string> | undefined;
let listeners: Record<string, (event: object) => void>;

const pathOf = (asked: string | Request | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, shopUrl).pathname;
const cacheOf = (name: string) => ({
  match: async (asked: string) => found(kept.get(name), asked),
  put: async (asked: string, response: Response) =>
    void kept.get(name)?.set(pathOf(asked), await response.text()),
});
const found = (cache: Map<string, string> | undefined, asked: string | { url: string }) => {
  const text = cache?.get(pathOf(asked));
  return text === undefined ? undefined : new Response(text);
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { origin: shopUrl });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', {});
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      if (!kept.has(name)) kept.set(name, new Map());
      return cacheOf(name);
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) =>
      cacheName
        ? found(kept.get(cacheName), asked)
        : [...kept.values()].map((cache) => found(cache, asked)).find(Boolean),
  });
  vi.stubGlobal('fetch', async (asked: string) => {
    if (!served) throw new TypeError('Failed to fetch');
    const text = served[pathOf(asked)];
    return new Response(text ?? 'not there', { status: text === undefined ? 404 : 200 });
  });
});

afterAll(() => vi.unstubAllGlobals());

/** A release comes: its pages name one file of its own and one that all releases have. */
async function release(name: string): Promise<void> {
  const page = `<link href="/assets/app.css"><script src="/assets/cart-${name}.js">`;
  served = {
    '/cart': `cart ${page}`,
    '/favorites': `favourites ${page}`,
    '/offline': `offline ${page}`,
    '/assets/app.css': 'css',
    [`/assets/cart-${name}.js`]: `code ${name}`,
    '/shop/gas': `gas as of ${name}`,
  };
  listeners = {};
  vi.stubGlobal('release', name);
  vi.resetModules();
  // @ts-expect-error: a script, as browsers run it, and no module
  await import('./service-worker.ts');
  await done('install');
  await done('activate');
}

async function done(type: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** What the worker answers; undefined where it leaves the browser alone. */
async function asked(path: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: shopUrl + path, mode, method, referrer: '' };
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  listeners.fetch?.({ request, preloadResponse: Promise.resolve(undefined), respondWith });
  return (await answer)?.text();
}

test('a document is what the shop answers now, and only a lost line has what was kept', async () => {
  await release('one');
  served = { '/cart': 'cart after an edit' };
  expect(await asked('/cart')).toBe('cart after an edit');
  expect(await asked('/shop/gas')).toBe('not there');
  served = undefined;
  expect(await asked('/cart?from=mail')).toMatch(/^cart </);
  expect(await asked('/favorites')).toMatch(/^favourites </);
  expect(await asked('/shop/gas')).toMatch(/^offline /);
  await expect(asked('/dashboard/key/orders')).rejects.toThrow('Failed to fetch');
});

test('calls and what is not its own are left to the browser', async () => {
  await release('one');
  expect(await asked('/getProducts', 'cors', 'POST')).toBeUndefined();
  expect(await asked('/shop/gas.data', 'cors')).toBeUndefined();
  expect(await asked('/images/640/can.webp', 'no-cors')).toBeUndefined();
});

test('a tab of the release before finds its files, and those of older ones are gone', async () => {
  for (const name of ['one', 'two', 'three']) await release(name);
  expect([...kept.keys()]).toEqual(['shell-two', 'shell-three']);
  served = {};
  expect(await asked('/assets/cart-two.js', 'cors')).toBe('code two');
  expect(await asked('/assets/cart-one.js', 'cors')).toBe('not there');
});

test('a release that can’t be kept whole leaves the one before it', async () => {
  await release('one');
  const before = [...(kept.get('shell-one')?.keys() ?? [])];
  await expect(
    (async () => {
      vi.stubGlobal('release', 'two');
      vi.resetModules();
      listeners = {};
      served = { '/cart': '<script src="/assets/not-there.js">', '/favorites': '', '/offline': '' };
      // @ts-expect-error: a script, as browsers run it, and no module
      await import('./service-worker.ts');
      await done('install');
    })(),
  ).rejects.toThrow('not-there');
  expect([...(kept.get('shell-one')?.keys() ?? [])]).toEqual(before);
});
