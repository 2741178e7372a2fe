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
  await expect
    .poll(() => lines.map(([message]) => message), { timeout: 20_000 })
    .toContain('the database is back');
  // Queues that look seldom meet it last.
  await pause(3000);
  // A job that was at work as the line was cut says so for itself.
  const told = lines.filter(([message]) => message !== 'a job failed');
  expect(told.map(([message]) => message)).toEqual(['the database is away', 'the database is back']);
  expect(told[0]?.[1]).toEqual({ reason: expect.stringMatching(/^[^(]+$/) });
  const [, { seconds } = { seconds: 0 }] = told[1] ?? [];
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(12);
});
