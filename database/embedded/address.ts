import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';
import type { Paths } from './paths.ts';

/** Where the server listens: `host` is the folder of its Unix socket, or 127.0.0.1 with a password. */
export interface Address {
  host: string;
  port: number;
  password?: string;
}

export const usesSockets = process.platform !== 'win32';

/** Part of the socket's name; nothing listens on that port. */
const socketPort = 5432;

/** sun_path holds 108 bytes on Linux, 104 on macOS, with the zero that ends it. */
const longestSocketPath = 103;

/**
 * For a directory whose server does not run: the database's own folder where a socket can be made in it, else a private one under the
 * system's temporary folder.
 */
export async function chooseAddress(paths: Paths, osUser: OsUser | undefined): Promise<Address> {
  if (!usesSockets) return { host: '127.0.0.1', port: await freePort(), password: await readPassword(paths) };
  if (fits(paths.sockets)) {
    // Made anew: what a dead server left in it would stop the next one, should its process id be in use again.
    await rm(paths.sockets, { recursive: true, force: true });
    await mkdir(paths.sockets, { mode: 0o700 });
    if (await takesSockets(paths.sockets)) return giveTo(osUser, paths.sockets);
  }
  return giveTo(osUser, await mkdtemp(join(tmpdir(), temporaryName)));
}

const temporaryName = 'hopup-';

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
}

/** Some shared and network folders have no sockets. */
async function takesSockets(folder: string): Promise<boolean> {
  const path = join(folder, 'trial');
  await rm(path, { force: true });
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path, () => server.close(() => resolve(true)));
  });
}

async function giveTo(osUser: OsUser | undefined, folder: string): Promise<Address> {
  await chmod(folder, 0o700);
  if (osUser) await chown(folder, osUser.uid, osUser.gid);
  return { host: folder, port: socketPort };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The password that protects the TCP port; without one there is no TCP port. */
export async function readPassword(paths: Paths): Promise<string | undefined> {
  return usesSockets ? undefined : (await readFile(paths.password, 'utf8')).trim();
}

/** A temporary socket folder goes with its server; the one in the database's directory stays. */
export async function removeTemporarySocket(paths: Paths, { host }: { host: string }): Promise<void> {
  const ours = host.startsWith(join(tmpdir(), temporaryName));
  if (ours && host !== paths.sockets) await rm(host, { recursive: true, force: true });
}

/** `user` postgres may do anything; hopup owns its database and may make others beside it. */
export function urlOf({ host, port, password }: Address, user = 'hopup', database = user): string {
  const secret = password ? `:${encodeURIComponent(password)}` : '';
  if (!host.startsWith('/')) return `postgresql://${user}${secret}@${host}:${port}/${database}`;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
