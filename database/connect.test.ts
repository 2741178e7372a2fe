import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Cable, layCable } from '../tests/torture/cable.ts';
import { connect } from './connect.ts';

let cable: Cable;
beforeAll(async () => {
  cable = await layCable(inject('databaseUrl'));
});
afterAll(() => cable.close());

test('a connection that ends amid a transaction fails that transaction, and nothing else', async () => {
  const db = connect(inject('databaseUrl'));
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await terminate(rows[0]?.pid ?? 0);
    await pause(100);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('connections on which no transaction could begin are not lost to the pool', async () => {
  const db = connect(cable.url, { size: 2 });
  for (let round = 0; round < 3; round++) {
    const idle = await Promise.all([1, 2].map(() => db.$client.connect()));
    for (const client of idle) client.release();
    const begun = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`)));
    cable.shake();
    await Promise.allSettled(begun);
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('a line that has gone silent is given up, and another taken', async () => {
  const db = connect(cable.url, { size: 1, silenceMs: 300 });
  await db.execute(sql`select 1`);
  cable.freeze();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  cable.forget();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
}
