import { join } from 'node:path';
import { connect, type Database } from '#database/connect.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/start.ts';
import { migrate } from '#database/migrate.ts';
import { BadConfig, type Config, readConfig } from '#server/config.ts';

/** The shop's database for a command: the one that DATABASE_URL names, that a running shop has open, or else its own. */
export async function openShopDatabase(): Promise<{
  db: Database;
  config: Config;
  close: () => Promise<void>;
}> {
  const config = configured();
  const directory = join(config.DATA_DIR, 'database');
  const running = config.DATABASE_URL ?? (await findEmbeddedPostgres(directory));
  const own = running ? undefined : await startEmbeddedPostgres({ directory });
  const url = running ?? own?.url ?? '';
  await migrate(url, join('database', 'migrations'));
  const db = connect(url, { size: 4 });
  return {
    db,
    config,
    async close() {
      await db.$client.end();
      await own?.stop();
    },
  };
}

function configured(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
