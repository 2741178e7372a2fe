import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkArchive } from '#database/backup/archive.ts';
import { readBackupTimes } from '#database/backup/files.ts';
import { restoreBackup } from '#database/backup/restore.ts';
import { saveBackup } from '#database/backup/save.ts';
import { images, reviews } from '#database/schema.ts';
import { databaseNamed } from '../database.ts';
import { openProxy } from '../fault-injection/proxy.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { product, shopper } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { until } from '../support/until.ts';

const migrations = join('database', 'migrations');
const say = () => {};
/** ms; each takes a few seconds, and whoever tests may have other work too. */
const timeout = 90_000;
const made: string[] = [];
let on: TestShop;
let folder: string;
let sold: string;

beforeAll(async () => {
  on = await openShop();
  folder = await mkdtemp(join(tmpdir(), 'hopup-backups-'));
  sold = await product(on, { onHand: 100_000, title: `It's "quoted" \\ and \u2028 odd £` });
  // Written again, it must not raise the version of its product.
  await on.shop.db.insert(reviews).values({ productId: sold, name: 'Sam', stars: 5, text: 'Fine' });
  for (const name of ['one.webp', 'two.webp']) {
    await on.shop.images.write(name, Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 251)));
    await on.shop.db.insert(images).values({ name, width: 8, height: 8, blur: 'data:,' });
  }
  // Enough to take a moment, and more than one part.
  await query(
    on.databaseUrl,
    `insert into audit_log (staff_id, action, subject, before)
     select 'staff', 'action', g, jsonb_build_object('line', E'one\\ntwo', 'price', g / 7.0) from generate_series(1, 5000) g`,
  );
});
afterAll(async () => {
  await on.close();
  const drop = (name: string, how = '') =>
    query(inject('databaseUrl'), `drop database if exists ${name} ${how}`);
  // By force nobody may end the database's own vacuum; without force it goes by itself.
  for (const name of made) await drop(name, 'with (force)').catch(() => drop(name));
  await rm(folder, { recursive: true, force: true });
});

const save = (file: string) =>
  saveBackup({ databaseUrl: on.databaseUrl, migrations, pictures: on.shop.images, file, say });
const restore = (file: string, databaseUrl: string, { overwrite = false, pictures = memory() } = {}) =>
  restoreBackup({ databaseUrl, migrations, pictures, file, overwrite, say });

test('a shop saved while it sells comes back consistent: every order with its parts, and no stock lost', {
  timeout,
}, async () => {
  let selling = true;
  const shoppers = Array.from({ length: 4 }, async () => {
    const { browser, email } = await shopper(on);
    for (let turn = 0; selling; turn++) {
      if (turn % 2) await buy(on, browser, { email, lines: [[sold, 1]] });
      else await placeOrder(on, browser, { email, lines: [[sold, 2]], idempotencyKey: randomUUID() });
    }
  });
  const orders = async () => Number((await query(on.databaseUrl, 'select count(*) from orders'))[0]?.count);
  await until(async () => (await orders()) > 10);
  const before = await orders();
  const file = join(folder, 'busy.tar.gz');
  await save(file);
  const during = await orders();
  selling = false;
  await Promise.all(shoppers);
  expect(during, 'it went on selling').toBeGreaterThan(before);

  const url = await emptyDatabase();
  await restore(file, url);
  const [told] = await query(
    url,
    `select (select count(*)::int from orders) as orders,
       (select count(*)::int from orders where id not in (select order_id from order_lines)) as bare,
       (select count(*)::int from orders where id not in (select order_id from payments)) as unpayable,
       (select on_hand + (select coalesce(sum(quantity), 0) from reservations where state = 'sold')::int
        from products) as stock,
       (select reserved - (select coalesce(sum(quantity), 0) from reservations where state = 'held')::int
        from products) as astray`,
  );
  expect(told).toMatchObject({ bare: 0, unpayable: 0, stock: 100_000, astray: 0 });
  expect(told?.orders).toBeGreaterThanOrEqual(before);
  expect(told?.orders).toBeLessThanOrEqual(during);
});

test('every row and picture comes back as it was, numbers go on, and the shop takes an order', {
  timeout,
}, async () => {
  const file = join(folder, 'quiet.tar.gz');
  await until(async () => {
    const [{ waiting } = {}] = await query(
      on.databaseUrl,
      `select count(*)::int as waiting from pgboss.job where state < 'completed' and start_after < now()`,
    );
    return waiting === 0;
  });
  const { rows: was } = await fingerprint(on.databaseUrl);
  await save(file);
  const url = await emptyDatabase();
  const pictures = memory();
  const manifest = await restore(file, url, { pictures });
  const { rows: is } = await fingerprint(url);
  expect(is).toEqual(was);
  expect(Object.keys(is).length).toBeGreaterThan(20);
  expect(manifest.missing).toEqual([]);
  expect([...pictures.kept.keys()]).toEqual(['one.webp', 'two.webp']);
  for (const [name, bytes] of pictures.kept) expect(bytes).toEqual(await on.shop.images.read(name));

  const again = await openShop({ databaseUrl: url });
  try {
    const { browser, email } = await shopper(again);
    const orderId = await buy(again, browser, { email, lines: [[sold, 1]] });
    const [row] = await query(
      url,
      `select receipt_number > (select max(receipt_number) from orders where id <> '${orderId}') as later
       from orders where id = '${orderId}'`,
    );
    expect(row?.later).toBe(true);
    await until(() => again.mails.find((mail) => 'orderId' in mail && mail.orderId === orderId));
    await expect(restore(file, url, { overwrite: true })).rejects.toThrow('stop it first');
  } finally {
    await again.close();
  }
  await expect(restore(file, url)).rejects.toThrow('add --overwrite');
  await restore(file, url, { overwrite: true });
  expect((await fingerprint(url)).rows).toEqual(was);
});

test('a picture that the store has lost is named, and does not stop the backup', async () => {
  await on.shop.db.insert(images).values({ name: 'lost.webp', width: 8, height: 8, blur: 'data:,' });
  expect((await save(join(folder, 'lost.tar.gz'))).missing).toEqual(['lost.webp']);
});

describe('what is not whole is not taken for whole', () => {
  test('a file that was cut short or changed is refused before anything is touched', {
    timeout,
  }, async () => {
    const file = join(folder, 'whole.tar.gz');
    await save(file);
    const bytes = await readFile(file);
    const url = await emptyDatabase();
    const changed = Buffer.from(bytes);
    const middle = bytes.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    const broken = [bytes.subarray(0, middle), bytes.subarray(0, -4), changed, Buffer.from('hello')];
    for (const content of broken) {
      await writeFile(join(folder, 'broken.tar.gz'), content);
      await expect(restore(join(folder, 'broken.tar.gz'), url)).rejects.toThrow('no whole backup');
    }
    expect((await fingerprint(url)).rows).toEqual({});
  });

  test('a restore that is killed leaves the database empty, and the next one works', {
    timeout,
  }, async () => {
    const file = join(folder, 'killed.tar.gz');
    await save(file);
    const url = await emptyDatabase();
    const child = command('restore', [file], { DATABASE_URL: url });
    await killedAt(child, 'public.');
    expect((await fingerprint(url)).rows).toEqual({});
    await restore(file, url);
  });

  test('a backup that is killed leaves no file with the name of one', { timeout }, async () => {
    const target = await mkdtemp(join(folder, 'kept-'));
    await killedAt(command('backup', [target], { DATABASE_URL: on.databaseUrl }), 'public.');
    expect((await readdir(target)).filter((name) => name.endsWith('.tar.gz'))).toEqual([]);
  });

  test('a database with something else in it is no place for a shop', async () => {
    const url = await emptyDatabase();
    await query(url, 'create table somebody_elses (id int)');
    await expect(restore(join(folder, 'quiet.tar.gz'), url, { overwrite: true })).rejects.toThrow(
      'somebody_elses',
    );
  });
});

test('the commands: into an empty DATA_DIR, out of it again, the newest kept', { timeout }, async () => {
  const file = join(folder, 'quiet.tar.gz');
  const home = await mkdtemp(join(folder, 'data-'));
  expect(await ended(command('restore', [file], { DATA_DIR: home }))).toMatchObject({ code: 0 });
  for (const day of ['01', '02', '03'])
    await writeFile(join(home, `hopup-2020-01-${day}T00-00-00Z.tar.gz`), '');
  const saved = await ended(command('backup', [home, '--keep', '2'], { DATA_DIR: home }));
  expect(saved).toMatchObject({ code: 0 });
  const kept = (await readdir(home)).filter((name) => name.endsWith('.tar.gz')).sort();
  expect(kept).toEqual(['hopup-2020-01-03T00-00-00Z.tar.gz', kept[1]]);
  // Wherever it went, the shop hears of it.
  const { made } = await readBackupTimes(join(home, 'backups'));
  expect(made?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const [was, is] = await Promise.all([checkArchive(file), checkArchive(join(home, kept[1] ?? ''))]);
  expect({ ...is, madeAt: '', sha256: '' }).toEqual({ ...was, madeAt: '', sha256: '' });
});

test('the command makes no folder that was named but is not there, and says so', { timeout }, async () => {
  const missing = join(folder, 'mistyped');
  for (const target of [missing, join(missing, 'one.tar.gz')]) {
    const { code, said } = await ended(command('backup', [target], { DATABASE_URL: on.databaseUrl }));
    expect(code).toBe(1);
    expect(said).toContain(`No backup was made. There is no folder ${missing}`);
  }
  expect(await readdir(folder)).not.toContain('mistyped');
});

describe('what a command can’t do it says in one sentence', () => {
  /** Nobody listens there. */
  const away = 'postgres://shop@127.0.0.1:1/shop';
  /** Takes no file, of root either. */
  const unwritable = process.platform === 'linux' ? '/sys' : '/dev';

  test('the database is away', { timeout }, async () => {
    const saved = await ended(command('backup', [folder], { DATABASE_URL: away }));
    expect(saved).toEqual({
      code: 1,
      said: 'No backup was made. The database can’t be reached, or was lost on the way: connect ECONNREFUSED 127.0.0.1:1\n',
    });
    const file = join(folder, 'fine.tar.gz');
    await save(file);
    const restored = await ended(command('restore', [file], { DATABASE_URL: away }));
    expect(restored).toEqual({
      code: 1,
      said: `Reading ${file}\nThe backup was not put back. The database can’t be reached, or was lost on the way: connect ECONNREFUSED 127.0.0.1:1\n`,
    });
    const added = await ended(command('staff', ['list'], { DATABASE_URL: away }));
    expect(added).toEqual({
      code: 1,
      said: 'The database can’t be reached, or was lost on the way: connect ECONNREFUSED 127.0.0.1:1\n',
    });
  });

  test('the database goes on the way, and nothing by half is left', { timeout }, async () => {
    const proxy = await openProxy(on.databaseUrl);
    const target = await mkdtemp(join(folder, 'lost-'));
    const file = join(folder, 'kept.tar.gz');
    await save(file);
    const empty = await openProxy(await emptyDatabase());
    for (const [line, child] of [
      [proxy, command('backup', [target], { DATABASE_URL: proxy.url })],
      [empty, command('restore', [file], { DATABASE_URL: empty.url })],
    ] as const) {
      child.stdout?.on('data', (text) => String(text).includes('public.') && line.cut());
      const { code, said } = await ended(child);
      expect(code).toBe(1);
      expect(said).toMatch(
        /\n(No backup was made|The backup was not put back)\. The database can’t be reached/,
      );
      expect(said).not.toContain('    at ');
      await line.close();
    }
    expect(await readdir(target)).toEqual([]);
  });

  test('its folder can’t be written', { timeout }, async () => {
    const { code, said } = await ended(command('backup', [unwritable], { DATABASE_URL: on.databaseUrl }));
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^No backup was made\\. ${unwritable} can’t be written: .*\n$`));
  });
});

/** A hash of all rows of each table, by a way of its own. */
async function fingerprint(url: string): Promise<{ rows: Record<string, string> }> {
  const tables = await query(
    url,
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'drizzle') or tablename in ('job_common', 'queue', 'schedule')`,
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    // What the queue notes about itself as time goes by.
    const table = name === 'pgboss.queue' ? '(select name, policy, retry_limit from pgboss.queue)' : name;
    const [found] = await query(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${table} t`,
    );
    if (name !== 'pgboss.job_common') rows[name] = found?.hash;
  }
  return { rows };
}

function memory() {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    async write(name: string, bytes: Buffer) {
      kept.set(name, Buffer.from(bytes));
    },
  };
}

async function emptyDatabase(): Promise<string> {
  const name = `b_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await query(inject('databaseUrl'), `create database ${name}`);
  return databaseNamed(inject('databaseUrl'), name);
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the statement answers
async function query(url: string, statement: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function command(
  name: 'backup' | 'restore' | 'staff',
  args: string[],
  more: Record<string, string>,
): ChildProcess {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...more };
  return spawn(process.execPath, [join('scripts', `${name}.ts`), ...args], { env, stdio: 'pipe' });
}

async function ended(child: ChildProcess): Promise<{ code: number; said: string }> {
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Kills as soon as it says so much. */
async function killedAt(child: ChildProcess, words: string): Promise<void> {
  for await (const text of child.stdout ?? []) {
    if (!String(text).includes(words)) continue;
    child.kill('SIGKILL');
    break;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode, 'it was killed, and had not ended by itself').toBe('SIGKILL');
}
