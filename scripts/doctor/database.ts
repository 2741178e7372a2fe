import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { findEmbeddedPostgres } from '#database/embedded/start.ts';
import { compareSchema, otherMigrations, type Release, readRelease } from '#database/migrate.ts';
import { withClient } from '#database/with-client.ts';
import { shareConnections } from '#server/boot/connections.ts';
import { BadConfig, type Config } from '#server/config.ts';
import { type Finding, fine, look, mend, reasonOf } from './finding.ts';

const about = 'Database';
const oldestMajor = 15;
/** Of the connections that may be open at once. */
const busyShare = 0.8;

/** The address of the shop's database: another's, or the embedded one while the shop runs. */
export const findDatabase = async (config: Config): Promise<string | undefined> =>
  config.DATABASE_DIRECT_URL ??
  config.DATABASE_URL ??
  findEmbeddedPostgres(join(config.DATA_DIR, 'database'));

/** Asks the database with one connection, which goes again. */
export const askDatabase = <Answer>(
  url: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> =>
  withClient(url, 'hopup doctor', ask, { connectionTimeoutMillis: 5_000, query_timeout: 8_000 });

export interface DatabaseFacts {
  /** Such as 18.4. */
  version: string;
  ms: number;
  connections: number;
  maxConnections: number;
  /** When the migrations that it has were made; none where no shop was ever opened on it. */
  applied: number[];
  /** How it stands to this release. */
  schema: Awaited<ReturnType<typeof compareSchema>>;
  /** Why its migrations are none of this release's, where they are not. */
  other?: string | undefined;
}

const folder = join('database', 'migrations');

/** Whether it answers, is new enough, has room and has this release's schema. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  const url = await findDatabase(config);
  if (!url)
    return [
      mend(
        about,
        `none runs in ${config.DATA_DIR} (DATA_DIR)`,
        'start the shop, or say by DATA_DIR where it is',
      ),
    ];
  const release = await readRelease(folder);
  const begun = performance.now();
  let facts: DatabaseFacts;
  try {
    facts = await askDatabase(url, (client) => readFacts(client, release, begun));
  } catch (error) {
    return [
      mend(
        about,
        `does not answer: ${reasonOf(error)}`,
        'see that it runs, and DATABASE_URL, its password and firewall',
      ),
    ];
  }
  return [
    ...databaseFindings(facts, release.migrations),
    ...(await connectionFindings(url, config)),
    ...(await Promise.all(config.DATABASE_READ_URL.map(examineReplica))),
  ];
}

async function readFacts(client: pg.Client, release: Release, begun: number): Promise<DatabaseFacts> {
  const { rows } = await client.query(`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('max_connections')::int as max_connections,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      to_regclass('drizzle.__drizzle_migrations') is not null as made`);
  const [{ version, max_connections: maxConnections, connections, made }] = rows;
  const ms = Math.round(performance.now() - begun);
  const migrations = made
    ? (
        await client.query(
          'select created_at::float8 as at, hash from drizzle.__drizzle_migrations order by created_at, id',
        )
      ).rows
    : [];
  const schema = await compareSchema(client, release);
  const applied = migrations.map(({ at }) => at);
  const known = readMigrationFiles({ migrationsFolder: folder });
  const other = otherMigrations(
    migrations.map(({ hash }) => hash),
    known,
  );
  return { version, ms, connections, maxConnections, applied, schema, other };
}

/** @param known when the migrations of this release were made */
export function databaseFindings(facts: DatabaseFacts, known: number[]): Finding[] {
  const { version, ms, connections, maxConnections } = facts;
  const answers = `PostgreSQL ${version} answers in ${ms} ms`;
  return [
    Number.parseInt(version, 10) >= oldestMajor
      ? fine(about, answers)
      : mend(
          about,
          `${answers}, and is older than ${oldestMajor}`,
          'docs/operations.md, Moving to an external PostgreSQL',
        ),
    connections < maxConnections * busyShare
      ? fine('Connections', `${connections} of ${maxConnections} in use`)
      : mend(
          'Connections',
          `${connections} of ${maxConnections} in use`,
          'fewer processes, or a higher max_connections',
        ),
    migrationFinding(facts, known),
  ];
}

function migrationFinding({ applied, schema, other }: DatabaseFacts, known: number[]): Finding {
  const about = 'Migrations';
  const missing = known.filter((one) => !applied.includes(one)).length;
  if (applied.length === 0)
    return mend(
      about,
      'none: no shop was ever opened on this database',
      'start the shop, or npm run migrate',
    );
  if (schema === 'needs a newer release')
    return mend(
      about,
      'the database was made by a newer release',
      'start that one, or restore a backup of before',
    );
  if (schema === 'newer')
    return look(
      about,
      'a newer release has added to the database; this one works beside it',
      'bring this machine to that release',
    );
  if (other)
    return mend(
      about,
      `the database ${other}`,
      'no backup can be made of it here: save it with that build, and ask who made it',
    );
  return missing === 0
    ? fine(about, `all ${known.length} of this release`)
    : look(
        about,
        `${missing} of ${known.length} not applied`,
        'restart the shop, which applies them, or npm run migrate',
      );
}

/** Whether there are enough for the processes of this machine; only what lacks is said. */
async function connectionFindings(url: string, config: Config): Promise<Finding[]> {
  try {
    await shareConnections(url, config);
    return [];
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    return [mend('Connections', error.message, 'the shop does not start like this')];
  }
}

async function examineReplica(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const about = `Replica ${host}`;
  try {
    const replica = await askDatabase(url, async (client) => {
      const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
      return rows[0]?.replica;
    });
    return replica
      ? fine(about, 'answers')
      : look(about, 'answers, and is no replica: it is not read', 'take it out of DATABASE_READ_URL');
  } catch (error) {
    return look(
      about,
      `does not answer: ${reasonOf(error)}`,
      'the primary is read meanwhile: mend it, or take it out',
    );
  }
}
