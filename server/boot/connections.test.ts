import { expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { shareConnections } from './connections.ts';

const share = (environment: Record<string, string>) =>
  shareConnections(inject('databaseUrl'), readConfig(environment));

test('one process alone has what it makes use of, and with fewer to have, fewer', async () => {
  expect(await share({})).toEqual({ pool: 12, jobs: 4 });
  expect(await share({ DATABASE_CONNECTIONS: '10' })).toEqual({ pool: 6, jobs: 2 });
});

test('all processes of a machine, and one more while they are replaced, stay below what the database has to give', async () => {
  for (const processes of [2, 4, 8, 12]) {
    const { pool, jobs } = await share({ WEB_CONCURRENCY: String(processes) });
    // The embedded database has 100, 3 of them for its administrator.
    expect((processes + 1) * (pool + jobs + 2), String(processes)).toBeLessThanOrEqual(92);
    expect(pool).toBeGreaterThanOrEqual(2);
  }
});

test('where it is too little, one clear line says so', async () => {
  await expect(share({ WEB_CONCURRENCY: '40' })).rejects.toThrow(
    'WEB_CONCURRENCY 40 needs at least 246 connections to the database, which has 92 for this machine ' +
      '(max_connections less 5, or DATABASE_CONNECTIONS): ask for fewer processes, or let it have more',
  );
  await expect(share({ WEB_CONCURRENCY: '2', DATABASE_CONNECTIONS: '12' })).rejects.toThrow(
    'needs at least 18',
  );
});
