import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './failure.ts';
import type { Home } from './home.ts';

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
export interface Account {
  uid: number;
  gid: number;
  /** What it needs of root's rights to reach folders that only root may enter: as little as does. */
  capability: 'none' | 'dac_read_search' | 'dac_override';
}

export const nobody = 65534;

/**
 * The account that the server runs as: undefined is our own. For root it is the owner of the database, or of the
 * directory around it, or nobody.
 * @param program must be runnable by it
 */
export async function chooseAccount(home: Home, program: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = (await ownerOf(home.cluster)) ?? (await namedOwnerOf(home));
  const { uid, gid } = owner ?? { uid: nobody, gid: nobody };
  for (const capability of ['none', 'dac_read_search', 'dac_override'] as const) {
    const account: Account = { uid, gid, capability };
    if (canRun(account, program, home.directory)) return account;
  }
  throw new EmbeddedDatabaseError(
    `Started as root, PostgreSQL has to run as user ${uid}, who cannot reach ${home.directory} or ${program}. ` +
      'Start the shop as an ordinary user, or move both out of folders that only root may enter.',
  );
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** initdb runs only for an account that has a name on this machine. */
async function namedOwnerOf(home: Home): Promise<{ uid: number; gid: number } | undefined> {
  const owner = (await ownerOf(home.directory)) ?? (await ownerOf(dirname(home.directory)));
  return owner && hasName(owner.uid) ? owner : undefined;
}

export function hasName(uid: number | undefined): boolean {
  if (process.platform !== 'linux' || uid === undefined) return true;
  return spawnSync('id', ['-un', String(uid)], { stdio: 'ignore' }).status === 0;
}

function canRun(account: Account, program: string, directory: string): boolean {
  const [command, args, identity] = as(account, '/bin/sh', [
    '-c',
    'cd -- "$0" && exec "$1" -V',
    directory,
    program,
  ]);
  return (
    spawnSync(command, args, { ...identity, stdio: 'ignore', cwd: '/', env: environment() }).status === 0
  );
}

/** Spawns a program under the account. It sees none of our environment, which may hold secrets. */
export function spawnAs(
  account: Account | undefined,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [command, given, identity] = as(account, program, args);
  return spawn(command, given, { windowsHide: true, ...options, ...identity, env: environment() });
}

function as(
  account: Account | undefined,
  program: string,
  args: string[],
): [string, string[], { uid?: number; gid?: number }] {
  if (!account) return [program, args, {}];
  const { uid, gid, capability } = account;
  if (capability === 'none') return [program, args, { uid, gid }];
  const rights = `+${capability}`;
  const drop = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  ];
  return ['setpriv', [...drop, program, ...args], {}];
}

function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'PATHEXT'].map(
    (name) => [name, process.env[name]] as const,
  );
  const present = kept.filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv;
}
