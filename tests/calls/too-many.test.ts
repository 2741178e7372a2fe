import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { answers } from '#wording/answers.ts';
import type { Client } from '../support/client.ts';
import { password, shopper, staffMember } from '../support/people.ts';
import { openShop, shopForTests } from '../support/shop.ts';

// One request each: the second is one too many.
const on = await shopForTests({ limitFactor: 0.0001 });

/** Says after how many seconds, in its header, in its body and in words; nothing else in the app answers 429. */
async function saysWhen(response: Response, most: number): Promise<void> {
  expect(response.status).toBe(429);
  const header = response.headers.get('retry-after') ?? '';
  expect(header).toMatch(/^[1-9]\d*$/);
  const seconds = Number(header);
  expect(seconds).toBeLessThanOrEqual(most);
  expect(await response.json()).toEqual({
    status: 429,
    message: answers.tooMany(seconds),
    retryAfter: seconds,
  });
}

const send = (browser: Client, path: string, body: object) =>
  browser.fetch(path, { method: 'POST', body: JSON.stringify(body) });

const limited = calls.filter((call) => call.rate.length > 0);

test('a good part of the calls is limited', () => {
  expect(limited.length).toBeGreaterThan(15);
});

test.each(limited)('one request too many of $path says when to come again', async (call) => {
  const { browser } =
    call.caller === 'anyone'
      ? { browser: on.browser() }
      : call.caller === 'staff'
        ? await staffMember(on)
        : await shopper(on, { withAddress: false });
  const init = { method: call.method, ...(call.method === 'POST' && { body: '{}' }) };
  await browser.fetch(call.path, init);
  await saysWhen(await browser.fetch(call.path, init), Math.max(...call.rate.map(({ seconds }) => seconds)));
});

test.each([
  [5, 3600, '/getEmailOtp', (email: string) => ({ email })],
  [10, 900, '/userLogin', (email: string) => ({ email, password: 'wrong 12345' })],
  [5, 900, '/login-admin', (email: string) => ({ id: email, password: 'wrong 12345', pin: '135791' })],
  [10, 900, '/delete-account', (email: string) => ({ email, password: 'wrong 12345' })],
] as const)(
  'after %d times it is locked for %d s at most, and %s says so',
  async (times, most, path, body) => {
    // Wide enough for every limit but the lock-outs.
    const wide = await openShop({
      limitFactor: path === '/getEmailOtp' ? 1 : 1000,
      databaseUrl: on.databaseUrl,
    });
    try {
      const { browser, email } = await shopper(wide, { withAddress: false });
      for (let n = 0; n < times; n++) expect((await send(browser, path, body(email))).status).not.toBe(429);
      await saysWhen(await send(browser, path, body(email)), most);
      if (path === '/userLogin') await saysWhen(await send(browser, path, { email, password }), most);
    } finally {
      await wide.close();
    }
  },
);

test('lists cost what they skip: who begins far down them again and again waits, and nobody else', async () => {
  const wide = await openShop({ limitFactor: 1, databaseUrl: on.databaseUrl, spread: false });
  try {
    const browser = wide.browser();
    const from = (offset: number, by = browser) => send(by, '/getProducts', { offset });
    expect((await from(500_000)).status).toBe(200);
    await saysWhen(await from(500_009), 60);
    expect((await from(500_000)).status, 'what is ready costs nothing').toBe(200);
    expect((await from(9)).status).toBe(200);
    expect((await from(500_018, wide.browser())).status).toBe(200);
  } finally {
    await wide.close();
  }
});

test('how long to wait is said in words that fit', () => {
  expect(
    [1, 2, 90, 91, 3600, 5401].map((seconds) => answers.tooMany(seconds).replace(/^.* in /, '')),
  ).toEqual(['1 second.', '2 seconds.', '90 seconds.', '2 minutes.', '60 minutes.', '2 hours.']);
});
