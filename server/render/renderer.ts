import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { DatabasePool } from '#database/connect.ts';
import type { Log, Settings } from '#shop/shop.ts';
import type { FromThread, ThreadPlace, ToThread } from './messages.ts';
import type { Reading, RenderedPage, RenderPage } from './render-page.ts';

/** While this thread is busy for less than this share of its time, a render holds nobody up. */
const busyShare = 0.5;
/** Over which that is told, ms. */
const busyMs = 500;
/** Of the thread's heap; one that needs more dies, and another is started. */
const maxHeapMiB = 256;

export interface ThreadOptions {
  /** The module that starts renderForOthers (./thread.ts) where it is no main thread. */
  thread: URL;
  settings: Settings;
  log: Log;
  /** Whether this thread has so much to do that a render would hold others up. */
  isBusy?: () => boolean;
  /** How long a thread that renders nothing is kept; ms. */
  idleMs?: number;
  /** A thread that takes longer over a page is ended; ms. No statement may run as long. */
  longestMs?: number;
}

/** Whether this machine has a core for another thread; a container's share counts. */
export const hasCoreToSpare = (): boolean => availableParallelism() > 1;

/**
 * Renders pages: in this thread, or, where one is wanted, in a thread beside it while this one is busy, or those who ask for what is ready would wait 7 to 15 ms for every page
 * that is made anew (docs/decisions/017). Each statement of such a render comes back here, to the database that it may read: the
 * thread has no connections. If it dies, what it was at is rendered here.
 */
export class Renderer {
  /** How many pages were rendered where. */
  readonly counts = { here: 0, thread: 0 };
  readonly #here: RenderPage;
  readonly #beside: ThreadOptions | undefined;
  #thread: RenderThread | undefined;
  /** One died before it rendered anything: so would the next. */
  #isBroken = false;
  readonly #isBusy: () => boolean;

  /** @param beside the thread, where one is wanted */
  constructor(here: RenderPage, beside?: ThreadOptions) {
    this.#here = here;
    this.#beside = beside;
    this.#isBusy = beside?.isBusy ?? watchLoad();
  }

  readonly render: RenderPage = async (url, reading) => {
    if (this.#beside && !this.#thread && !this.#isBroken && this.#isBusy()) this.#start(this.#beside);
    if (this.#thread?.ready) {
      try {
        this.counts.thread++;
        return await this.#thread.render(url, reading);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
      }
    }
    this.counts.here++;
    return this.#here(url, reading);
  };

  #start(beside: ThreadOptions): void {
    const thread = new RenderThread(beside);
    this.#thread = thread;
    thread.ended.then((error) => {
      this.#thread = undefined;
      this.#isBroken = !thread.hasBegun && error !== undefined;
      if (error) beside.log.error({ err: error }, 'the thread that renders pages ended');
    });
  }

  async close(): Promise<void> {
    await this.#thread?.end();
  }
}

class ThreadEnded extends Error {}

interface Underway {
  reading: Reading;
  late: NodeJS.Timeout;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
  /** Runs as part of the request that asked first: for its logs and traces. */
  within: <Result>(work: () => Result) => Result;
}

class RenderThread {
  ready = false;
  /** Whether it ever was ready. */
  hasBegun = false;
  /** When it has, with the error that it died of. */
  readonly ended: Promise<Error | undefined>;
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #underway = new Map<number, Underway>();
  readonly #idleMs: number;
  readonly #longestMs: number;
  #idle: NodeJS.Timeout | undefined;
  #renders = 0;

  constructor({ thread, settings, log, idleMs = 60_000, longestMs = 30_000 }: ThreadOptions) {
    this.#log = log;
    this.#idleMs = idleMs;
    this.#longestMs = longestMs;
    const place: ThreadPlace = { settings };
    this.#worker = new Worker(thread, {
      workerData: place,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB },
    });
    // It keeps no process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.ended = new Promise((resolve) => {
      let failure: Error | undefined;
      this.#worker.once('error', (error: Error) => {
        failure = error;
      });
      this.#worker.once('exit', () => {
        this.ready = false;
        clearTimeout(this.#idle);
        for (const { reject, late } of this.#underway.values()) {
          clearTimeout(late);
          reject(new ThreadEnded());
        }
        this.#underway.clear();
        resolve(failure);
      });
    });
  }

  render(url: string, reading: Reading): Promise<RenderedPage> {
    this.#idle?.refresh();
    const render = ++this.#renders;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#giveUp(), this.#longestMs).unref();
      this.#underway.set(render, { reading, late, resolve, reject, within: AsyncLocalStorage.snapshot() });
      this.#tell({ kind: 'render', render, url });
    });
  }

  #giveUp(): void {
    this.#log.error({}, 'the thread that renders pages hangs, and is ended');
    void this.end();
  }

  async end(): Promise<void> {
    this.ready = false;
    await this.#worker.terminate();
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    if (message.kind === 'ready') {
      this.ready = true;
      this.hasBegun = true;
      this.#idle = setTimeout(() => void this.end(), this.#idleMs).unref();
      return;
    }
    const render = this.#underway.get(message.render);
    if (message.kind === 'statement') void this.#answer(message, render);
    else if (message.kind === 'log') {
      const { level, facts, message: text } = message;
      render?.within(() => this.#log[level](facts, text));
    } else if (render) {
      this.#underway.delete(message.render);
      clearTimeout(render.late);
      if (message.kind === 'failed') render.reject(message.error);
      else {
        for (const [tag, version] of message.versions) render.reading.cacheTag?.(tag, version);
        render.resolve(message.page);
      }
    }
  }

  async #answer(
    { statement, text, values }: FromThread & { kind: 'statement' },
    render: Underway | undefined,
  ): Promise<void> {
    try {
      if (!render) throw new Error('a statement of a render that is over');
      const { $client } = render.reading.db as DatabasePool;
      const asked = { text, values, rowMode: 'array' as const, types: asText };
      const { fields, rows } = await render.within(() => $client.query(asked));
      const named = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
      this.#tell({ kind: 'answer', statement, fields: named, rows });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
      this.#tell({ kind: 'answer', statement, error, code });
    }
  }
}

/** Values stay as PostgreSQL wrote them. */
const asText = { getTypeParser: () => (value: unknown) => value };

/** Tells whether the event loop was busy, by the time since somebody asked before. */
function watchLoad(): () => boolean {
  let since = performance.eventLoopUtilization();
  let at = performance.now();
  let busy = false;
  return () => {
    const now = performance.now();
    if (now - at < busyMs) return busy;
    const current = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(current, since).utilization > busyShare;
    since = current;
    at = now;
    return busy;
  };
}
