import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { builtShop, builtShopAllocator } from '../scripts/build.mjs';

export const staff = { id: 'staff-bench', password: 'bench password 1', pin: '135790' };

export interface RunningShop {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the first answer. */
  startedInMs: number;
  /** As a supervisor does. */
  stop(): Promise<void>;
  /** Ends it at once (kill -9). */
  kill(): Promise<void>;
}

/** Starts the built shop as `npm start` does, on a directory that may be there already. */
export async function startShop(
  directory: string,
  environment: Record<string, string> = {},
  /** Where its log goes; a file's descriptor. */
  log: 'ignore' | number = 'ignore',
): Promise<RunningShop> {
  const began = performance.now();
  const child = spawn(process.execPath, builtShop, {
    env: {
      ...process.env,
      ...builtShopAllocator,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: String(await freePort()),
      DATA_DIR: directory,
      RATE_LIMIT_FACTOR: '100000',
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
      STAFF_ID: staff.id,
      STAFF_PASSWORD: staff.password,
      STAFF_PIN: staff.pin,
      ...environment,
    },
    stdio: ['ignore', log, log === 'ignore' ? 'inherit' : log, 'ipc'],
  });
  const url = await ready(child);
  await fetch(`${url}/readyz`);
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - began,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (told) => resolve((told as { ready: string }).ready));
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it was open`)));
  });
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
