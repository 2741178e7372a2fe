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
  });
  pool.on('error', onError);
  return drizzle(pool, { schema });
}
