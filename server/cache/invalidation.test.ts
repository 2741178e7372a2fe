import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { type DatabaseProxy, openProxy } from '../../tests/fault-injection/proxy.ts';
import { openDatabaseNotices } from '../adapters/database-notices.ts';
import { openInvalidation } from './invalidation.ts';
import { PageCache } from './page-cache.ts';

let proxy: DatabaseProxy;
beforeAll(async () => {
  proxy = await openProxy(inject('databaseUrl'));
});
afterAll(() => proxy.close());

test('a database that was away for a while finds one listener, not one for each time it was called', async () => {
  const db = connect(inject('databaseUrl'));
  const listeners = async () => {
    const { rows } = await db.$client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name = 'hopup notices' and datname = current_database()",
    );
    return rows[0]?.count;
  };
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const notices = await openDatabaseNotices(proxy.url);
  const invalidation = await openInvalidation(notices, db, new PageCache(), silent);
  expect(await listeners()).toBe(1);
  proxy.cut();
  await pause(2200);
  proxy.mend();
  await expect.poll(listeners, { timeout: 5000 }).toBeGreaterThan(0);
  await pause(1000);
  expect(await listeners()).toBe(1);
  invalidation.close();
  await notices.close();
  await expect.poll(listeners, { timeout: 2000 }).toBe(0);
  await db.$client.end();
});
