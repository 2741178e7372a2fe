import { afterEach, expect, test } from 'vitest';
import { CacheTags } from '#server/cache/tags.ts';
import { currentRequest, withRequest } from '#server/http/request-id.ts';
import { Renderer, type ThreadOptions } from '#server/render/renderer.ts';
import type { Log } from '#shop/shop.ts';
import { product } from '../support/people.ts';
import { pagesForTests } from '../support/render.process.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
await product(on);
await product(on, { category: 'gas', pricePence: 499 });

const said: { level: string; message: string; facts: object; request: string | undefined }[] = [];
const logAt =
  (level: keyof Log): Log[typeof level] =>
  (facts, message) =>
    said.push({ level, message, facts, request: currentRequest()?.id });
const log: Log = { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
const opened: Renderer[] = [];

/** One whose own thread is as busy as the test says. */
function renderer(options: Partial<ThreadOptions> = {}) {
  const one = new Renderer(pagesForTests({ ...on.shop, log }), {
    thread: new URL('../support/render.process.ts', import.meta.url),
    settings: on.shop.settings,
    log,
    isBusy: () => true,
    ...options,
  });
  opened.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  said.length = 0;
});

async function page(from: Renderer, path: string) {
  const tags = new CacheTags();
  const rendered = await from.render(`${on.url}${path}`, { db: on.shop.db, cacheTag: tags.add });
  return { ...rendered, body: JSON.parse(Buffer.from(rendered.body).toString()), tags: tags.versions };
}

/** Renders until it was the thread that did. */
const fromThread = (from: Renderer) =>
  until(async () => {
    const before = from.counts.thread;
    const found = await page(from, '/');
    return from.counts.thread > before ? found : undefined;
  });

test('a page is the same from the thread, with the versions of what it shows', async () => {
  const busy = renderer();
  const here = await page(renderer({ isBusy: () => false }), '/');
  const there = await fromThread(busy);
  const moment = { rows: [expect.objectContaining({ at: expect.any(String) })] };
  expect(there).toEqual({ ...here, body: { ...here.body, ...moment } });
  expect({ ...there.body.rows[0], at: '' }).toEqual({ ...here.body.rows[0], at: '' });
  expect(there.tags.size).toBeGreaterThan(1);
});

test('who is not busy renders by itself, and starts no thread', async () => {
  const quiet = renderer({ isBusy: () => false });
  for (let n = 0; n < 3; n++) await page(quiet, '/');
  expect(quiet.counts).toEqual({ here: 3, thread: 0 });
});

test('what fails in the thread fails as it would here, with the code of the database', async () => {
  const busy = renderer();
  await fromThread(busy);
  const before = busy.counts.here;
  await expect(page(busy, '/fails')).rejects.toThrow('there is no such page');
  await expect(page(busy, '/writes')).rejects.toThrow('a page has no jobs to change anything with');
  const wrong = await page(busy, '/asks-wrongly').catch((error: Error) => error);
  expect(wrong).toMatchObject({ cause: { message: 'relation "nowhere" does not exist' } });
  expect(busy.counts.here).toBe(before);
});

test('the log of a render is that of the request which had it made', async () => {
  const busy = renderer();
  await fromThread(busy);
  said.length = 0;
  await withRequest({ id: 'who-asked' }, () => page(busy, '/'));
  expect(said).toEqual([
    { level: 'warn', message: 'a page was made', facts: { url: '/' }, request: 'who-asked' },
  ]);
});

test('what a thread was at when it died is rendered here, and another takes its place', async () => {
  const busy = renderer();
  await fromThread(busy);
  const renders = Array.from({ length: 5 }, () => page(busy, '/'));
  busy.render(`${on.url}/dies`, { db: on.shop.db }).catch(() => {});
  for (const { status } of await Promise.all(renders)) expect(status).toBe(200);
  await fromThread(busy);
});

test('a thread that hangs over a page is ended, and the page rendered here', async () => {
  const busy = renderer({ longestMs: 500 });
  await fromThread(busy);
  const before = busy.counts.here;
  expect((await page(busy, '/hangs')).status).toBe(200);
  expect(busy.counts.here).toBe(before + 1);
  expect(said.map(({ message }) => message)).toContain('the thread that renders pages hangs, and is ended');
  await fromThread(busy);
});

test('a thread that nobody needs any more ends, and comes back', async () => {
  const busy = renderer({ idleMs: 200 });
  await fromThread(busy);
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const before = busy.counts.here;
    await page(busy, '/');
    return busy.counts.here > before;
  });
  await fromThread(busy);
});

test('one that can’t even start is said once, and all is rendered here', async () => {
  const busy = renderer({ thread: new URL('../support/no-such-thread.ts', import.meta.url) });
  const errors = () => said.filter(({ level }) => level === 'error');
  await until(async () => {
    await page(busy, '/');
    return errors().length > 0;
  });
  for (let n = 0; n < 3; n++) await page(busy, '/');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(errors()).toEqual([expect.objectContaining({ message: 'the thread that renders pages ended' })]);
  expect(busy.counts.thread).toBe(0);
});
