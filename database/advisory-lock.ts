import type pg from 'pg';
import { withClient } from './with-client.ts';

/** The advisory locks of the shop: any numbers, so long as they are always the same. */
export const advisoryLocks = {
  /** Whoever migrates at the same time waits. */
  migration: 4_017_203,
  /** So does whoever fills an empty shop. */
  firstStart: 4_017_204,
} as const;

/** Does some work while no other process of the shop, on whatever machine, does work under the same lock; those wait. */
export const underLock = <Result>(
  url: string,
  lock: keyof typeof advisoryLocks,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withClient(url, 'hopup start', async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks[lock]]);
    return work(client);
  });
