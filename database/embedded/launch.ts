import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Address, usesSockets } from './address.ts';
import { readLog, rotateLog, sizeOf } from './log.ts';
import { type OsUser, spawnAs } from './os-user.ts';
import type { Paths } from './paths.ts';
import { ask, type Postmaster, stopPostmaster } from './postmaster.ts';

export interface Launch {
  paths: Paths;
  postgres: string;
  osUser: OsUser | undefined;
  address: Address;
  durable: boolean;
  /** `name=value`, in place of ours where both name one. */
  settings: string[];
  log(line: string): void;
}

/**
 * Starts the server and returns when it answers, recovered if it had crashed. It leads a process group of its own:
 * Ctrl-C in the terminal reaches the shop, which stops it when its own work is done.
 */
export async function launch(plan: Launch): Promise<Postmaster> {
  const deadline = performance.now() + patience;
  for (;;) {
    const outcome = await tryOnce(plan);
    if (typeof outcome === 'object') return outcome;
    if (!stillLeaving.test(outcome) || performance.now() > deadline) throw new Error(outcome);
    await pause(200);
  }
}

/** Processes of a server killed a moment ago may still be letting go of the files; ms. */
const patience = 20_000;
const stillLeaving =
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists|Address already in use/;

/** The server, or what it said when it ended at once. */
async function tryOnce({
  paths,
  postgres,
  osUser,
  address,
  durable,
  settings,
  log,
}: Launch): Promise<Postmaster | string> {
  rotateLog(paths);
  const logStart = sizeOf(paths.log);
  const output = openSync(paths.log, 'a', 0o600);
  const args = [
    '-D',
    paths.dataDirectory,
    ...[...ourSettings(address, durable), ...settings].flatMap((setting) => ['-c', setting]),
  ];
  const child = spawnAs(osUser, postgres, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<true>((resolve, reject) =>
    child.once('error', reject).once('exit', () => resolve(true)),
  );
  child.unref();
  const patient = progress(log);
  try {
    for (;;) {
      if (await Promise.race([ended, pause(15, false)])) return failureIn(await readLog(paths, logStart));
      if ((await ask(address)) === 'up') return { ...address, pid: child.pid as number };
    }
  } catch (error) {
    if (child.pid) await stopPostmaster({ pid: child.pid });
    throw error;
  } finally {
    clearInterval(patient);
  }
}

function ourSettings({ host, port }: Address, durable: boolean): string[] {
  const listen = usesSockets
    ? [
        'listen_addresses=',
        `unix_socket_directories="${host.replaceAll('"', '""')}"`,
        'unix_socket_permissions=0700',
      ]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];
  // For tests: a crash may lose the database, and nothing waits for the disk.
  const safety = durable ? ['fsync=on'] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [
    ...listen,
    `port=${port}`,
    ...safety,
    'shared_buffers=128MB',
    'max_connections=100',
    // Nothing replicates from here, so the log of changes need only serve recovery.
    'wal_level=minimal',
    'max_wal_senders=0',
    'wal_compression=on',
    'max_wal_size=1GB',
    'checkpoint_timeout=15min',
    'jit=off',
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    // Values of a failed statement may be personal: they stay out of the log.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
  ];
}

/** A recovery can take a while; says so now and then. */
function progress(log: (line: string) => void): NodeJS.Timeout {
  const begun = performance.now();
  return setInterval(
    () =>
      log(
        `The database is still starting (recovering after a crash), ${Math.round((performance.now() - begun) / 1000)} s`,
      ),
    5000,
  );
}

function failureIn(said: string): string {
  const lines = said.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not|cannot/.test(line));
  return (lines.length > 0 ? lines : said.trim().split('\n').slice(-3))
    .join('\n')
    .replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /gm, '');
}
