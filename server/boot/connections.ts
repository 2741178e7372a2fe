import { withClient } from '#database/with-client.ts';
import { BadConfig, type Config } from '../config.ts';

/** Connections to the database that one process may have. */
export interface Connections {
  /** For requests. */
  pool: number;
  /** For jobs. */
  jobs: number;
}

/** What a busy process makes use of. */
const wanted: Connections = { pool: 12, jobs: 4 };
/** With fewer, one slow query would hold everybody up. */
const least: Connections = { pool: 2, jobs: 2 };
/** Beside them each process has one that hears of changes, and one that hears of jobs. */
const listeners = 2;
/** Left to backups, commands and whoever looks into the database. */
const spare = 5;

const sum = ({ pool, jobs }: Connections) => pool + jobs + listeners;

/**
 * Shares what the database has to give among the processes of this machine, one more among them for while they are replaced one by one.
 * @throws BadConfig where it is too little for them
 */
export async function shareConnections(
  databaseUrl: string,
  { WEB_CONCURRENCY: processes, DATABASE_CONNECTIONS: given }: Config,
): Promise<Connections> {
  const available = given ?? (await readAvailable(databaseUrl)) - spare;
  const sharers = processes === 1 ? 1 : processes + 1;
  const each = Math.floor(available / sharers);
  if (each < sum(least)) throw new BadConfig(tooFew(processes, sharers * sum(least), available));
  const jobs = Math.min(wanted.jobs, Math.max(least.jobs, Math.floor(each / 4)));
  return { jobs, pool: Math.min(wanted.pool, each - jobs - listeners) };
}

const tooFew = (processes: number, needed: number, available: number): string =>
  `WEB_CONCURRENCY ${processes} needs at least ${needed} connections to the database, which has ${available} for this machine ` +
  `(max_connections less ${spare}, or DATABASE_CONNECTIONS): ask for fewer processes, or let it have more`;

/** What may be open at once: of the server, the role or the database, whichever is least. */
const readAvailable = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, 'hopup start', async (client) => {
    const { rows } = await client.query<{ available: number }>(`
      select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      ) as available`);
    return rows[0]?.available ?? 0;
  });
