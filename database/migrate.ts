import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { underLock } from './advisory-lock.ts';

/** The database has migrations that this release does not know. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'the database was made by a newer release of the shop: start that one, or restore a backup of before',
    );
  }
}

/**
 * Brings a database to the newest schema. Several processes may start at once: one works, the others wait.
 *
 * @throws NewerDatabase
 */
export const migrate = (url: string, folder: string): Promise<void> =>
  underLock(url, 'migration', async (client) => {
    await refuseNewer(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  });

/** Old code must not write into new tables. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const { rows: known } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!known[0]?.name) return;
  const { rows } = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'));
  const ours = Math.max(...journal.entries.map(({ when }: { when: number }) => when));
  if (rows[0]?.newest > ours) throw new NewerDatabase();
}
