import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, NewerDatabase } from './migrate.ts';

test('old code does not open on a newer database', async () => {
  const name = `newer_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  await migrate(url.href, 'database/migrations');
  await migrate(url.href, 'database/migrations');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await client.end();
  await expect(migrate(url.href, 'database/migrations')).rejects.toThrow(NewerDatabase);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
