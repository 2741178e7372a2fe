import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/start.ts';
import { databaseNamed, fillTemplate } from '../database.ts';

/** A primary with the database of a shop, and a replica of it that streams from it: both real. */
export interface Replicated {
  primaryUrl: string;
  replicaUrl: string;
  /** The replica still hears of what is written, and shows none of it. */
  hold(): Promise<void>;
  release(): Promise<void>;
  close(): Promise<void>;
}

const replicating = ['wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=512MB', 'hot_standby=on'];

export async function openReplicated(): Promise<Replicated> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-replicated-'));
  const start = (name: string, more: string[] = []) =>
    startEmbeddedPostgres({
      directory: join(directory, name),
      durable: false,
      settings: [...replicating, ...more],
    });
  // A server that is stopped is copied as it lies, with its role and database: no other tool is needed.
  await (await start('primary')).stop();
  spawnSync('mkdir', [join(directory, 'replica')]);
  spawnSync('cp', ['-a', join(directory, 'primary', 'cluster'), join(directory, 'replica', 'cluster')]);
  await writeFile(join(directory, 'replica', 'cluster', 'standby.signal'), '');
  const primary = await start('primary');
  const { searchParams, port } = new URL(primary.url);
  const source = `primary_conninfo=host=${searchParams.get('host')} port=${port} user=postgres`;
  const replica = await start('replica', [source]);
  await fillTemplate(primary.url);

  const asAdministrator = async (statement: string) => {
    const url = new URL(databaseNamed(replica.url, 'postgres'));
    url.username = 'postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    hold: () => asAdministrator('select pg_wal_replay_pause()'),
    release: () => asAdministrator('select pg_wal_replay_resume()'),
    async close() {
      await replica.stop();
      await primary.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
