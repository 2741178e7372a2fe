import { dirname } from 'node:path';
import pg from 'pg';
import { draftEnding } from '#database/backup/save.ts';
import { isDatabaseAway, isDiskFull } from '#server/http/errors.ts';

/**
 * Why a command can't do its work, in one sentence for the terminal.
 *
 * @param folder where it writes: what fails while it is written names no file
 */
export function reasonOf(error: unknown, folder = 'this folder'): string {
  if (!(error instanceof Error)) return String(error);
  // It says what to do already.
  if (error.name === 'EmbeddedDatabaseError') return error.message;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const place = !path ? folder : path.endsWith(draftEnding) ? dirname(path) : path;
  if (code === '53100') return 'The disk of the database is full';
  if (isDiskFull(error))
    return `The disk that holds ${place} is full: free some of it, or name a folder on another`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${place} can’t be written: it belongs to another account, or is read-only`;
  if (code === 'ENOTDIR') return `${place} is no folder`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${place} can’t be made: what is above it takes no folder`;
  const isMissingFile = code === 'ENOENT' && syscall !== 'connect';
  if (isDatabaseAway(error) && !isMissingFile)
    return `The database can’t be reached, or was lost on the way: ${error.message || code}`;
  if (error instanceof pg.DatabaseError) return `The database refused: ${error.message}`;
  return error.message;
}

/** Ends a command that could not begin. */
export function endCommand(error: unknown): never {
  console.error(reasonOf(error));
  process.exit(1);
}
