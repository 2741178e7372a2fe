import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { Connection, UnnamedConnection } from './connection.ts';
import { type DatabaseWatch, Pool } from './pool.ts';
import * as schema from './schema.ts';

/** Whatever runs queries: the pool, or the transaction that the caller is in. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type DatabasePool = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export interface ConnectOptions {
  /** Connections at most. */
  size?: number;
  /** How long a query may go without an answer before its connection is given up; ms. */
  silenceMs?: number;
  /**
   * `unnamed` through a pooler in transaction mode: no statement is kept for the next transaction, and the timeouts below are the
   * pooler's to set, since it may not know them where a connection begins.
   */
  statements?: 'named' | 'unnamed';
  watch?: DatabaseWatch | undefined;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections. A query that can't get one within 5 s fails, and none may run longer than 20 s: the database
 * ends it, or, where not even that word comes through, the connection is given up a little later.
 */
export function connect(
  url: string,
  {
    size = 10,
    silenceMs = 22_000,
    statements = 'named',
    watch = {},
    onError = () => {},
  }: ConnectOptions = {},
): DatabasePool {
  const pool = new Pool({
    ...(statements === 'named' ? { Client: Connection, ...serverTimeouts } : { Client: UnnamedConnection }),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    query_timeout: silenceMs,
    keepAlive: true,
    // What a transaction asks without waiting in between goes to the server in one piece, and is done in that order.
    pipeline: true,
    application_name: 'hopup',
    watch,
  });
  pool.on('error', onError);
  return drizzle(pool, { schema });
}

/** ms; deploy/ha/pgbouncer.ini says the same. */
const serverTimeouts = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 15_000 };

/**
 * A query that is put together once a database, not once a call: for those that every visitor waits for. What varies
 * stands in it as `sql.placeholder(...)`.
 */
export function prepared<Query>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const known = made.get(db) ?? make(db);
    made.set(db, known);
    return known;
  };
}

type Statement = () => unknown;

/**
 * Sends statements that need nothing of each other in one piece; they are executed in the order given. That order is the promise
 * of one connection in pg's pipeline mode, so call this within a transaction (docs/decisions/011). The first that fails fails
 * all. What a function among them sends after its own first answer comes behind the others.
 */
export const inOrder = <const Statements extends readonly Statement[]>(
  statements: Statements,
): Promise<{ -readonly [At in keyof Statements]: Awaited<ReturnType<Statements[At]>> }> =>
  Promise.all(statements.map((statement) => Promise.try(statement))) as never;

/** Whether a column holds one of some texts: one statement, however many they are. */
export const among = (column: AnyPgColumn, texts: string[]): SQL =>
  sql`${column} = any(${sql.param(texts)}::text[])`;
