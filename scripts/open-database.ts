import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/start.ts';
import { migrate } from '#database/migrate.ts';
import { BadConfig, type Config, readConfig } from '#server/config.ts';

interface Opened {
  url: string;
  config: Config;
  close: () => Promise<void>;
}

/** The shop's database for a command, at its newest schema. */
export async function openShopDatabase(): Promise<Omit<Opened, 'url'> & { db: Database }> {
  const { url, config, close } = await findShopDatabase();
  await migrate(url, join('database', 'migrations'));
  const db = connect(url, { size: 4 });
  return {
    db,
    config,
    async close() {
      await db.$client.end();
      await close();
    },
  };
}

/** As it is, unmigrated: the database that DATABASE_URL names, that a running shop has open, or else its own. */
export async function findShopDatabase(): Promise<Opened> {
  const config = configured();
  const directory = join(config.DATA_DIR, 'database');
  const running = config.DATABASE_URL ?? (await findEmbeddedPostgres(directory));
  if (running) return { url: running, config, close: async () => {} };
  const own = await startEmbeddedPostgres({ directory });
  return { url: own.url, config, close: () => own.stop() };
}

/** Ends the command with one line where a variable can't be used. */
export function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
