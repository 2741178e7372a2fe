import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedDatabaseError } from './failure.ts';
import type { Paths } from './paths.ts';

/**
 * Makes this process the only owner of the directory until `release`. It is a file lock of the operating
 * system (held through SQLite, since Node has no call for one): it ends with the process however that dies, and a
 * reused process id means nothing to it.
 * @throws EmbeddedDatabaseError while another owner lives
 */
export function lockDirectory(paths: Paths): { release(): void } {
  const lock = new DatabaseSync(paths.lock);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw cause;
    throw new EmbeddedDatabaseError(
      `Another shop${ownerOf(paths)} uses the database in ${paths.directory}. Stop that one first, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
  writeFileSync(paths.ownerId, `${process.pid}\n`);
  return {
    release() {
      rmSync(paths.ownerId, { force: true });
      lock.close();
    },
  };
}

const sqliteBusy = 5;

function ownerOf(paths: Paths): string {
  try {
    return ` (process ${readFileSync(paths.ownerId, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
