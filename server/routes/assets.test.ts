import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets } from './assets.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hopup-assets-'));
  await mkdir(join(directory, 'assets'));
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) await writeFile(join(directory, 'assets', name), name);
});
afterAll(() => rm(directory, { recursive: true }));

test.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['gzip;q=0.0, br;q=0.5', 'br'],
  ['', null],
])('who accepts %j gets %j', async (accepted, encoding) => {
  const app = await assets(directory);
  const answer = await app.request('/assets/a.js', { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(await answer.text()).toBe({ br: 'a.js.br', gzip: 'a.js.gz' }[encoding ?? ''] ?? 'a.js');
});

test('a file that a newer build took away is not found, and served again once it is back', async () => {
  const app = await assets(directory);
  const file = join(directory, 'assets', 'a.js');
  await rm(file);
  expect((await app.request('/assets/a.js')).status).toBe(404);
  await writeFile(file, 'a.js');
  expect(await (await app.request('/assets/a.js')).text()).toBe('a.js');
});
