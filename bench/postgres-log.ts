import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findEmbeddedPostgres } from '#database/embedded/start.ts';

/** A line of the database's log that came of the shop's own connections. */
export interface Said {
  kind: 'LOG' | 'DETAIL';
  words: string;
}

/** The database of the shop that is measured: its address, and a connection that may do anything. End it. */
export async function superuser(directory: string): Promise<{ url: string; client: pg.Client }> {
  const url = await findEmbeddedPostgres(join(directory, 'database'));
  if (!url) throw new Error('the database of the shop that is measured is not there');
  const client = new pg.Client({ connectionString: url.replace('//hopup', '//postgres') });
  await client.connect();
  return { url, client };
}

/** What the shop's connections made the database write down during a deed, with some settings changed for them. */
export async function overhear(
  client: pg.Client,
  log: string,
  settings: Record<string, string>,
  deed: () => void | Promise<void>,
): Promise<Said[]> {
  const all = { ...settings, log_error_verbosity: 'default' };
  await reload(client, "alter system set log_line_prefix = '%a|'");
  await reconnect(
    client,
    Object.entries(all).map(([name, value]) => `set ${name} = '${value}'`),
  );
  const before = readFileSync(log).length;
  await deed();
  await pause(1500);
  const written = readFileSync(log).subarray(before).toString();
  await reload(client, 'alter system reset log_line_prefix');
  await reconnect(
    client,
    Object.keys(all).map((name) => `reset ${name}`),
  );
  return written
    .split(/^(?=[^\t\n]*\|[A-Z]+:)/m)
    .map((line) => /^hopup\|(LOG|DETAIL): {2}([\s\S]*)$/.exec(line))
    .filter((line) => line !== null)
    .map(([, kind, words = '']) => ({ kind: kind as Said['kind'], words: words.replaceAll('\n\t', '\n') }));
}

async function reload(client: pg.Client, change: string): Promise<void> {
  await client.query(change);
  await client.query('select pg_reload_conf()');
}

/** Settings of a role count for connections to come: the shop's are ended, and it makes others. */
async function reconnect(client: pg.Client, changes: string[]): Promise<void> {
  for (const change of changes) await client.query(`alter role hopup ${change}`);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hopup'",
  );
  await pause(1000);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
