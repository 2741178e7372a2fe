import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadConfig } from '../config.ts';
import { noteDatabase, otherThanLast } from './last-database.ts';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'hopup-note-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const of = (DATABASE_URL?: string, isLive = true) => ({ DATA_DIR, DATABASE_URL, isLive });
const outside = 'postgres://shop:secret@db.internal/hopup?sslmode=require';

test('a live shop that had an outside database does not open with one of its own, and says how to go on', async () => {
  expect(await otherThanLast(of(outside), {})).toBeUndefined();
  await noteDatabase(of(outside));
  expect(await otherThanLast(of(outside), {})).toBeUndefined();
  const forgotten = otherThanLast(of(), { DATABSE_URL: outside });
  await expect(forgotten).rejects.toThrow(BadConfig);
  await expect(forgotten).rejects.toThrow(
    `DATABASE_URL is not set, and the last time the shop had the database hopup at db.internal:5432. DATABSE_URL is set, and nothing reads it: is DATABASE_URL meant? Set it again. If the shop is to go on with a database of its own under DATA_DIR, remove ${join(DATA_DIR, 'last-database')} and start again`,
  );
  await rm(join(DATA_DIR, 'last-database'));
  expect(await otherThanLast(of(), {})).toBeUndefined();
});

test('a shop that is not live, and every other move, is only told of, once', async () => {
  await noteDatabase(of());
  expect(await otherThanLast(of(), {})).toBeUndefined();
  expect(await otherThanLast(of(outside), {})).toBe(
    'The database is hopup at db.internal:5432: the last time it was embedded',
  );
  await noteDatabase(of(outside));
  expect(await otherThanLast(of('postgres://db.internal:6432/hopup'), {})).toBe(
    'The database is hopup at db.internal:6432: the last time it was hopup at db.internal:5432',
  );
  expect(await otherThanLast(of(undefined, false), {})).toBe(
    'DATABASE_URL is not set, and the last time the shop had the database hopup at db.internal:5432. It opens with one of its own, under DATA_DIR',
  );
});

test('the note holds no password, and names a database that is reached by its socket', async () => {
  await noteDatabase(of('postgres://shop:secret@localhost/hopup?host=/run/postgresql&port=5433'));
  expect(await readFile(join(DATA_DIR, 'last-database'), 'utf8')).toBe('hopup at /run/postgresql:5433\n');
});

test('a DATA_DIR that takes no files, or is not there, does not matter', async () => {
  await writeFile(join(DATA_DIR, 'file'), '');
  const config = { ...of(outside), DATA_DIR: join(DATA_DIR, 'file', 'data') };
  await noteDatabase(config);
  expect(await otherThanLast(config, {})).toBeUndefined();
});
