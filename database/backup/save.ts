import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { otherMigrations } from '../migrate.ts';
import { withClient } from '../with-client.ts';
import { checkArchive, type Entry, writeArchive } from './archive.ts';
import { Digest } from './digest.ts';
import { BackupError, type Manifest, type SavedTable } from './manifest.ts';
import { listTables, plainSettings, quotedName, readRows, readSequences, type Table } from './tables.ts';

export interface SaveOptions {
  databaseUrl: string;
  /** Where the migrations of this release lie. */
  migrations: string;
  pictures: { read(name: string): Promise<Buffer | undefined> };
  /** Where the backup goes; it must not be there yet. */
  file: string;
  /** Hears of the progress, a line at a time. */
  say(line: string): void;
}

/** What a backup is called until it is whole. */
export const draftEnding = '.part';

/**
 * Saves the whole shop in one file while it goes on selling: every row as it was at one moment, and every picture that
 * those rows name. The file is read back before it gets its name, so that what has the name is whole.
 * Smaller sizes of pictures are left out: the shop makes them again when they are asked for.
 *
 * @throws BackupError where there is nothing to save, or the database is of another release
 */
export async function saveBackup(options: SaveOptions): Promise<Manifest> {
  const draft = `${options.file}.${process.pid}${draftEnding}`;
  const work = async (client: pg.Client) => {
    const saved = await writeArchive(draft, contents(client, options));
    options.say('Reading it back');
    const read = await checkArchive(draft);
    if (read.sha256 !== saved.sha256) throw new BackupError('What was written reads back otherwise.');
    await rename(draft, options.file);
    await syncFolder(dirname(options.file));
    return read;
  };
  try {
    return await withClient(options.databaseUrl, 'hopup backup', work, {
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function* contents(
  client: pg.Client,
  { migrations, pictures, say }: SaveOptions,
): AsyncGenerator<Entry, Omit<Manifest, 'sha256'>> {
  await client.query(plainSettings);
  await client.query('begin isolation level repeatable read read only');
  const all = await listTables(client);
  if (!all.some((table) => table.name === 'public.products')) {
    throw new BackupError('There is no shop in this database: nothing to save.');
  }
  // No migration may come between: it waits until the rows are read.
  await client.query(
    `lock table ${all.map((table) => quotedName(table.name)).join(', ')} in access share mode`,
  );
  const { schema, applied } = await schemaOf(client, migrations, all);
  const madeAt = new Date().toISOString();
  yield { name: 'README.txt', bytes: Buffer.from(readme(madeAt)) };

  const tables: SavedTable[] = [];
  for (const table of all) {
    const digest = new Digest();
    for await (const lines of readRows(client, table)) {
      digest.add(lines);
      yield { name: `tables/${table.name}/${digest.rows}.jsonl`, bytes: Buffer.from(lines.join('\n')) };
    }
    if (digest.rows > 0) say(`${table.name}: ${digest.rows} rows`);
    tables.push({ ...table, rows: digest.rows, digest: digest.value });
  }
  const sequences = await readSequences(client);
  const { rows } = await client.query<{ name: string }>('select name from images order by name');
  await client.query('commit');

  const missing: string[] = [];
  for (let at = 0; at < rows.length; at += picturesAtOnce) {
    const names = rows.slice(at, at + picturesAtOnce).map((row) => row.name);
    const found = await Promise.all(names.map(async (name) => ({ name, bytes: await pictures.read(name) })));
    for (const { name, bytes } of found) {
      if (bytes) yield { name: `pictures/${name}`, bytes };
      else missing.push(name);
    }
  }
  say(`${rows.length - missing.length} pictures`);
  return {
    format: 1,
    madeAt,
    migrations: applied,
    schema,
    tables,
    sequences,
    pictures: rows.length - missing.length,
    missing,
  };
}

const picturesAtOnce = 8;

/** The SQL that makes the same database empty: the migrations that it had, and the job queue as its library makes it. */
async function schemaOf(
  client: pg.Client,
  folder: string,
  tables: Table[],
): Promise<{ schema: string[]; applied: string[] }> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  const applied = rows.map((row) => row.hash);
  const known = readMigrationFiles({ migrationsFolder: folder });
  const other = otherMigrations(applied, known);
  if (other) throw new BackupError(`The database ${other}: save it with that.`);
  const schema = [...migrationTable, ...known.slice(0, applied.length).flatMap((migration) => migration.sql)];
  if (tables.some((table) => table.name === 'pgboss.job')) schema.push(await jobSchema(client));
  return { schema, applied };
}

/** Where Drizzle notes which migrations ran; those rows are saved and put back like any others. */
const migrationTable = [
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];

async function jobSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  const plan = getConstructionPlans('pgboss');
  if (!plan.includes(`INSERT INTO pgboss.version(version) VALUES ('${rows[0]?.version}')`)) {
    throw new BackupError(
      'The job queue is of another release than this one: save with the release that last ran, or start this one first.',
    );
  }
  // It goes into the transaction of the whole restore.
  return plan.replace(/^\s*(BEGIN|COMMIT|SET LOCAL .*);\s*$/gm, '');
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const readme = (madeAt: string): string =>
  `A whole shop as it was at ${madeAt}. Put it back with: npm run restore -- <this file>\n` +
  'tables/    every row, one line of JSON each\npictures/  every picture, as it was taken in\n' +
  'manifest.json, last, says what must be here.\n';
