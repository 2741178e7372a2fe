import type { Log } from '#shop/shop.ts';
import { everyPage, purgedBy } from './front-tags.ts';

/** A cache in front of the shop that drops what has a tag: server/adapters/front-caches.ts has those that there are. */
export interface FrontCache {
  /** So many tags may one purge name. */
  readonly most: number;
  /** Drops whatever has one of these. Throws, TooManyPurges among others, where it is not known to be done. */
  purge(tags: string[]): Promise<void>;
}

/** The cache in front wants to be asked later. */
export class TooManyPurges extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`asked to wait ${waitMs / 1000} s`);
    this.waitMs = waitMs;
  }
}

/** So many tags wait at most; of more, every page is dropped instead. */
const maxTags = 1_000;
/** The second purge comes so much later, ms: after what another process gave that had not heard of the change (front.ts). */
const againMs = 5_000;
const [firstWaitMs, longestWaitMs] = [250, 30_000];

/**
 * Tells the cache in front what changed: at once, and once more some seconds later for what was on its way to it then. What
 * fails is tried until it is done, the same as many times as one; it takes no more memory the longer that lasts.
 */
export class Purges {
  readonly #front: FrontCache;
  readonly #log: Log;
  readonly #againMs: number;
  /** Since when each waits, ms of the clock. */
  #waiting = new Map<string, number>();
  #underWay = new Map<string, number>();
  readonly #again = new Map<string, number>();
  #againTimer: NodeJS.Timeout | undefined;
  #retry: { timer: NodeJS.Timeout; waitMs: number } | undefined;
  #sending: Promise<void> | undefined;
  #closed = false;
  sent = 0;
  failed = 0;

  constructor(front: FrontCache, log: Log, secondAfterMs = againMs) {
    this.#front = front;
    this.#log = log;
    this.#againMs = secondAfterMs;
  }

  /** Tags that wait for being purged, and since when the oldest does, in seconds. */
  get waiting(): { tags: number; oldestSeconds: number } {
    const all = [...this.#underWay, ...this.#waiting];
    const oldest = Math.min(Date.now(), ...all.map(([, since]) => since));
    return { tags: all.length, oldestSeconds: all.length > 0 ? (Date.now() - oldest) / 1000 : 0 };
  }

  /** Drops what shows one of these, by the shop's own names. */
  purge(names: string[]): void {
    this.#now(purgedBy(names));
    this.#later(purgedBy(names));
  }

  /** Drops every page. */
  purgeAll(): void {
    this.#now([everyPage]);
    this.#later([everyPage]);
  }

  #now(tags: string[]): void {
    const now = Date.now();
    for (const tag of tags) if (!this.#waiting.has(tag)) this.#waiting.set(tag, now);
    collapse(this.#waiting, Math.min);
    if (!this.#retry) this.#send();
  }

  #later(tags: string[]): void {
    const due = Date.now() + this.#againMs;
    for (const tag of tags) {
      this.#again.delete(tag);
      this.#again.set(tag, due);
    }
    collapse(this.#again, Math.max);
    this.#againTimer ??= setTimeout(() => this.#sendAgain(), this.#againMs).unref();
  }

  #sendAgain(): void {
    const now = Date.now();
    const due = [...this.#again].filter(([, at]) => at <= now + 1).map(([tag]) => tag);
    for (const tag of due) this.#again.delete(tag);
    const [next] = this.#again.values();
    this.#againTimer =
      next === undefined ? undefined : setTimeout(() => this.#sendAgain(), Math.max(1, next - now)).unref();
    if (due.length > 0) this.#now(due);
  }

  /** One purge after the other; what comes meanwhile goes with the next. */
  #send(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#waiting.size > 0 && !this.#retry && !this.#closed) this.#send();
    });
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = new Map([...this.#waiting].slice(0, this.#front.most));
      for (const tag of batch.keys()) this.#waiting.delete(tag);
      this.#underWay = batch;
      try {
        await this.#front.purge([...batch.keys()]);
        this.sent += 1;
        this.#retry = undefined;
      } catch (error) {
        this.failed += 1;
        this.#waiting = new Map([...batch, ...[...this.#waiting].filter(([tag]) => !batch.has(tag))]);
        collapse(this.#waiting, Math.min);
        this.#waitAndRetry(error as Error);
        return;
      } finally {
        this.#underWay = new Map();
      }
    }
  }

  #waitAndRetry(error: Error): void {
    const waited = this.#retry?.waitMs ?? firstWaitMs / 2;
    const waitMs = error instanceof TooManyPurges ? error.waitMs : Math.min(longestWaitMs, 2 * waited);
    this.#log.warn(
      { err: error.message, tags: this.#waiting.size, waitMs },
      'the cache in front could not be told what changed, and is told again',
    );
    const timer = setTimeout(() => this.#send(), waitMs).unref();
    this.#retry = { timer, waitMs: Math.min(longestWaitMs, 2 * waited) };
  }

  /** Sends what waits, the second time too, once and without pauses: who starts next drops every page anyway. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#againTimer);
    clearTimeout(this.#retry?.timer);
    await this.#sending;
    clearTimeout(this.#retry?.timer);
    for (const [tag] of this.#again) this.#waiting.set(tag, Date.now());
    await this.#sendAll();
    clearTimeout(this.#retry?.timer);
  }
}

/** With every page purged none need be named; so it is of too many. `most` is which of their moments counts. */
function collapse(tags: Map<string, number>, most: (...moments: number[]) => number): void {
  if (tags.size < 2 || (tags.size <= maxTags && !tags.has(everyPage))) return;
  const moment = most(...tags.values());
  tags.clear();
  tags.set(everyPage, moment);
}
