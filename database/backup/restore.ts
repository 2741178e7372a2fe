import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { advisoryLocks } from '../advisory-lock.ts';
import { migrate, otherMigrations } from '../migrate.ts';
import { withClient } from '../with-client.ts';
import { checkArchive, readArchive } from './archive.ts';
import { clearDatabase, findData } from './clear.ts';
import { BackupError, type Manifest, type SavedTable } from './manifest.ts';
import { digestInDatabase, plainSettings, quotedName, writeRows } from './tables.ts';

export interface RestoreOptions {
  databaseUrl: string;
  /** Where the migrations of this release lie. */
  migrations: string;
  pictures: { write(name: string, bytes: Buffer): Promise<void> };
  /** What `saveBackup` wrote. */
  file: string;
  /** Told explicitly that what the database holds may be lost. */
  overwrite: boolean;
  /** Hears of the progress, a line at a time. */
  say(line: string): void;
}

/**
 * Puts a whole shop back into an empty database and picture store, and brings it to this release. The backup is read to
 * its end before anything is touched. All rows come in one transaction, compared with what was saved before it ends:
 * cut short at any moment, the database is as it was before.
 *
 * @throws BackupError where the file is not whole or too new, the database has data, or a shop runs on it
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, file, migrations, say } = options;
  say(`Reading ${file}`);
  const manifest = await checkArchive(file);
  const known = readMigrationFiles({ migrationsFolder: migrations });
  const other = otherMigrations(manifest.migrations, known);
  if (other) throw new BackupError(`${file} ${other}. Nothing was changed.`);
  const work = async (client: pg.Client) => {
    await client.query(plainSettings);
    // A shop that starts meanwhile waits here, and then finds everything.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await refuseWhileInUse(client);
    await client.query('begin');
    await makeRoom(client, manifest, options);
    await fill(client, manifest, options);
    say('Comparing every row with what was saved');
    for (const table of manifest.tables) await compare(client, table);
    await client.query('commit');
  };
  await withClient(databaseUrl, 'hopup restore', work, { connectionTimeoutMillis: 10_000, keepAlive: true });
  say('Bringing it to this release');
  await migrate(databaseUrl, migrations);
  return manifest;
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  // Who was killed a moment ago is still seen for another.
  for (let look = 0; look < 10; look++) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name like 'hopup%' and pid <> pg_backend_pid() limit 1`,
    );
    if (rowCount === 0) return;
    await pause(200);
  }
  throw new BackupError(
    'A shop, or a command of one, is using this database: stop it first. Nothing was changed.',
  );
}

async function makeRoom(client: pg.Client, manifest: Manifest, { overwrite, say }: RestoreOptions) {
  const found = await findData(
    client,
    manifest.tables.map((table) => table.name),
  );
  if (found.length > 0 && !overwrite) {
    throw new BackupError(
      `The database has a shop already (${found.slice(0, 4).join(', ')}). To lose that and put the backup in its place, add --overwrite. Nothing was changed.`,
    );
  }
  if (found.length > 0) say('Removing what the database has');
  await clearDatabase(client);
}

async function fill(client: pg.Client, manifest: Manifest, { file, pictures, say }: RestoreOptions) {
  for (const statement of manifest.schema) await client.query(statement);
  // What making the schema wrote itself.
  for (const { name } of manifest.tables.toReversed()) await client.query(`delete from ${quotedName(name)}`);
  // Rows come as they were, without what their writing would set off.
  for (const { name } of manifest.tables)
    await client.query(`alter table ${quotedName(name)} disable trigger user`);
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  let at = '';
  let written = 0;
  for await (const { name, bytes } of readArchive(file)) {
    const [folder, item = ''] = name.split('/');
    const table = folder === 'tables' ? tables.get(item) : undefined;
    if (table) {
      if (at !== item) say(`${item}: ${table.rows} rows`);
      at = item;
      await writeRows(client, table, bytes.toString().split('\n'));
    } else if (folder === 'pictures') {
      if (written === 0) say(`${manifest.pictures} pictures`);
      written += 1;
      await pictures.write(item, bytes);
    }
  }
  for (const { name } of manifest.tables)
    await client.query(`alter table ${quotedName(name)} enable trigger user`);
  for (const { name, value, called } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quotedName(name), value, called]);
  }
}

async function compare(client: pg.Client, table: SavedTable): Promise<void> {
  const { rows, digest } = await digestInDatabase(client, table);
  if (rows === table.rows && digest === table.digest) return;
  throw new BackupError(
    `${table.name} came out otherwise than it was saved (${rows} rows of ${table.rows}). Nothing was changed.`,
  );
}
