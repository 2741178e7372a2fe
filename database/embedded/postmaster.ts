import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Address, readPassword, urlOf } from './address.ts';
import type { Paths } from './paths.ts';

/** PostgreSQL's first process, which answers for all its others. */
export interface Postmaster extends Address {
  pid: number;
}

/** What the server's own file says about it; the process may be long gone, or another program by now. */
export async function readPostmaster(paths: Paths): Promise<Postmaster | undefined> {
  const file = await readFile(postmasterFile(paths), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, listenAddress] = file.split('\n').map((line) => line.trim());
  if (!Number(pid) || !Number(port)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port),
    host: socketFolder || listenAddress || '127.0.0.1',
    password: await readPassword(paths),
  };
}

export function postmasterFile(paths: Paths): string {
  return `${paths.dataDirectory}/postmaster.pid`;
}

/** `up`: it runs queries. `waiting`: it starts, recovers or stops. `silent`: nobody is there. */
export type Answer = 'up' | 'waiting' | 'silent';

/** Asks by a real connection as the administrator. */
export async function ask(address: Address): Promise<Answer> {
  const client = new pg.Client({
    connectionString: urlOf(address, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'up';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return notNow.has(code) ? 'waiting' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

/** SQLSTATEs of a server that is there: cannot connect now, too many connections, shutting down. */
const notNow = new Set(['57P03', '53300', '57P01', '57P02']);

export function isAlive(pid: number): boolean {
  return takesSignals(pid) && !isZombie(pid) && takesSignals(pid);
}

function takesSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, but not yet fetched by its parent: where the machine's first process does not do that, it stays for ever. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** Whether the process is the server of this directory, by its command line: a process id is used again in time. */
export function servesDataDirectory(pid: number, paths: Paths): boolean {
  if (process.platform === 'win32') return true;
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
    return line.includes('postgres') && line.includes(paths.dataDirectory);
  } catch {
    return false;
  }
}

/** Ends the server and returns when it is gone: fast (what is running is rolled back), else harder. */
export async function stopPostmaster({ pid }: { pid: number }): Promise<void> {
  for (const { signal, seconds } of stops) {
    if (!isAlive(pid)) return;
    kill(pid, signal);
    if (await isGone(pid, seconds)) return;
  }
}

/** SIGQUIT and SIGKILL leave a recovery for the next start; nothing committed is lost by them. */
const stops = [
  { signal: 'SIGINT', seconds: 60 },
  { signal: 'SIGQUIT', seconds: 10 },
  { signal: 'SIGKILL', seconds: 10 },
] as const;

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function isGone(pid: number, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}
