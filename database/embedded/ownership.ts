import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedDatabaseError } from './failure.ts';
import type { Home } from './home.ts';

/**
 * Makes this process the only owner of the directory until `release`. The claim is a file lock of the operating
 * system (held through SQLite, since Node has no call for one): it ends with the process however that dies, and a
 * reused process id means nothing to it.
 * @throws EmbeddedDatabaseError while another owner lives
 */
export function claim(home: Home): { release(): void } {
  const lock = new DatabaseSync(home.lock);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw cause;
    throw new EmbeddedDatabaseError(
      `Another shop${ownerOf(home)} uses the database in ${home.directory}. Stop that one first, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
  writeFileSync(home.ownerId, `${process.pid}\n`);
  return {
    release() {
      rmSync(home.ownerId, { force: true });
      lock.close();
    },
  };
}

const sqliteBusy = 5;

function ownerOf(home: Home): string {
  try {
    return ` (process ${readFileSync(home.ownerId, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
