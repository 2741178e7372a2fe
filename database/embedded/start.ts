import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { withClient } from '../with-client.ts';
import { chooseAddress, removeTemporarySocket, urlOf } from './address.ts';
import { attachToRunning } from './attach.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { explainFailure } from './failure.ts';
import { keepRunning } from './keep-running.ts';
import { type Launch, launch } from './launch.ts';
import { lockDirectory } from './lock.ts';
import { chooseOsUser } from './os-user.ts';
import { type Paths, pathsIn } from './paths.ts';
import { ask, type Postmaster, readPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** For `pg`: the user owns its database and may create others, no more. It stays the same until `stop`. */
  url: string;
  /** Whether it was running already, left by an owner that was killed. */
  attached: boolean;
  /** Ends the server and returns when no process of it is left. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Belongs to the database alone; made if it is not there. */
  directory: string;
  /** false, for tests: faster, and a crash may lose everything. */
  durable?: boolean;
  /** Of PostgreSQL, `name=value`, beside and before those it is run with: for tests. */
  settings?: string[];
  /** Progress, a line at a time. */
  log?(line: string): void;
}

/**
 * Runs a real PostgreSQL in a directory, for this process alone: attaches to one that a killed owner left running,
 * recovers one that crashed, makes an empty one the first time, and brings it back should it die while the shop lives.
 * @throws EmbeddedDatabaseError with a line that says what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory, durable = true, settings = [], log = () => {} } = options;
  try {
    await makeFolder(directory);
    const paths = pathsIn(await realpath(directory));
    const lock = lockDirectory(paths);
    try {
      return await start(paths, { durable, settings, log }, lock.release);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, directory);
  }
}

async function start(
  paths: Paths,
  { durable, settings, log }: Pick<Launch, 'durable' | 'settings' | 'log'>,
  release: () => void,
) {
  const { initdb, postgres } = findBinaries();
  const osUser = await chooseOsUser(paths, postgres);
  await prepareCluster(paths, initdb, osUser);
  const left = await attachToRunning(paths, durable);
  const address = left ?? (await chooseAddress(paths, osUser));
  const again = () => launch({ paths, postgres, osUser, address, durable, settings, log });
  const running = keepRunning(paths, left ?? (await again()), again, log);
  try {
    await createRoleAndDatabase(address);
  } catch (error) {
    await running.stop();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await running.stop();
    await removeTemporarySocket(paths, address);
    release();
  };
  return {
    url: urlOf(address),
    attached: left !== undefined,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Makes the shop's own user and database, where they are missing. The user is no administrator: it needs no such power. */
async function createRoleAndDatabase(address: Omit<Postmaster, 'pid'>): Promise<void> {
  await withClient(urlOf(address, 'postgres'), 'hopup start', async (client) => {
    const { rows } = await client.query<{ user: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hopup') AS user,
              EXISTS (SELECT FROM pg_database WHERE datname = 'hopup') AS database`,
    );
    const password = address.password ? `PASSWORD ${client.escapeLiteral(address.password)}` : '';
    if (!rows[0]?.user) await client.query(`CREATE ROLE hopup LOGIN CREATEDB ${password}`);
    if (!rows[0]?.database) await client.query('CREATE DATABASE hopup OWNER hopup');
  });
}

/** Whether a database was made in the directory. */
export const holdsCluster = (directory: string): boolean =>
  existsSync(join(pathsIn(directory).dataDirectory, 'PG_VERSION'));

/**
 * The address of the server that another process runs in the directory, for a command beside a living shop; undefined
 * when none does.
 */
export async function findEmbeddedPostgres(directory: string): Promise<string | undefined> {
  const paths = pathsIn(await realpath(directory).catch(() => directory));
  const running = await readPostmaster(paths);
  return running && (await ask(running)) === 'up' ? urlOf(running) : undefined;
}
