import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopup-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mixed = (n: number): Buffer => (n % 2 ? randomBytes(20_000) : Buffer.from('abc'.repeat(20_000)));

async function* files(bytes = mixed): AsyncGenerator<Entry, Omit<Manifest, 'sha256'>> {
  for (let n = 0; n < 30; n++) {
    yield { name: `file ${n}`, bytes: bytes(n) };
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

test('who stops slowly, with more of the archive poured out meanwhile, is let go too', async () => {
  const file = join(folder, 'pouring.tar.gz');
  const rows = Array.from({ length: 3_000 }, (_, row) => `{"row":${row},"said":"something"}`).join('\n');
  await writeArchive(
    file,
    files(() => Buffer.from(rows)),
  );
  for (let last = 0; last < 30; last++) {
    let seen = 0;
    for await (const _ of readArchive(file)) {
      if (seen++ === last) break;
      await pause(1);
    }
    // What would still be poured out comes now.
    await pause(1);
  }
});
