import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { migrate, NewerDatabase, otherMigrations } from './migrate.ts';
import { withClient } from './with-client.ts';

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
  // Force would end an autovacuum worker too, which is not ours to end; left alone, PostgreSQL has it make way.
  await admin.query(`drop database ${name} with (force)`).catch(() => admin.query(`drop database ${name}`));
  await admin.end();
});

test('a release opens on a database that a newer one only added to, and leaves it as it is', async () => {
  await migrate(url.href, 'database/migrations');
  const next = await releaseAfter('alter table "products" add column "of_tomorrow" text;');
  await migrate(url.href, next);
  await migrate(url.href, 'database/migrations');
  await migrate(url.href, 'database/migrations');
  // Who may open is still what the newer one says.
  const then = await releaseAfter(
    '-- contracts: 99.0.0\nalter table "products" drop column "of_tomorrow";',
    next,
  );
  await migrate(url.href, then);
  await expect(migrate(url.href, 'database/migrations')).rejects.toThrow(NewerDatabase);
});

test('a connection that is lost meanwhile fails the work, and nothing beside it', async () => {
  const lost = withClient(url.href, 'hopup test', async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await admin.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(lost).rejects.toThrow('not queryable');
});

test('old code does not open on a database that has lost what it needs', async () => {
  await migrate(url.href, 'database/migrations');
  await migrate(
    url.href,
    await releaseAfter('-- contracts: 1.0.1\nalter table "products" drop column "title" cascade;'),
  );
  await expect(migrate(url.href, 'database/migrations')).rejects.toThrow(NewerDatabase);
});

test('a migration that dies half way leaves old code refused', async () => {
  await migrate(url.href, 'database/migrations');
  const next = await releaseAfter('alter table "products" add column "of_tomorrow" text;');
  await migrate(url.href, next);
  const broken = await releaseAfter(
    '-- contracts: 99.0.0\nalter table "products" drop column "of_nobody";',
    next,
  );
  await expect(migrate(url.href, broken)).rejects.toThrow('of_nobody');
  await expect(migrate(url.href, 'database/migrations')).rejects.toThrow(NewerDatabase);
});

test('old code does not open on a database that says nothing of who may', async () => {
  await migrate(url.href, 'database/migrations');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  await client.query('comment on table drizzle.__drizzle_migrations is null');
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

test('refunds of before there could be several get their lines, their numbers and what the code took off', async () => {
  await migrate(url.href, await migrationsBefore('several-refunds'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const order = `'', '', '', '', '', '', ''`;
  await client.query(`
    insert into products (id, title, category, description, price_pence, on_hand, reserved)
      select p, p, 'bbs'::category, p, 333, 1, 0 from unnest(array['a', 'b']) as p;
    insert into coupons (code, product_id, type, percentage) values ('ONLYB', 'b', 'percentage', 10);
    insert into orders (id, receipt_number, coupon_code, payment_status, subtotal_pence, discount_pence, shipping_pence, total_pence,
        email, user_name, delivery_name, delivery_phone, delivery_address, delivery_city, delivery_pin_code, basket)
      values ('later', 2, null, 'Refunded', 1333, 133, 299, 1499, ${order}, ''), ('first', 1, 'ONLYB', 'Refunded', 1333, 33, 299, 1599, ${order}, ''),
        ('asked', 3, null, 'Success', 1333, 0, 0, 1333, ${order}, ''), ('late', null, null, 'Refunded', 1333, 0, 0, 1333, ${order}, '');
    insert into order_lines (order_id, position, product_id, title, category, image, unit_pence, quantity, percent, total_pence)
      select id, 1, 'a', 'a', 'bbs'::category, '', 333, 3, 0, 999 from orders union all select id, 2, 'b', 'b', 'bbs'::category, '', 334, 1, 0, 334 from orders;
    insert into payments (order_id, provider, state, amount_pence, expires_at)
      select id, 'stripe', 'paid', total_pence, now() from orders;
    insert into refunds (order_id, reason, amount_pence, state, done_at) values ('later', 'returned', 1499, 'done', now()),
      ('first', 'cancelled', 1599, 'done', now() - interval '1 day'), ('asked', 'cancelled', 1333, 'requested', null),
      ('late', 'paid too late', 1333, 'done', now());`);
  await migrate(url.href, 'database/migrations');
  const { rows: kept } =
    await client.query(`select order_id, key, goods_pence, delivery_pence, amount_pence, credit_note, vat_pence,
    mailed_at is not null as mailed from refunds order by order_id`);
  const { rows: lines } =
    await client.query(`select order_id, array_agg(discount_pence order by position) as discounts,
    (select array_agg(array[quantity, pence] order by position) from refund_lines join refunds on id = refund_id and refunds.order_id = l.order_id) as refunded
    from order_lines l group by 1 order by 1`);
  await client.end();
  expect(kept.map((row) => Object.values(row))).toEqual([
    ['asked', 'whole', 1333, 0, 1333, null, null, false],
    ['first', 'whole', 1300, 299, 1599, 1001, 267, true],
    ['late', 'whole', 1333, 0, 1333, null, null, true],
    ['later', 'whole', 1200, 299, 1499, 1002, 250, true],
  ]);
  const whole = [
    [3, 999],
    [1, 334],
  ];
  expect(lines).toEqual([
    { order_id: 'asked', discounts: [0, 0], refunded: whole },
    {
      order_id: 'first',
      discounts: [0, 33],
      refunded: [
        [3, 999],
        [1, 301],
      ],
    },
    { order_id: 'late', discounts: [0, 0], refunded: whole },
    {
      order_id: 'later',
      discounts: [99, 34],
      refunded: [
        [3, 900],
        [1, 300],
      ],
    },
  ]);
});

test('a process of the release before there could be several refunds writes its own, filled in as those were', async () => {
  await migrate(url.href, 'database/migrations');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const order = `'', '', '', '', '', '', ''`;
  await client.query(`
    insert into products (id, title, category, description, price_pence, on_hand, reserved)
      values ('a', 'a', 'bbs', 'a', 333, 9, 0);
    insert into orders (id, payment_status, subtotal_pence, discount_pence, shipping_pence, total_pence,
        email, user_name, delivery_name, delivery_phone, delivery_address, delivery_city, delivery_pin_code, basket)
      select id, 'Success', 999, 0, 299, 1298, ${order}, '' from unnest(array['none', 'part', 'free']) as id;
    insert into order_lines (order_id, position, product_id, title, category, image, unit_pence, quantity, percent, total_pence)
      select id, 1, 'a', 'a', 'bbs'::category, '', 333, 3, 0, 999 from orders;
    insert into payments (order_id, provider, state, amount_pence, expires_at)
      select id, 'stripe', 'paid', total_pence, now() from orders;
    insert into refunds (order_id, key, contents, reason, goods_pence, delivery_pence, goodwill_pence, amount_pence, by)
      values ('part', 'mine', '[]', 'goodwill', 0, 299, 100, 399, 'staff');`);
  // As it asks: without what it does not know, and told by the conflict that there is one already.
  const old = (id: string, pence: number) =>
    client.query(
      `insert into refunds (order_id, reason, amount_pence, created_at) values ($1, 'cancelled', $2, now())
       on conflict do nothing returning order_id`,
      [id, pence],
    );
  const written = [
    await old('none', 1298),
    await old('none', 1298),
    await old('part', 1298),
    await old('free', 0),
  ];
  expect(written.map(({ rowCount }) => rowCount)).toEqual([1, 0, 1, 1]);
  const { rows } = await client.query(`select order_id, key, goods_pence, delivery_pence, goodwill_pence, by,
    (select array_agg(pence) from refund_lines where refund_id = refunds.id) as lines from refunds order by id`);
  await client.end();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['part', 'mine', 0, 299, 100, 'staff', null],
    ['none', 'whole', 999, 299, 0, 'shop', [999]],
    ['part', 'whole', 0, 0, 899, 'shop', null],
    ['free', 'whole', 0, 0, 0, 'shop', null],
  ]);
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

/** A folder of the migrations of a release that comes later, with one more. */
async function releaseAfter(sql: string, before = 'database/migrations'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hopup-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(before, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const { idx, when, ...newest } = journal.entries.at(-1);
  const tag = `${idx + 1}_of-tomorrow`;
  await writeFile(join(folder, `${tag}.sql`), sql);
  journal.entries.push({ ...newest, idx: idx + 1, when: when + 1, tag });
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

test('what a database has that this release has not is told apart: more, or another', () => {
  const known = [{ hash: 'a' }, { hash: 'b' }];
  expect(otherMigrations(['a'], known)).toBeUndefined();
  expect(otherMigrations(['a', 'b'], known)).toBeUndefined();
  expect(otherMigrations(['a', 'b', 'c'], known)).toContain('a newer release');
  expect(otherMigrations(['a', 'x'], known)).toContain('whose migration 1 was another');
});
