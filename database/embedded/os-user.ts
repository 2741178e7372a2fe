import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './failure.ts';
import type { Paths } from './paths.ts';

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
export interface OsUser {
  uid: number;
  gid: number;
  /** What it needs of root's rights to reach folders that only root may enter: as little as does. */
  capability: 'none' | 'dac_read_search' | 'dac_override';
}

export const nobodyUid = 65534;

/**
 * The operating system's user that the server runs as: undefined is our own. For root it is the owner of the database,
 * or of the directory around it, or nobody.
 * @param program must be runnable by it
 */
export async function chooseOsUser(paths: Paths, program: string): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = (await ownerOf(paths.dataDirectory)) ?? (await namedOwnerOf(paths));
  const { uid, gid } = owner ?? { uid: nobodyUid, gid: nobodyUid };
  for (const capability of ['none', 'dac_read_search', 'dac_override'] as const) {
    const osUser: OsUser = { uid, gid, capability };
    if (canRun(osUser, program, paths.directory)) return osUser;
  }
  throw new EmbeddedDatabaseError(
    `Started as root, PostgreSQL has to run as user ${uid}, who cannot reach ${paths.directory} or ${program}. ` +
      'Start the shop as an ordinary user, or move both out of folders that only root may enter.',
  );
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** initdb runs only for a user who has a name on this machine. */
async function namedOwnerOf(paths: Paths): Promise<{ uid: number; gid: number } | undefined> {
  const owner = (await ownerOf(paths.directory)) ?? (await ownerOf(dirname(paths.directory)));
  return owner && hasLoginName(owner.uid) ? owner : undefined;
}

export function hasLoginName(uid: number | undefined): boolean {
  if (process.platform !== 'linux' || uid === undefined) return true;
  return spawnSync('id', ['-un', String(uid)], { stdio: 'ignore' }).status === 0;
}

function canRun(osUser: OsUser, program: string, directory: string): boolean {
  const [command, args, identity] = as(osUser, '/bin/sh', [
    '-c',
    'cd -- "$0" && exec "$1" -V',
    directory,
    program,
  ]);
  return (
    spawnSync(command, args, { ...identity, stdio: 'ignore', cwd: '/', env: environment() }).status === 0
  );
}

/** Spawns a program as that user. It sees none of our environment, which may hold secrets. */
export function spawnAs(
  osUser: OsUser | undefined,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [command, given, identity] = as(osUser, program, args);
  return spawn(command, given, { windowsHide: true, ...options, ...identity, env: environment() });
}

function as(
  osUser: OsUser | undefined,
  program: string,
  args: string[],
): [string, string[], { uid?: number; gid?: number }] {
  if (!osUser) return [program, args, {}];
  const { uid, gid, capability } = osUser;
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
