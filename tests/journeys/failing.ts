import type { Page } from '@playwright/test';
import { test as base, expect, withoutWorker } from './fixtures.ts';

/** Here the server fails on purpose, which Chromium notes in the console; all else there is still a fault. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      const answered =
        /^Failed to load resource: (the server responded with a status of [45]|net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE))/;
      // The router says so too, of the code of a page; and of letters that styles would have used.
      const isOfCode =
        /^(Error loading route module|TypeError: Failed to fetch dynamically imported module|The resource \S+\.woff2 was preloaded)/;
      const isOurs =
        message.text() !== withoutWorker && !answered.test(message.text()) && !isOfCode.test(message.text());
      if (['error', 'warning'].includes(message.type()) && isOurs) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    await use(undefined);
    expect(said, 'the console stays empty').toEqual([]);
  },
});

/** What a call says that fails on purpose. */
export const broken = 'The shop is being repaired';

/** While `during` runs, a call answers 500 with a message of its own. */
export async function failing(page: Page, path: `/${string}`, during: () => Promise<void>): Promise<void> {
  let fails = true;
  // It stays, and lets everything through afterwards: what is asked at the moment when the last route goes may never be answered.
  await page.route(`${process.env.SHOP_URL}${path}`, (route) =>
    fails && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: broken } })
      : route.fallback(),
  );
  await untilIntercepted(page);
  await during();
  fails = false;
}

/** A page's first route is set before the page's own process has heard of it: until then what it asks goes past. */
async function untilIntercepted(page: Page): Promise<void> {
  // Before the first page there is none that could be late.
  if ((await page.locator('main').count()) === 0) return;
  await page.route(`${process.env.SHOP_URL}/healthz`, (route) => route.fulfill({ status: 204 }));
  const ask = () => page.evaluate(() => fetch('/healthz').then(({ status }) => status));
  await expect.poll(ask).toBe(204);
}

/** A field of the screen itself, not of the frame around it. */
export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** What is said over the screen. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** What the browser keeps under a key. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

/** The e-mail and the name that the browser keeps. */
export const who = async (page: Page) => [await stored(page, 'email'), await stored(page, 'name')];
