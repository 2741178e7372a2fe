import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './packages.ts';
import { childrenOf, type Program, type Programs, signal } from './programs.ts';

/** What Patroni says of a member of its cluster. */
export interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** A machine with Patroni and its PostgreSQL, as far as one machine can have several: it is killed, frozen and thawed as a whole. */
export class Node {
  readonly name: string;
  /** Of PostgreSQL: host:port. */
  readonly address: string;
  readonly rest: string;
  readonly #directory: string;
  readonly #programs: Programs;
  #patroni: Program;
  #frozen: number[] = [];

  constructor(at: { name: string; address: string; rest: string; directory: string }, programs: Programs) {
    this.name = at.name;
    this.address = at.address;
    this.rest = at.rest;
    this.#directory = at.directory;
    this.#programs = programs;
    this.#patroni = this.#start();
    // Its PostgreSQL is no child of Patroni's: it would go on without it.
    process.once('exit', () => {
      for (const pid of this.#pids()) signal(pid, 'SIGKILL');
    });
  }

  /** Kills PostgreSQL alone; its Patroni sees that. */
  killPostgres(): void {
    for (const pid of this.#postgres()) signal(pid, 'SIGKILL');
  }

  /** The machine loses its power. */
  kill(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGKILL');
  }

  /** It says nothing any more, and ends no connection. */
  freeze(): void {
    this.#frozen = this.#pids();
    for (const pid of this.#frozen) signal(pid, 'SIGSTOP');
  }

  /** It goes on as if no time had passed. */
  thaw(): void {
    for (const pid of this.#frozen.splice(0)) signal(pid, 'SIGCONT');
  }

  /** The machine is there again. */
  async restart(): Promise<void> {
    await this.#patroni.ended;
    this.#patroni = this.#start();
  }

  /** The members of the cluster, as this one knows them. */
  async members(): Promise<Member[]> {
    const answer = await fetch(`http://${this.rest}/cluster`, { signal: AbortSignal.timeout(1_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.#patroni.kill();
    const postgres = this.#postgres();
    const [postmaster] = postgres;
    if (postmaster) signal(postmaster, 'SIGQUIT');
    for (let tries = 0; tries < 50 && this.#postgres().length > 0; tries++) await pause(100);
    for (const pid of this.#postgres()) signal(pid, 'SIGKILL');
  }

  #start(): Program {
    const { name } = this;
    return this.#programs.start(
      `patroni-${name}`,
      program('patroni'),
      [join(this.#directory, 'patroni.yml')],
      this.#directory,
    );
  }

  #pids(): number[] {
    return [...this.#patroni.pids(), ...this.#postgres()];
  }

  /** The postmaster first, then its children. */
  #postgres(): number[] {
    const file = join(this.#directory, 'data', 'postmaster.pid');
    if (!existsSync(file)) return [];
    const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return isPostgresIn(this.#directory, postmaster) ? [postmaster, ...childrenOf(postmaster)] : [];
  }
}

/** The file outlives a kill, and its number may be somebody else's by now. */
function isPostgresIn(directory: string, pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory);
  } catch {
    return false;
  }
}
