import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopup-folder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('it makes what is missing above, and takes what is there', async () => {
  const deep = join(folder, 'one', 'two', 'three');
  await makeFolder(deep);
  await makeFolder(deep);
  expect((await stat(deep)).isDirectory()).toBe(true);
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(folder, 'file', 'one'))).rejects.toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')(
  'a folder that takes none is refused, and not tried for ever',
  async () => {
    await expect(makeFolder('/proc/hopup/data')).rejects.toThrow('ENOENT');
  },
);
