import { join } from 'node:path';

/** Where things lie in the directory of one embedded database. All paths are absolute. */
export interface Paths {
  directory: string;
  /** The files of PostgreSQL itself (PGDATA). */
  dataDirectory: string;
  /** Holds the Unix socket, mode 0700: whoever may enter it may use the database. */
  sockets: string;
  /** PostgreSQL's log, and the one before it. */
  log: string;
  olderLog: string;
  /** Locked by the living owner, and its process id for the message to a second one. */
  lock: string;
  ownerId: string;
  /** Password of the TCP connection, only where there are no Unix sockets. */
  password: string;
}

export function pathsIn(directory: string): Paths {
  return {
    directory,
    dataDirectory: join(directory, 'cluster'),
    sockets: join(directory, 'sockets'),
    log: join(directory, 'postgres.log'),
    olderLog: join(directory, 'postgres.log.1'),
    lock: join(directory, 'owner.lock'),
    ownerId: join(directory, 'owner.pid'),
    password: join(directory, 'password'),
  };
}
