import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { type CachedPage, PageCache, type Rendered } from './page-cache.ts';
import type { CacheTags } from './tags.ts';

const page = (text: string): Rendered => ({
  route: '/',
  status: 200,
  headers: {},
  body: Buffer.from(text),
});
let passed = 0;
/** From here on time passes by `pass` alone, however busy the machine is. */
const stopTheClock = () => {
  const stopped = performance.now() - passed;
  vi.spyOn(performance, 'now').mockImplementation(() => stopped + passed);
};
const pass = async (ms: number) => {
  passed += ms;
  // The library looks at the clock once a millisecond.
  await pause(3);
};
afterEach(() => void vi.restoreAllMocks());
const showing =
  (text: () => string, ...tags: string[]) =>
  async (shown: CacheTags) => {
    for (const tag of tags) shown.add(tag, 1);
    return page(text());
  };
const textOf = (cached: CachedPage | undefined) =>
  cached && (cached.encoding === 'br' ? brotliDecompressSync(cached.body) : cached.body).toString();

test('a page is rendered once, until something it shows changes', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = showing(() => `render ${++renders}`, 'a');
  expect(textOf(await cache.get('/', render))).toBe('render 1');
  expect(textOf(await cache.get('/', render))).toBe('render 1');
  cache.invalidate(['b']);
  expect(textOf(await cache.get('/', render))).toBe('render 1');
  cache.invalidate(['a']);
  await cache.settled();
  expect(textOf(await cache.get('/', render))).toBe('render 2');
});

test('a page holds no more memory than its own bytes', async () => {
  const cache = new PageCache();
  const { body } = await cache.get('/', async () => page(randomBytes(4000).toString('hex')));
  expect(body.buffer.byteLength).toBe(body.length);
});

test('however many ask at once, it is rendered once', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return page('x');
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  expect(renders).toBe(1);
});

test('who saw a change never gets a copy from before it', async () => {
  const cache = new PageCache();
  const ask = (text: string) =>
    cache.get(
      '/',
      showing(() => text, 'a'),
    );
  await ask('old');
  cache.invalidate(['a']);
  expect(textOf(await ask('new'))).toBe('old');
  await until(() => textOf(cache.peek('/')) === 'new');
  // A change that was told of while it was made: what was rendered meanwhile is not cached, and takes nobody back either.
  cache.invalidate(['a']);
  const again = ask('newer');
  cache.invalidate(['a']);
  expect(textOf(await again)).toBe('new');
  expect(textOf(await ask('newest'))).not.toBe('old');
  await cache.settled();
  expect(textOf(await ask('newest'))).toBe('newest');
});

test('who asks while a changed page is made anew gets the old one without waiting, but for a moment only', async () => {
  stopTheClock();
  const cache = new PageCache();
  await cache.get(
    '/',
    showing(() => 'old', 'a'),
  );
  cache.invalidate(['a']);
  expect(cache.peek('/'), 'nobody has the new one made yet').toBeUndefined();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let renders = 0;
  const render = async (tags: CacheTags) => {
    renders++;
    tags.add('a', 2);
    await gate;
    return page('new');
  };
  expect(textOf(await cache.get('/', render)), 'who has it made does not wait either').toBe('old');
  expect(textOf(cache.peek('/'))).toBe('old');
  expect(textOf(await cache.get('/', render))).toBe('old');
  expect(renders).toBe(1);
  // A change in between gives it no second moment.
  await pass(30);
  cache.invalidate(['a']);
  expect(textOf(await cache.get('/', render))).toBe('old');
  await pass(30);
  expect(cache.peek('/')).toBeUndefined();
  const late = cache.get('/', render);
  go();
  expect(textOf(await late)).toBe('new');
  expect(textOf(cache.peek('/'))).toBe('new');
});

test('who makes a change may wait until nobody is given what was before it', async () => {
  const cache = new PageCache();
  expect(cache.settled()).toBeUndefined();
  await cache.get(
    '/',
    showing(() => 'old', 'a'),
  );
  cache.invalidate(['b']);
  expect(cache.settled(), 'nothing showed it').toBeUndefined();
  cache.invalidate(['a']);
  await cache.settled();
  const ask = () =>
    cache.get(
      '/',
      showing(() => 'new', 'a'),
    );
  expect(textOf(await ask())).toBe('new');
});

describe('what is asked for all the time', () => {
  const shownBy = (cache: PageCache, key: string) =>
    cache.get(
      key,
      showing(() => 'old', 'a'),
    );
  const renewing = () => {
    const cache = new PageCache();
    const renewed: [key: string, route: string][] = [];
    cache.renew = (...asked) => renewed.push(asked);
    return { cache, renewed };
  };

  test('is made anew as soon as it changes, and what nobody asked for again is not', async () => {
    const { cache, renewed } = renewing();
    await shownBy(cache, '/asked');
    await shownBy(cache, '/once');
    cache.peek('/asked');
    cache.invalidate(['b']);
    expect(renewed).toEqual([]);
    cache.invalidate(['a']);
    expect(renewed).toEqual([['/asked', '/']]);
  });

  test('waits to be asked for where the last time is half a second ago, and where it leads nowhere', async () => {
    stopTheClock();
    const { cache, renewed } = renewing();
    await shownBy(cache, '/asked');
    cache.peek('/asked');
    await cache.get('/nowhere', async (tags) => {
      tags.add('a', 1);
      return { ...page('none'), status: 404, cacheMissing: true };
    });
    await pass(600);
    cache.peek('/nowhere');
    cache.invalidate(['a']);
    expect(renewed).toEqual([]);
  });

  test('is given from before a little longer to those who hear of it first', async () => {
    stopTheClock();
    const { cache } = renewing();
    for (const change of ['heard', 'own'] as const) {
      await shownBy(cache, `/${change}`);
      cache.invalidate(['a'], change);
      void cache.get(`/${change}`, () => new Promise(() => {}));
      await pass(62);
      expect(textOf(cache.peek(`/${change}`))).toBe(change === 'own' ? 'old' : undefined);
      await pass(25);
      expect(cache.peek(`/${change}`)).toBeUndefined();
    }
  });
});

test('where changes may have been missed, no old copy is given', async () => {
  const cache = new PageCache();
  await cache.get(
    '/',
    showing(() => 'old', 'a'),
  );
  cache.invalidate(['a']);
  cache.invalidateAll();
  const made = cache.get(
    '/',
    showing(() => 'new', 'a'),
  );
  expect(cache.peek('/')).toBeUndefined();
  expect(textOf(await made)).toBe('new');
});

test('whoever asks after a change gets a page begun after it, and the older one is not cached', async () => {
  const cache = new PageCache();
  let price = 1;
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = cache.get('/', async (tags) => {
    tags.add('a', 1);
    const read = price;
    await gate;
    return page(`£${read}`);
  });
  price = 2;
  cache.invalidate(['a']);
  expect(
    textOf(
      await cache.get(
        '/',
        showing(() => `£${price}`, 'a'),
      ),
    ),
  ).toBe('£2');
  go();
  expect(textOf(await slow)).toBe('£1');
  expect(textOf(cache.peek('/'))).toBe('£2');
});

test('a failed render is told to all who wait, and tried again by the next', async () => {
  const cache = new PageCache();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(Promise.all([cache.get('/', broken), cache.get('/', broken)])).rejects.toThrow('no database');
  expect(
    textOf(
      await cache.get(
        '/',
        showing(() => 'well'),
      ),
    ),
  ).toBe('well');
});

test('only pages that were found are cached', async () => {
  const cache = new PageCache();
  await cache.get('/missing', async () => ({
    route: '/',
    status: 404,
    headers: {},
    body: Buffer.from('none'),
  }));
  expect(cache.peek('/missing')).toBeUndefined();
});

test('one page that says an address leads nowhere is cached for all of them', async () => {
  const cache = new PageCache();
  const missing = { route: '/*', status: 404, headers: {}, body: Buffer.from('none'), cacheMissing: true };
  await cache.get('/-', async () => missing);
  expect(cache.peek('/-')?.status).toBe(404);
});

/** Text that does not get smaller by compressing it. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64url').slice(0, bytes);
const fill = async (cache: PageCache, keys: string[]) => {
  for (const key of keys)
    await cache.get(
      key,
      showing(() => noise(4000), key),
    );
};

test('memory is bounded; what was used last stays', async () => {
  const cache = new PageCache(16_000);
  await fill(cache, ['/1', '/2']);
  cache.peek('/1');
  await fill(cache, ['/3', '/4', '/5']);
  expect(['/1', '/2', '/5'].map((key) => cache.has(key))).toEqual([true, false, true]);
  expect(cache.size.bytes).toBeLessThanOrEqual(16_000);
});

test('addresses that nobody asks for twice push nothing out that somebody did', async () => {
  const cache = new PageCache(100_000);
  const popular = Array.from({ length: 10 }, (_, n) => `/popular/${n}`);
  await fill(cache, popular);
  for (const key of popular) cache.peek(key);
  await fill(
    cache,
    Array.from({ length: 200 }, (_, n) => `/once/${n}`),
  );
  expect(popular.filter((key) => cache.has(key))).toEqual(popular);
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
});

test('what becomes popular later finds room', async () => {
  const cache = new PageCache(100_000);
  const early = Array.from({ length: 60 }, (_, n) => `/early/${n}`);
  for (const key of early) {
    await fill(cache, [key]);
    cache.peek(key);
  }
  const late = Array.from({ length: 10 }, (_, n) => `/late/${n}`);
  for (const key of late) {
    await fill(cache, [key]);
    cache.peek(key);
  }
  expect(late.filter((key) => cache.has(key))).toEqual(late);
});

test('what went is dropped by no tag again', async () => {
  const cache = new PageCache(16_000);
  await fill(cache, ['/1', '/2', '/3', '/4', '/5', '/6']);
  const gone = ['/1', '/2', '/3', '/4', '/5', '/6'].filter((key) => !cache.has(key));
  expect(gone).not.toEqual([]);
  cache.invalidate(gone);
  expect(cache.dropped).toBe(0);
  expect(cache.versions().map(({ tag }) => tag)).not.toContain(gone[0]);
});

describe('bodies', () => {
  const text = 'kit room '.repeat(200);
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', 'identity', (bytes: Buffer) => bytes],
  ] as const)('for "%s" are %s', async (accepted, encoding, unpack) => {
    const cache = new PageCache();
    const cached = await cache.get('/', async () => page(text));
    const body = await cache.body(cached, accepted);
    expect(body.encoding).toBe(encoding);
    expect(unpack(body.bytes).toString()).toBe(text);
    expect((await cache.body(cached, accepted)).bytes).toBe(body.bytes);
  });
});

test('the oldest version of everything shown is known', async () => {
  const cache = new PageCache();
  await cache.get('/1', async (tags) => {
    tags.add('a', 3);
    return page('1');
  });
  await cache.get('/2', async (tags) => {
    tags.add('a', 2);
    tags.add('lists', 9);
    return page('2');
  });
  expect(cache.versions()).toEqual([
    { tag: 'a', version: 2 },
    { tag: 'lists', version: 9 },
  ]);
});
