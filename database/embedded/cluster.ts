import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, hasName, nobody, spawnAs } from './account.ts';
import { usesSockets } from './address.ts';
import type { Home } from './home.ts';

/**
 * Makes the files of an empty database, once. They are made beside their place and renamed into it, so that a
 * preparation that was cut short leaves nothing that looks like a database.
 */
export async function prepareCluster(
  home: Home,
  initdb: string,
  account: Account | undefined,
): Promise<void> {
  await clearUnfinished(home);
  if (existsSync(home.cluster)) return;
  const draft = join(home.directory, `${draftName(home)}${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  try {
    await initialise(initdb, [...choices, ...(await authentication(home)), `--pgdata=${draft}`], account);
    await rename(draft, home.cluster);
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

async function clearUnfinished(home: Home): Promise<void> {
  const names = await readdir(home.directory);
  const drafts = names.filter((name) => name.startsWith(draftName(home)));
  // An initdb that outlived its shop may still be writing there: it gives up when its files go.
  const patiently = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  await Promise.all(drafts.map((name) => rm(join(home.directory, name), patiently)));
}

function draftName(home: Home): string {
  return `${basename(home.cluster)}.new-`;
}

/** On a socket, who may enter its folder is trusted. A TCP port is open to every account here, so that has a password. */
async function authentication(home: Home): Promise<string[]> {
  if (usesSockets) return ['--auth-local=trust', '--auth-host=reject'];
  await writeFile(home.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${home.password}`];
}

async function initialise(initdb: string, args: string[], account: Account | undefined): Promise<void> {
  const [program, ...given] =
    account || hasName(process.getuid?.()) ? [initdb, ...args] : [...renamed, initdb, ...args];
  const child = spawnAs(account, program as string, given, {
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

/** initdb insists that its account has a name, which one in a container may not have: there it is told another. */
const renamed = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
