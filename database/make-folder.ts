import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** As `mkdir -p`. Node's own way tries for ever beneath a folder that takes none and says that it is not there, such as /proc. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    await makeFolder(dirname(path), mode);
    await makeFolder(path, mode);
  }
}
