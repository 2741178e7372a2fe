import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopup-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* files(): AsyncGenerator<Entry, Omit<Manifest, 'sha256'>> {
  for (let n = 0; n < 30; n++) {
    yield { name: `file ${n}`, bytes: n % 2 ? randomBytes(20_000) : Buffer.from('abc'.repeat(20_000)) };
  }
  const none = { migrations: [], schema: [], tables: [], sequences: [], pictures: 0, missing: [] };
  return { format: 1, madeAt: new Date().toISOString(), ...none };
}

test('who stops reading an archive is let go at once, wherever it was', async () => {
  const file = join(folder, 'whole.tar.gz');
  await writeArchive(file, files());
  for (let last = 0; last < 30; last++) {
    const seen: string[] = [];
    for await (const { name } of readArchive(file)) {
      seen.push(name);
      if (seen.length > last) break;
    }
    expect(seen).toHaveLength(last + 1);
  }
});
