/** The embedded database cannot be had. The message is one line for the terminal and says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Turns what the system or PostgreSQL said into a line that helps; what is already one passes through. */
export function explainFailure(error: unknown, directory: string): Error {
  if (error instanceof EmbeddedDatabaseError) return error;
  const text =
    error instanceof Error
      ? `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`
      : String(error);
  const known = [
    {
      sign: /effective user ID|unshare/,
      says: `This account (user ${process.getuid?.()}) has no name on this machine, which PostgreSQL asks for. Add it to /etc/passwd, or set DATABASE_URL to a PostgreSQL of yours.`,
    },
    {
      sign: /ENOSPC|EDQUOT|No space left on device|disk is full|disk quota exceeded/i,
      says: `The disk that holds ${directory} is full. Free at least 300 MB there, or set DATA_DIR to another disk, then start again.`,
    },
    {
      sign: /(ENOENT|ENOTDIR|EEXIST).* mkdir /,
      says: `${directory} cannot be made: a folder above it is read-only, or a file. Set DATA_DIR to a directory that can be written.`,
    },
    {
      sign: /EROFS|Read-only file system/i,
      says: `${directory} is on a read-only disk. Set DATA_DIR to a directory that can be written.`,
    },
    {
      sign: /EACCES|EPERM|Permission denied|could not change permissions/i,
      says: `${directory} cannot be used by this account. Make it writable (chown), start as its owner, or set DATA_DIR to another directory.`,
    },
    {
      sign: /incompatible with server/i,
      says: `The database in ${directory} was made by another major version of PostgreSQL. Restore a backup into an empty DATA_DIR, or start the release of the shop that made it.`,
    },
  ].find(({ sign }) => sign.test(text));
  if (known) return new EmbeddedDatabaseError(known.says, { cause: error });
  return new EmbeddedDatabaseError(`The embedded database in ${directory} did not start: ${oneLine(text)}`, {
    cause: error,
  });
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' | ');
}
