import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseProxy, openProxy } from '../tests/fault-injection/proxy.ts';
import { connect, inOrder } from './connect.ts';

let proxy: DatabaseProxy;
beforeAll(async () => {
  proxy = await openProxy(inject('databaseUrl'));
});
afterAll(() => proxy.close());

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
  const db = connect(proxy.url, { size: 2 });
  for (let round = 0; round < 3; round++) {
    const idle = await Promise.all([1, 2].map(() => db.$client.connect()));
    for (const client of idle) client.release();
    const begun = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`)));
    proxy.shake();
    await Promise.allSettled(begun);
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('a line that has gone silent is given up, and another taken', async () => {
  const db = connect(proxy.url, { size: 1, silenceMs: 300 });
  await db.execute(sql`select 1`);
  proxy.freeze();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  proxy.forget();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('a connection to what is no primary any more fails its transaction, and is not used again', async () => {
  const db = connect(inject('databaseUrl'), { size: 1 });
  await db.execute(sql`set default_transaction_read_only = on`);
  const writing = () => db.transaction((tx) => tx.execute(sql`create table written_at_a_replica ()`));
  await expect(writing()).rejects.toThrow();
  await writing();
  await db.execute(sql`drop table written_at_a_replica`);
  await db.$client.end();
});

test('through a pooler no statement has a name, not even one that was given one', async () => {
  const namesOf = async (statements: 'named' | 'unnamed') => {
    const db = connect(inject('databaseUrl'), { size: 1, statements });
    await db.execute(sql`select 1`);
    await db.$client.query({ name: 'given', text: 'select 2' });
    await db.transaction((tx) => tx.execute(sql`select 3`));
    const { rows } = await db.$client.query({ text: 'select name from pg_prepared_statements', name: '' });
    await db.$client.end();
    return rows.map(({ name }) => name);
  };
  expect(await namesOf('named')).toContain('given');
  expect(await namesOf('unnamed')).toEqual([]);
});

test('what a transaction asks together is done in its order, or not at all', async () => {
  const db = connect(inject('databaseUrl'), { size: 1 });
  await db.execute(sql`create temporary table counted (n int primary key)`);
  const add = (n: number) => sql`insert into counted select coalesce(max(n), 0) + ${n}::int from counted`;
  await db.transaction((tx) => inOrder([1, 2, 3].map((n) => () => tx.execute(add(n)))));
  const broken = db.transaction((tx) =>
    inOrder([
      () => tx.execute(add(10)),
      () => tx.execute(sql`insert into counted values (1)`),
      () => tx.execute(sql`select max(n) as most from counted`),
    ]),
  );
  await expect(broken).rejects.toMatchObject({ cause: { code: '23505' } });
  const { rows } = await db.execute(sql`select max(n) as most from counted`);
  expect(rows).toEqual([{ most: 6 }]);
  await db.$client.end();
});

test('a query builder and a function that sends at once keep their order too', async () => {
  const db = connect(inject('databaseUrl'), { size: 1 });
  await db.execute(sql`create temporary sequence drawn`);
  const next = sql<string>`nextval('drawn')`;
  const taken = await db.transaction((tx) =>
    inOrder([
      () => tx.select({ n: next }).from(sql`(select) as one`),
      async () => (await tx.execute<{ n: string }>(sql`select ${next} as n`)).rows,
      () =>
        inOrder([() => tx.select({ n: next }).from(sql`(select) as one`), async () => [{ n: '0' }]]).then(
          ([rows]) => rows,
        ),
      () => tx.select({ n: next }).from(sql`(select) as one`),
    ]),
  );
  const numbers = taken.map(([row]) => Number(row?.n));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  await db.$client.end();
});

test('of what was asked together nothing waits for ever when the connection ends', async () => {
  const db = connect(inject('databaseUrl'), { size: 1 });
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const asked = [1, 2, 3].map(() => tx.execute(sql`select pg_sleep(5)`));
    await terminate(rows[0]?.pid ?? 0);
    return Promise.allSettled(asked);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
}, 4000);

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.end();
}
