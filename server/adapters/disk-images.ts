import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from '#shop/shop.ts';
import { newId } from '#shop/tokens.ts';

/** Pictures in a folder. A picture is written beside its place, synced and moved there: whole or not at all. */
export function diskImages(directory: string): ImageStore {
  return {
    has: (name) => existing(join(directory, name)),
    async read(name) {
      try {
        return await readFile(join(directory, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      const target = join(directory, name);
      const draft = `${target}.${newId()}`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeWhole(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        // A half would take what little room is left.
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(directory, name), { force: true }),
  };
}

async function existing(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
