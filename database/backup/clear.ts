import { getTableName, is, Table as SchemaTable } from 'drizzle-orm';
import type pg from 'pg';
import * as schema from '../schema.ts';
import { BackupError } from './manifest.ts';
import { quotedName } from './tables.ts';

const ofNoExtension = (oid: string, kind: string) =>
  `not exists (select from pg_depend where objid = ${oid} and classid = '${kind}'::regclass and deptype = 'e')`;
const tablesInPublic = `
  select 'public.' || relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${ofNoExtension('pg_class.oid', 'pg_class')}`;
const restInPublic = `
  select 'type ' || oid::regtype as thing from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
  union all
  select 'sequence ' || oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  union all
  select 'routine ' || oid::regprocedure from pg_proc
  where pronamespace = 'public'::regnamespace and ${ofNoExtension('pg_proc.oid', 'pg_proc')}`;

/**
 * Which of a shop's tables have rows. `known` names those of the backup, which may be of an older release.
 * @throws BackupError where the database holds tables that are no shop's: it is no place for one
 */
export async function findData(client: pg.Client, known: string[]): Promise<string[]> {
  const ours = new Set([...known, 'public.rate_limits']);
  for (const value of Object.values(schema))
    if (is(value, SchemaTable)) ours.add(`public.${getTableName(value)}`);
  const { rows } = await client.query<{ name: string }>(tablesInPublic);
  const strange = rows.find(({ name }) => !ours.has(name));
  if (strange) {
    throw new BackupError(
      `The database holds what is no shop's (${strange.name}): give the shop a database of its own. Nothing was changed.`,
    );
  }
  const full: string[] = [];
  for (const { name } of rows) {
    const found = await client.query(`select from ${quotedName(name)} limit 1`);
    if (found.rowCount) full.push(name.replace('public.', ''));
  }
  return full;
}

/** Takes a shop's tables and all that belongs to them out of the database, in the caller's transaction. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade; drop schema if exists drizzle cascade');
  const { rows } = await client.query<{ name: string }>(tablesInPublic);
  for (const { name } of rows) await client.query(`drop table ${quotedName(name)} cascade`);
  // One at a time: what hung on another goes with it.
  for (;;) {
    const left = await client.query<{ thing: string }>(`${restInPublic} limit 1`);
    if (!left.rows[0]) return;
    await client.query(`drop ${left.rows[0].thing} cascade`);
  }
}
