import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { underLock } from './advisory-lock.ts';

/** The database has migrations that this release does not know, and has lost what this release needs. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'the database was made by a newer release of the shop: start that one, or restore a backup of before',
    );
  }
}

const migrationsTable = 'drizzle.__drizzle_migrations';
/** Before this one, no release started on a newer database. */
const firstRelease = '1.0.0';
/** What a migration that takes something away says: the release that no longer used it (docs/operations.md, 'Migrations expand first'). */
const contraction = /^-- contracts: (\d+\.\d+\.\d+)$/gm;

export interface Release {
  /** Such as 1.2.0. */
  version: string;
  /** When its migrations were made, ms. */
  migrations: number[];
  /** The oldest release that can work beside it: nothing that this one still needs was taken away. */
  oldest: string;
}

/**
 * Brings a database to the newest schema. Several processes may start at once: one works, the others wait. On a database that a newer
 * release has only added to since, it leaves everything as it is: so a machine of the release before may be started again while
 * others are brought to the new one, or all of them be taken back.
 *
 * @throws NewerDatabase
 */
export const migrate = (url: string, folder: string): Promise<void> =>
  underLock(url, 'migration', async (client) => {
    const release = await readRelease(folder);
    const schema = await compareSchema(client, release);
    if (schema === 'needs a newer release') throw new NewerDatabase();
    if (schema === 'newer') return;
    // Noted first: a process that dies between leaves an old release refused, never let in. A new database has no table yet.
    await noteOldestRelease(client, release.oldest);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await noteOldestRelease(client, release.oldest);
  });

/** How a database stands to a release: 'newer' is one that a newer release only added to. */
export async function compareSchema(
  client: pg.Client,
  { version, migrations }: Release,
): Promise<'behind or equal' | 'newer' | 'needs a newer release'> {
  if ((await newestApplied(client)) <= Math.max(...migrations)) return 'behind or equal';
  const oldest = await notedRelease(client);
  return oldest === null || isOlder(version, oldest) ? 'needs a newer release' : 'newer';
}

/** Why a database's migrations are none of this release's; undefined where they are, or are the first of them. */
export function otherMigrations(applied: string[], known: { hash: string }[]): string | undefined {
  const other = applied.findIndex((hash, at) => known[at]?.hash !== hash);
  if (other < 0) return undefined;
  return other >= known.length
    ? 'was made by a newer release of the shop than this one'
    : `was made by a build between two releases of the shop, whose migration ${other} was another than this one's`;
}

/** What this release is, by its migrations and package.json. */
export async function readRelease(folder: string): Promise<Release> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  const files = await Promise.all(entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), 'utf8')));
  const contracted = files.flatMap((sql) =>
    [...sql.matchAll(contraction)].map(([, release]) => release ?? ''),
  );
  return {
    version,
    migrations: entries.map(({ when }) => when),
    oldest: contracted.reduce((newest, one) => (isOlder(newest, one) ? one : newest), firstRelease),
  };
}

/** Whether one version comes before another, by its three numbers. */
function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/** When the newest migration of a database was made, ms; -Infinity where it has none. */
async function newestApplied(client: pg.Client): Promise<number> {
  if (!(await hasMigrations(client))) return Number.NEGATIVE_INFINITY;
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${migrationsTable}`);
  return rows[0].newest ?? Number.NEGATIVE_INFINITY;
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as made', [migrationsTable]);
  return rows[0].made;
}

/** The release that `noteOldestRelease` left in the comment of the migrations' table; null where none did. */
async function notedRelease(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query("select obj_description($1::regclass, 'pg_class') as release", [
    migrationsTable,
  ]);
  return rows[0].release;
}

async function noteOldestRelease(client: pg.Client, oldest: string): Promise<void> {
  if (!(await hasMigrations(client)) || (await notedRelease(client)) === oldest) return;
  await client.query(`comment on table ${migrationsTable} is ${client.escapeLiteral(oldest)}`);
}
