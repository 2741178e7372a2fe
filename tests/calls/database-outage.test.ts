import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseProxy, openProxy } from '../fault-injection/proxy.ts';
import { openShop, type TestShop } from '../support/shop.ts';

const lines: [message: string, facts: { seconds?: number }][] = [];
let on: TestShop;
let cut: TestShop;
let proxy: DatabaseProxy;
beforeAll(async () => {
  on = await openShop({ spread: false });
  proxy = await openProxy(on.databaseUrl);
  const hear = (facts: { seconds?: number }, message: string) => void lines.push([message, facts]);
  const log = { debug() {}, info() {}, warn: hear, error: hear };
  cut = await openShop({ databaseUrl: proxy.url, spread: false, log });
});
afterAll(async () => {
  await cut.close();
  await proxy.close();
  await on.close();
});

test('a database that goes and comes back is told in two lines, not in one for each job queue', {
  timeout: 60_000,
}, async () => {
  lines.length = 0;
  proxy.cut();
  await pause(6000);
  proxy.mend();
  await expect.poll(() => lines.at(-1)?.[0], { timeout: 20_000 }).toBe('the database is back');
  // Queues that look seldom meet it last.
  await pause(3000);
  expect(lines.map(([message]) => message)).toEqual(['the database is away', 'the database is back']);
  expect(lines[0]?.[1]).toEqual({ reason: expect.stringMatching(/^[^(]+$/) });
  const [, { seconds } = { seconds: 0 }] = lines[1] ?? [];
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(12);
});
