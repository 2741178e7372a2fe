import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectOptions, connect, type DatabasePool } from '#database/connect.ts';
import { findEmbeddedPostgres, holdsCluster, startEmbeddedPostgres } from '#database/embedded/start.ts';
import { migrate } from '#database/migrate.ts';
import { withClient } from '#database/with-client.ts';
import { BadConfig, type Config, readConfig } from '#server/config.ts';
import { endCommand } from './failure.ts';

interface Opened {
  url: string;
  config: Config;
  close: () => Promise<void>;
}

type OpenedShop = Omit<Opened, 'url'> & { db: DatabasePool };

/** The shop's database for a command, at its newest schema. Ends the command where there is none: a mistyped path makes no shop. */
export const openShopDatabase = (): Promise<OpenedShop> =>
  findOpenedShop()
    .then((opened) => atNewestSchema(opened))
    .catch(endCommand);

/** The same with the schema that it has, for who only reads. */
export const openShopDatabaseUnmigrated = (): Promise<OpenedShop> =>
  findOpenedShop()
    .then((opened) => connected(opened))
    .catch(endCommand);

async function findOpenedShop(): Promise<Opened> {
  const found = await findShopDatabase();
  if (await hasShop(found.url)) return found;
  await found.close();
  console.error(
    found.config.DATABASE_URL
      ? 'The database that DATABASE_URL names has no shop. Nothing was changed.'
      : noShopIn(found.config.DATA_DIR),
  );
  return process.exit(1);
}

/** The same, made where there is none. */
export async function openOrMakeShopDatabase(options?: ConnectOptions): Promise<OpenedShop> {
  return atNewestSchema(await openDatabase(configured()), options);
}

/**
 * As it is, unmigrated: the database that DATABASE_URL names, that a running shop has open, or else its own. Ends the command
 * where DATA_DIR has none.
 */
export async function findShopDatabase(): Promise<Opened> {
  const config = configured();
  if (config.DATABASE_URL || holdsCluster(databaseIn(config))) return openDatabase(config);
  console.error(
    existsSync(config.DATA_DIR) ? noShopIn(config.DATA_DIR) : `There is no ${config.DATA_DIR} (DATA_DIR).`,
  );
  return process.exit(1);
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

const databaseIn = (config: Config): string => join(config.DATA_DIR, 'database');

const noShopIn = (directory: string): string =>
  `${directory} (DATA_DIR) has no shop. Nothing was changed: start the shop there first, or say where it is.`;

async function openDatabase(config: Config): Promise<Opened> {
  const directory = databaseIn(config);
  const running =
    config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? (await findEmbeddedPostgres(directory));
  if (running) return { url: running, config, close: async () => {} };
  const own = await startEmbeddedPostgres({ directory });
  return { url: own.url, config, close: () => own.stop() };
}

async function atNewestSchema(opened: Opened, options?: ConnectOptions): Promise<OpenedShop> {
  await migrate(opened.url, join('database', 'migrations'));
  return connected(opened, options);
}

function connected({ url, config, close }: Opened, options?: ConnectOptions): OpenedShop {
  const db = connect(url, { size: 4, ...options });
  return {
    db,
    config,
    async close() {
      await db.$client.end();
      await close();
    },
  };
}

/** Whether its schema was ever made. */
const hasShop = (url: string): Promise<boolean> =>
  withClient(url, 'hopup command', async (client) => {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
    );
    return rows[0]?.made ?? false;
  });
