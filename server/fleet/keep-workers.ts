import type { Worker } from 'node:cluster';
import type { MadeStaff } from '../boot/first-start.ts';
import { gatherFigures, send } from './measure.ts';
import type { FromWorker, WorkerPlace } from './messages.ts';

interface Options {
  count: number;
  /** A new process, which waits to be told to begin. */
  fork(): Worker;
  place: Omit<WorkerPlace, 'number'>;
  log: { info(facts: object, message: string): void; error(facts: object, message: string): void };
  /** Hears that no process is left, and none could be started. */
  onNoneLeft(): void;
}

interface Opened {
  worker: Worker;
  madeStaff: MadeStaff | undefined;
}

/** Before a process that died is started again, ms; twice as long before each new try. */
const firstWaitMs = 250;
const longestWaitMs = 30_000;
/** One that dies so often within the time is not started any more: what kills it is not chance. */
const maxDeaths = 10;
const withinMs = 300_000;
/** Later than the last connection is cut (http/web-server.ts), and jobs are given up. */
const stopWithinMs = 45_000;

/** Keeps so many processes running: one that dies is started again, after a while that grows, and not for ever. */
export class Workers {
  readonly #options: Options;
  /** Those that answer requests, by their numbers. */
  readonly #running = new Map<number, Worker>();
  /** Those too that start or end. */
  readonly #alive = new Set<Worker>();
  /** When those of a number died. */
  readonly #deaths = new Map<number, number[]>();
  readonly #gather = gatherFigures(() => [...this.#running.values()]);
  #stopping = false;
  #replacing = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Starts them all: the first alone, since it may have a shop to fill. Answers the staff account that was made by it.
   * @throws where the first does not start; it said why
   */
  async start(): Promise<MadeStaff | undefined> {
    const first = await this.#occupy(1);
    if (!first) throw new NoneStarted();
    const others = Array.from({ length: this.#options.count - 1 }, (_, n) => n + 2);
    await Promise.all(
      others.map(async (number) => {
        if (!(await this.#occupy(number))) void this.#bringBack(number);
      }),
    );
    return first.madeStaff;
  }

  /** Puts a new process in the place of each, one by one: the new one answers before the old one is told. */
  async replace(): Promise<void> {
    if (this.#replacing || this.#stopping) return;
    this.#replacing = true;
    try {
      await this.#replaceAll();
    } finally {
      this.#replacing = false;
    }
  }

  /** Has all of them answer what they were asked, and end. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#stopping = true;
    const ended = [...this.#alive].map(exitOf);
    for (const worker of this.#alive) worker.process.kill(signal);
    await Promise.race([Promise.all(ended), pause(stopWithinMs)]);
    for (const worker of this.#alive) worker.process.kill('SIGKILL');
  }

  async #replaceAll(): Promise<void> {
    const { count, log } = this.#options;
    for (let number = 1; number <= count; number++) {
      const old = this.#running.get(number);
      const opened = await this.#open(number);
      if (this.#stopping) return;
      if (!opened) {
        log.error({ process: number }, 'a new process did not start: those that run go on as they are');
        return;
      }
      this.#running.set(number, opened.worker);
      this.#deaths.delete(number);
      if (!old) continue;
      send(old, { kind: 'retire' });
      await exitOf(old);
    }
    log.info({ processes: count }, 'every process of the shop was replaced');
  }

  async #occupy(number: number): Promise<Opened | undefined> {
    const opened = await this.#open(number);
    if (opened) this.#running.set(number, opened.worker);
    return opened;
  }

  /** A new process, once it answers; undefined where it died before. */
  #open(number: number): Promise<Opened | undefined> {
    const worker = this.#options.fork();
    this.#alive.add(worker);
    worker.on('error', () => {});
    send(worker, { kind: 'begin', place: { ...this.#options.place, number } });
    return new Promise((resolve) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve({ worker, madeStaff: message.madeStaff });
        else void this.#gather(worker, message);
      });
      worker.once('exit', (code, signal) => {
        this.#alive.delete(worker);
        resolve(undefined);
        if (this.#running.get(number) === worker) this.#died(number, { code, signal });
      });
    });
  }

  #died(number: number, how: { code: number; signal: string }): void {
    this.#running.delete(number);
    if (this.#stopping) return;
    this.#options.log.error({ process: number, ...how }, 'a process of the shop died');
    void this.#bringBack(number);
  }

  async #bringBack(number: number): Promise<void> {
    for (;;) {
      const now = performance.now();
      const recent = [...(this.#deaths.get(number) ?? []), now].filter((at) => now - at < withinMs);
      this.#deaths.set(number, recent);
      if (recent.length >= maxDeaths) break;
      await pause(Math.min(longestWaitMs, firstWaitMs * 2 ** (recent.length - 1)));
      if (this.#stopping || this.#running.has(number) || (await this.#occupy(number))) return;
    }
    const { log, onNoneLeft } = this.#options;
    log.error({ process: number }, 'a process of the shop dies again and again, and is not started any more');
    if (this.#running.size === 0) onNoneLeft();
  }
}

/** Why is said by that process already. */
export class NoneStarted extends Error {
  constructor() {
    super('The first process of the shop did not start: it says above why.');
  }
}

const exitOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
