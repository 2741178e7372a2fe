import type { Socket } from 'node:net';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';

/** Whatever runs queries: the pool, or the transaction that the caller is in. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type DatabasePool = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export interface ConnectOptions {
  /** Connections at most. */
  size?: number;
  /** How long a query may go without an answer before its connection is given up; ms. */
  silenceMs?: number;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections. A query that can't get one within 5 s fails, and none may run longer than 20 s: the database
 * ends it, or, where not even that word comes through, the connection is given up a little later.
 */
export function connect(
  url: string,
  { size = 10, silenceMs = 22_000, onError = () => {} }: ConnectOptions = {},
): DatabasePool {
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 20_000,
    query_timeout: silenceMs,
    keepAlive: true,
    // What a transaction asks without waiting in between goes to the server in one piece, and is done in that order.
    pipeline: true,
    application_name: 'hopup',
  });
  pool.on('error', onError);
  return drizzle(pool, { schema });
}

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

/**
 * A connection that plans each statement once, sends together what is asked together, and lets go: of a server that fell
 * silent, and of the pool's slot where a transaction can't begin.
 */
class Connection extends pg.Client {
  /** Given by the pool while the connection is out. */
  declare release?: (error: Error) => void;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // One that breaks within a transaction is heard of by the next query; unheard, it would end the process.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: it stands in for every form of query()
  override query(asked: any, ...rest: any[]): any {
    const name = asked.text && !asked.name ? nameOf(asked.text) : undefined;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = super.query(name ? { ...asked, name } : asked, ...rest) as unknown;
    if (answer instanceof Promise) answer.catch((error: Error) => this.#failed(asked, error));
    return answer;
  }

  #failed(asked: { text?: string }, error: Error): void {
    // It would answer the next query with this one's rows, or never.
    if (error.message === 'Query read timeout')
      (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    // Drizzle hands a connection back after a transaction, but not one on which none could begin.
    if (asked.text?.startsWith('begin')) this.release?.(error);
  }
}

const names = new Map<string, string>();
/** The shop's own statements are some two hundred. What comes after that many is made for one occasion. */
const maxNames = 500;
/** So is what is longer than this: a statement with room for many rows. */
const maxLetters = 4000;

/** Of a statement, so that PostgreSQL parses and plans it once a connection, not once a query. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames || text.length > maxLetters) return known;
  const name = `hopup_${names.size}`;
  names.set(text, name);
  return name;
}
