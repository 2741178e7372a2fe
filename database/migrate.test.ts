import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { migrate, NewerDatabase } from './migrate.ts';

let admin: pg.Client;
let name: string;
let url: URL;

beforeEach(async () => {
  name = `migrated_${randomUUID().replaceAll('-', '')}`;
  admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
});

afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('old code does not open on a newer database', async () => {
  await migrate(url.href, 'database/migrations');
  await migrate(url.href, 'database/migrations');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await client.end();
  await expect(migrate(url.href, 'database/migrations')).rejects.toThrow(NewerDatabase);
});

test('the log of stock of a shop that has products begins with what they have', async () => {
  await migrate(url.href, await migrationsBefore('add-stock-log'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`insert into products (id, title, category, description, price_pence, on_hand, reserved)
    values ('some-bbs', 'BBs', 'bbs', 'Round ones', 100, 7, 2), ('no-gas', 'Gas', 'gas', 'All sold', 100, 0, 0)`);
  await migrate(url.href, 'database/migrations');
  const { rows } = await client.query('select product_id, change, on_hand, reason, by from stock_log');
  await client.end();
  const opening = { product_id: 'some-bbs', change: 7, on_hand: 7, reason: 'opening', by: 'shop' };
  expect(rows).toEqual([opening]);
});

/** A folder of the migrations that there were before one came. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hopup-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('database/migrations', folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}
