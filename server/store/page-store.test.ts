import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PageStore, type Rendered } from './page-store.ts';
import type { Shown } from './shown.ts';

const page = (text: string): Rendered => ({
  route: '/',
  status: 200,
  headers: {},
  body: Buffer.from(text),
});
const showing =
  (text: () => string, ...tags: string[]) =>
  async (shown: Shown) => {
    for (const tag of tags) shown.add({ tag, version: 1 });
    return page(text());
  };
const textOf = (kept: { bodies: Map<string, Buffer> }) => kept.bodies.get('identity')?.toString();

test('a page is rendered once, until something it shows changes', async () => {
  const store = new PageStore();
  let renders = 0;
  const render = showing(() => `render ${++renders}`, 'a');
  expect(textOf(await store.get('/', render))).toBe('render 1');
  expect(textOf(await store.get('/', render))).toBe('render 1');
  store.purge(['b']);
  expect(textOf(await store.get('/', render))).toBe('render 1');
  store.purge(['a']);
  expect(textOf(await store.get('/', render))).toBe('render 2');
});

test('however many ask at once, it is rendered once', async () => {
  const store = new PageStore();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return page('x');
  };
  await Promise.all(Array.from({ length: 50 }, () => store.get('/', render)));
  expect(renders).toBe(1);
});

test('whoever asks after a change gets a page begun after it, and the older one is not kept', async () => {
  const store = new PageStore();
  let price = 1;
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = store.get('/', async (shown) => {
    shown.add({ tag: 'a', version: 1 });
    const read = price;
    await gate;
    return page(`£${read}`);
  });
  price = 2;
  store.purge(['a']);
  expect(
    textOf(
      await store.get(
        '/',
        showing(() => `£${price}`, 'a'),
      ),
    ),
  ).toBe('£2');
  go();
  expect(textOf(await slow)).toBe('£1');
  expect(textOf(store.peek('/') ?? { bodies: new Map() })).toBe('£2');
});

test('a failed render is told to all who wait, and tried again by the next', async () => {
  const store = new PageStore();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(Promise.all([store.get('/', broken), store.get('/', broken)])).rejects.toThrow('no database');
  expect(
    textOf(
      await store.get(
        '/',
        showing(() => 'well'),
      ),
    ),
  ).toBe('well');
});

test('only pages that were found are kept', async () => {
  const store = new PageStore();
  await store.get('/missing', async () => ({
    route: '/',
    status: 404,
    headers: {},
    body: Buffer.from('none'),
  }));
  expect(store.peek('/missing')).toBeUndefined();
});

test('memory is bounded; what was used last stays', async () => {
  const store = new PageStore(30_000);
  const big = (key: string) => store.get(key, async () => page('x'.repeat(4000)));
  await big('/1');
  await big('/2');
  store.peek('/1');
  await big('/3');
  expect([store.peek('/1') !== undefined, store.peek('/2'), store.peek('/3') !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
  expect(store.size.bytes).toBeLessThanOrEqual(30_000);
});

describe('bodies', () => {
  const text = 'kit room '.repeat(200);
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', 'identity', (bytes: Buffer) => bytes],
  ] as const)('for "%s" are %s', async (accepted, encoding, unpack) => {
    const store = new PageStore();
    const kept = await store.get('/', async () => page(text));
    const body = await store.body(kept, accepted);
    expect(body.encoding).toBe(encoding);
    expect(unpack(body.bytes).toString()).toBe(text);
    expect((await store.body(kept, accepted)).bytes).toBe(body.bytes);
  });
});

test('the oldest version of everything shown is known', async () => {
  const store = new PageStore();
  await store.get('/1', async (shown) => {
    shown.add({ tag: 'a', version: 3 });
    return page('1');
  });
  await store.get('/2', async (shown) => {
    shown.add({ tag: 'a', version: 2 });
    shown.add({ tag: 'lists', version: 9 });
    return page('2');
  });
  expect(store.versions()).toEqual([
    { tag: 'a', version: 2 },
    { tag: 'lists', version: 9 },
  ]);
});
