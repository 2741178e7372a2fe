import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { usesSockets } from './address.ts';
import { hasLoginName, nobodyUid, type OsUser, spawnAs } from './os-user.ts';
import type { Paths } from './paths.ts';

/**
 * Makes the files of an empty database, once. They are made beside their place and renamed into it, so that a
 * preparation that was cut short leaves nothing that looks like a database.
 */
export async function prepareCluster(
  paths: Paths,
  initdb: string,
  osUser: OsUser | undefined,
): Promise<void> {
  await clearUnfinished(paths);
  if (existsSync(paths.dataDirectory)) return;
  const draft = join(paths.directory, `${draftName(paths)}${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  if (osUser) await chown(draft, osUser.uid, osUser.gid);
  try {
    await initialise(initdb, [...choices, ...(await authentication(paths)), `--pgdata=${draft}`], osUser);
    await rename(draft, paths.dataDirectory);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const choices = [
  '--username=postgres',
  '--encoding=UTF8',
  // Sorted by code point, upper and lower case by Unicode: the same on every machine, whatever its libraries.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--text-search-config=english',
  '--data-checksums',
  '--no-instructions',
];

async function clearUnfinished(paths: Paths): Promise<void> {
  const names = await readdir(paths.directory);
  const drafts = names.filter((name) => name.startsWith(draftName(paths)));
  // An initdb that outlived its shop may still be writing there: it gives up when its files go.
  const patiently = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  await Promise.all(drafts.map((name) => rm(join(paths.directory, name), patiently)));
}

function draftName(paths: Paths): string {
  return `${basename(paths.dataDirectory)}.new-`;
}

/** On a socket, who may enter its folder is trusted. A TCP port is open to every user of the machine, so that has a password. */
async function authentication(paths: Paths): Promise<string[]> {
  if (usesSockets) return ['--auth-local=trust', '--auth-host=reject'];
  await writeFile(paths.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${paths.password}`];
}

async function initialise(initdb: string, args: string[], osUser: OsUser | undefined): Promise<void> {
  const [program, ...given] =
    osUser || hasLoginName(process.getuid?.()) ? [initdb, ...args] : [...renamed, initdb, ...args];
  const child = spawnAs(osUser, program as string, given, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('exit', resolve),
  );
  const [code, , problem] = await Promise.all([
    ended,
    child.stdout && text(child.stdout),
    child.stderr && text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${problem}`);
}

/** initdb insists that its user has a name, which one in a container may not have: there it is told another. */
const renamed = ['unshare', '--user', `--map-user=${nobodyUid}`, `--map-group=${nobodyUid}`];
