import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs queries: the pool, or the transaction that the caller is in. */
export type Queries = Database | Transaction;

export interface ConnectOptions {
  /** Connections at most. */
  size?: number;
  /** Hears of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

/** A pool of connections. A query that can't get one within 5 s fails, and none may run longer than 20 s. */
export function connect(url: string, { size = 10, onError = () => {} }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 20_000,
    application_name: 'hopup',
    Client: PreparingClient,
  });
  pool.on('error', onError);
  return drizzle(pool, { schema });
}

/** Names every statement by its text, so that PostgreSQL parses and plans each once a connection, not once a query. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it stands in for every form of query() and changes but the name
  override query(asked: any, ...rest: any[]): any {
    const query = asked as { name?: string; text?: string };
    const name = query.text && !query.name ? nameOf(query.text) : undefined;
    return super.query(name ? { ...asked, name } : asked, ...rest);
  }
}

const names = new Map<string, string>();
/** The shop's own statements are some two hundred. What comes after that many is made for one occasion. */
const namesAtMost = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesAtMost) return known;
  const name = `hopup_${names.size}`;
  names.set(text, name);
  return name;
}
