import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/**
 * Has requests meet at one moment: none of them can write to `table` before each of them waits for something, so that what
 * keeps them apart is the shop's doing and not that one happened to come first. At most 8: each holds a connection.
 */
export async function meet<Answer>(
  { shop: { db } }: TestShop,
  table: PgTable,
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`);
    const answers = Promise.all(requests.map((request) => request()));
    await Promise.race([answers, until(() => allWait(db, requests.length))]);
    return { answers };
  });
  return begun.answers;
}

async function allWait(db: TestShop['shop']['db'], many: number): Promise<boolean> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return (rows[0]?.waiting ?? 0) >= many;
}
