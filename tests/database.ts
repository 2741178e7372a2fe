import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { connect } from '#database/connect.ts';
import { startEmbeddedPostgres } from '#database/embedded/start.ts';
import { migrate } from '#database/migrate.ts';
import { plantAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { plantSynonyms } from '#shop/catalogue/search/edit-synonyms.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the server whose database `template` every test database is copied from. */
    databaseUrl: string;
  }
}

export const template = 'hopup_template';

/** One PostgreSQL for the whole run, with a migrated template; each test file copies it in a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'hopup-test-db-'));
  const embedded = await startEmbeddedPostgres({ directory, durable: false });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await fillTemplate(databaseNamed(embedded.url, template));
  project.provide('databaseUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** What a shop of a test begins with: its schema, what is planted, the tables of its jobs. */
export async function fillTemplate(url: string): Promise<void> {
  await migrate(url, join('database', 'migrations'));
  const db = connect(url);
  await plantAttributes(db);
  await plantSynonyms(db);
  await db.$client.end();
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The address of another database on the same server. */
export function databaseNamed(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
