import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Started as root, everything runs as nobody: PostgreSQL and PgBouncer refuse to be root. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A folder that the programs may write in. */
export function folder(...path: string[]): string {
  const made = join(...path);
  mkdirSync(made, { recursive: true });
  if (asNobody.uid) chownSync(made, asNobody.uid, asNobody.gid);
  return made;
}

/** Fills a file of deploy/ha in and answers where it lies. Throws where a value is missing. */
export function fillIn(name: string, values: Record<string, string | number>, into: string): string {
  const text = readFileSync(join('deploy', 'ha', name), 'utf8').replace(/\$\{(\w+)\}/g, (_all, key) => {
    const value = values[key];
    if (value === undefined) throw new Error(`deploy/ha/${name} asks for ${key}`);
    return String(value);
  });
  return write(join(into, name), text);
}

export function write(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 });
  if (asNobody.uid) chownSync(path, asNobody.uid, asNobody.gid);
  return path;
}

/** Programs that were started here; whatever happens, they end with this process. */
export class Programs {
  readonly #running = new Set<Program>();

  constructor() {
    process.once('exit', () => {
      for (const program of this.#running) for (const pid of program.pids()) signal(pid, 'SIGKILL');
    });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running].map((program) => program.stop()));
  }

  /** Its output goes to a file in `directory`. `as` is whom it runs as; {} is whoever we are. */
  start(name: string, command: string, args: string[], directory: string, as: object = asNobody): Program {
    const log = openSync(join(directory, `${name}.log`), 'a');
    // A group of its own: Ctrl-C is ours to hear.
    const child = spawn(command, args, {
      ...as,
      cwd: directory,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: directory },
    });
    const program = new Program(name, child);
    this.#running.add(program);
    void program.ended.then(() => this.#running.delete(program));
    return program;
  }
}

export class Program {
  readonly name: string;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;

  constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
    this.ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  pids(): number[] {
    return this.isRunning ? [this.#child.pid as number] : [];
  }

  /** Ends it at once. */
  async kill(): Promise<void> {
    for (const pid of this.pids()) signal(pid, 'SIGKILL');
    await this.ended;
  }

  /** Asks it to end, and ends it after some seconds. */
  async stop(): Promise<void> {
    for (const pid of this.pids()) signal(pid, 'SIGTERM');
    await Promise.race([this.ended, pause(5_000, undefined, { ref: false })]);
    await this.kill();
  }
}

/** One that is gone hears nothing. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

/** The children of a process. */
export const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter((child) => child > 0);

/** Waits until something holds; throws after so many seconds. */
export async function eventually(what: string, holds: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`waited ${seconds} s in vain until ${what}`);
    await pause(250);
  }
}
