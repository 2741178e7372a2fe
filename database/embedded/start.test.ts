import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathsIn } from './paths.ts';
import { isAlive, isGone, postmasterFile, readPostmaster, stopPostmaster } from './postmaster.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;
/** An ordinary account that every Unix has (daemon), and one that none has. */
const stranger = 1;
const nameless = 4711;
const slow = 30_000;

let folder: string;
let directory: string;
let owners: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-test-'));
  directory = join(folder, 'database');
  owners = [];
});

afterEach(async () => {
  for (const owner of owners) await killed(owner);
  const left = await readPostmaster(pathsIn(directory));
  if (left && left.pid !== process.pid) await stopPostmaster(left);
  await rm(folder, { recursive: true, force: true });
});

describe('an embedded database', () => {
  it('keeps what was written, and a clean stop leaves nothing running', { timeout: slow }, async () => {
    const first = await startEmbeddedPostgres({ directory });
    expect(first.attached).toBe(false);
    await write(first.url, 'kept');
    const pid = await postmasterPid();
    expect(processesIn(directory)).not.toEqual([]);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(processesIn(directory)).toEqual([]);

    const second = await startEmbeddedPostgres({ directory });
    expect(second).toMatchObject({ attached: false, url: first.url });
    expect(await read(second.url)).toEqual(['kept']);
    await Promise.all([second.stop(), second.stop()]);
    expect(processesIn(directory)).toEqual([]);
  });

  it('sorts and folds text alike everywhere, checks its pages and forces every commit to disk', {
    timeout: slow,
  }, async () => {
    const { url, stop } = await startEmbeddedPostgres({ directory });
    const [facts] = await query(
      url,
      `SELECT upper('é') AS upper, current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
              current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS listens,
              (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS administrator`,
    );
    expect(facts).toEqual({
      upper: 'É',
      encoding: 'UTF8',
      fsync: 'on',
      checksums: 'on',
      listens: '',
      administrator: false,
    });
    expect(statSync(pathsIn(directory).sockets).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('is attached to when its owner was killed and it still runs', { timeout: slow }, async () => {
    const { owner, said } = await ownerProcess();
    await write(said.url, 'before the kill');
    const pid = await postmasterPid();
    await killed(owner);
    expect(isAlive(pid)).toBe(true);

    const next = await startEmbeddedPostgres({ directory });
    expect(next).toMatchObject({ attached: true, url: said.url });
    expect(await postmasterPid()).toBe(pid);
    expect(await read(next.url)).toEqual(['before the kill']);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
    expect(processesIn(directory)).toEqual([]);
  });

  it('is recovered when it was killed together with its owner', { timeout: slow }, async () => {
    const { owner, said } = await ownerProcess();
    await write(said.url, 'committed');
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await killed(owner);

    const next = await startEmbeddedPostgres({ directory });
    expect(next.attached).toBe(false);
    expect(await read(next.url)).toEqual(['committed']);
    await next.stop();
    expect(processesIn(directory)).toEqual([]);
  });

  it('is recovered when the process id it left is another program by now', { timeout: slow }, async () => {
    const { owner, said } = await ownerProcess();
    await write(said.url, 'committed');
    const file = postmasterFile(pathsIn(directory));
    const text = await readFile(file, 'utf8');
    const pid = await postmasterPid();
    // Its owner first, lest that brings it back.
    await killed(owner);
    process.kill(pid, 'SIGKILL');
    await isGone(pid, 10);
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));

    const next = await startEmbeddedPostgres({ directory });
    expect(next.attached).toBe(false);
    expect(await read(next.url)).toEqual(['committed']);
    await next.stop();
  });

  it('comes back by itself, at the same address, when it dies under a living shop', {
    timeout: slow,
  }, async () => {
    const told: string[] = [];
    const { url, stop } = await startEmbeddedPostgres({ directory, log: (line) => told.push(line) });
    await write(url, 'committed');
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => read(url).catch(() => []), { timeout: 20_000 }).toEqual(['committed']);
    await expect.poll(() => told.at(-1)).toBe('The database is back');
    await stop();
    expect(processesIn(directory)).toEqual([]);
  });

  it('refuses a second owner while the first lives, whom it tells where to look', {
    timeout: slow,
  }, async () => {
    const { owner } = await ownerProcess();
    await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(
      `Another shop (process ${owner.pid}) uses the database in ${directory}.`,
    );
    owner.kill('SIGTERM');
    await once(owner, 'exit');
    expect(processesIn(directory)).toEqual([]);
    const next = await startEmbeddedPostgres({ directory });
    await next.stop();
  });

  it('can be found, but not owned, by a command beside the shop', { timeout: slow }, async () => {
    expect(await findEmbeddedPostgres(directory)).toBeUndefined();
    const { url, stop } = await startEmbeddedPostgres({ directory });
    expect(await findEmbeddedPostgres(directory)).toBe(url);
    await stop();
    expect(await findEmbeddedPostgres(directory)).toBeUndefined();
  });

  it('is made anew when its first preparation was cut short', { timeout: slow }, async () => {
    const cut = spawnOwner();
    await expect
      .poll(() => existsSync(directory) && readdirSync(directory).join(), { interval: 5 })
      .toMatch(/cluster\.new-/);
    await pause(150);
    await killed(cut);
    expect(existsSync(pathsIn(directory).dataDirectory)).toBe(false);

    const { url, stop } = await startEmbeddedPostgres({ directory });
    await write(url, 'fine');
    await stop();
    expect(readdirSync(directory).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('is restarted, not attached to, when it ran without forcing commits to disk', {
    timeout: slow,
  }, async () => {
    const { owner } = await ownerProcess({ durability: 'forgetful' });
    await killed(owner);
    const { url, attached, stop } = await startEmbeddedPostgres({ directory });
    expect(attached).toBe(false);
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await stop();
  });

  it('finds a shorter place for its socket when the directory is too deep for one', {
    timeout: slow,
  }, async () => {
    directory = join(folder, 'deep'.repeat(20), 'database');
    const { url, stop } = await startEmbeddedPostgres({ directory });
    const sockets = new URL(url).searchParams.get('host') ?? '';
    expect(sockets.startsWith(join(tmpdir(), 'hopup-'))).toBe(true);
    expect(statSync(sockets).mode & 0o777).toBe(0o700);
    await write(url, 'kept');
    await stop();
    expect(existsSync(sockets)).toBe(false);
  });
});

describe.runIf(isRoot)('started by root', () => {
  it('does not run as root', { timeout: slow }, async () => {
    await chown(folder, stranger, stranger);
    await chmod(folder, 0o700);
    const { url, stop } = await startEmbeddedPostgres({ directory });
    await write(url, 'kept');
    const pids = processesIn(directory);
    expect(pids.length).toBeGreaterThan(0);
    for (const pid of pids) expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
    await stop();
  });

  it('works in a folder that only root may enter', { timeout: slow }, async () => {
    await chmod(folder, 0o700);
    const { url, stop } = await startEmbeddedPostgres({ directory });
    await write(url, 'kept');
    await stop();
    expect(processesIn(directory)).toEqual([]);
  });
});

describe.runIf(isRoot && strangerCanRun())('started by an ordinary user', () => {
  it('works in a directory of theirs, through a kill too', { timeout: slow }, async () => {
    await chown(folder, stranger, stranger);
    const { owner, said } = await ownerProcess({ uid: stranger });
    const pid = await postmasterPid();
    expect(statSync(`/proc/${pid}`).uid).toBe(stranger);
    await killed(owner);
    const { owner: next, said: then } = await ownerProcess({ uid: stranger });
    expect(then).toEqual({ url: said.url, attached: true });
    next.kill('SIGTERM');
    await once(next, 'exit');
    expect(isAlive(pid)).toBe(false);
    expect(processesIn(directory)).toEqual([]);
  });

  it.runIf(canRename())('works for an account without a name', { timeout: slow }, async () => {
    await chown(folder, nameless, nameless);
    const { owner, said } = await ownerProcess({ uid: nameless });
    await write(said.url, 'kept');
    owner.kill('SIGTERM');
    await once(owner, 'exit');
    expect(processesIn(directory)).toEqual([]);
  });

  it('is told in one line when the directory is not theirs', { timeout: slow }, async () => {
    await chmod(folder, 0o755);
    const { said } = await ownerProcess({ uid: stranger });
    expect(said.refused).toBe(
      `${directory} cannot be used by this account. Make it writable (chown), start as its owner, or set DATA_DIR to another directory.`,
    );
  });
});

interface Said {
  url: string;
  attached: boolean;
  refused?: string;
}

async function ownerProcess(
  how: { uid?: number; durability?: string } = {},
): Promise<{ owner: ChildProcess; said: Said }> {
  const owner = spawnOwner(how);
  const [line] = await once(createInterface({ input: owner.stdout as NodeJS.ReadableStream }), 'line', {
    signal: AbortSignal.timeout(20_000),
  });
  return { owner, said: JSON.parse(line) };
}

function spawnOwner({ uid, durability = '' }: { uid?: number; durability?: string } = {}): ChildProcess {
  const program = fileURLToPath(new URL('./owner.process.ts', import.meta.url));
  const owner = spawn(process.execPath, [program, directory, durability], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  owners.push(owner);
  return owner;
}

async function killed(owner: ChildProcess): Promise<void> {
  if (owner.exitCode !== null || owner.signalCode !== null) return;
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

/** Not where the project lies in a folder that only root may enter. */
function strangerCanRun(): boolean {
  const here = fileURLToPath(import.meta.url);
  const script = `require('node:fs').readFileSync(${JSON.stringify(here)})`;
  return spawnSync(process.execPath, ['-e', script], { uid: stranger, gid: stranger, cwd: '/' }).status === 0;
}

/** Some containers allow nobody a name space of their own. */
function canRename(): boolean {
  const how = { uid: nameless, gid: nameless, cwd: '/' };
  return spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'], how).status === 0;
}

async function postmasterPid(): Promise<number> {
  const found = await readPostmaster(pathsIn(directory));
  if (!found) throw new Error('no server runs');
  return found.pid;
}

/** Every process whose command line names the directory, ours aside, or that works inside it. */
function processesIn(path: string): number[] {
  const listed = spawnSync('ps', ['-ww', '-eo', 'pid=,stat=,command='], { encoding: 'utf8' }).stdout;
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state, ...command]) => !state?.startsWith('Z') && command.join(' ').includes(`${path}/`))
    .map(([pid]) => Number(pid));
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function write(url: string, note: string): Promise<void> {
  await query(url, `CREATE TABLE IF NOT EXISTS notes (note text); INSERT INTO notes VALUES ('${note}')`);
}

async function read(url: string): Promise<unknown[]> {
  return (await query(url, 'SELECT note FROM notes')).map(({ note }) => note);
}
