import { createHmac } from 'node:crypto';
import type { Book } from './book.ts';
import { type ShownEvent, showEvent } from './show.ts';

const firstWaitMs = 500;
const longestWaitMs = 60_000;
const answerWithinMs = 10_000;
const giveUpAfterSeconds = 3 * 24 * 60 * 60;
const atOnce = 8;

/** One attempt to tell the shop. `status` is the HTTP answer, 0 where none came; `at` is unix ms. */
export type Attempt = { eventId: string; type: string; at: number; status: number };

/** The telling of events, and for tests the means to lose, repeat and reorder them. */
export type Webhooks = {
  /** Where events are sent. */
  url: string;
  /** While true nothing is sent by itself; false again sends what has waited. */
  paused: boolean;
  /** Events that nobody has answered with 2xx yet, oldest first. */
  pending(): ShownEvent[];
  /** Sends one event now, paused or not, delivered before or not. Resolves with its HTTP answer, 0 for none. */
  deliver(eventId: string): Promise<number>;
  /** Loses one event for good. */
  discard(eventId: string): void;
  /** The attempts of this run, oldest first (the last 10,000). */
  sent(): Attempt[];
};

type Settings = { url: string; secret: string; log: (message: string) => void };

/**
 * Sends every event to `url`, signed, until it is answered with 2xx: at least once, in no promised order, with
 * growing pauses up to a minute, over restarts, for three days.
 */
export function startWebhooks(book: Book, settings: Settings): { webhooks: Webhooks; stop(): Promise<void> } {
  const sender = new EventSender(book, settings);
  book.onEvent((id) => sender.schedule(id, 0));
  for (const { id } of book.untoldEvents()) sender.schedule(id, 0);
  return { webhooks: sender, stop: () => sender.stop() };
}

class EventSender implements Webhooks {
  url: string;
  readonly #book: Book;
  readonly #settings: Settings;
  readonly #tries = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  readonly #attempts: Attempt[] = [];
  readonly #due: string[] = [];
  readonly #active = new Set<Promise<void>>();
  #paused = false;

  constructor(book: Book, settings: Settings) {
    this.#book = book;
    this.#settings = settings;
    this.url = settings.url;
  }

  get paused(): boolean {
    return this.#paused;
  }

  set paused(wish: boolean) {
    this.#paused = wish;
    this.#pump();
  }

  pending(): ShownEvent[] {
    return this.#book.untoldEvents().map((event) => showEvent(this.#book, event));
  }

  discard(id: string): void {
    this.#settle(id, 'discarded');
  }

  sent(): Attempt[] {
    return [...this.#attempts];
  }

  async deliver(id: string): Promise<number> {
    const event = this.#book.events.get(id);
    if (!event) throw new Error(`No such event: ${id}`);
    const body = JSON.stringify(showEvent(this.#book, event));
    const status = await post(this.url, body, this.#settings.secret, this.#stopping.signal);
    this.#attempts.push({ eventId: id, type: event.type, at: Date.now(), status });
    if (this.#attempts.length > 10_000) this.#attempts.shift();
    if (isDelivered(status) && this.#isPending(id)) this.#settle(id, 'delivered');
    return status;
  }

  schedule(id: string, afterMs: number): void {
    clearTimeout(this.#timers.get(id));
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#due.push(id);
      this.#pump();
    }, afterMs);
    this.#timers.set(id, timer);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#active);
  }

  #isPending(id: string): boolean {
    return this.#book.events.has(id) && !this.#book.deliveries.has(id);
  }

  #pump(): void {
    while (!this.#paused && !this.#stopping.signal.aborted && this.#active.size < atOnce) {
      const id = this.#due.shift();
      if (id === undefined) return;
      if (!this.#isPending(id)) continue;
      const run = this.#tell(id)
        .catch((error: Error) => this.#settings.log(`card sandbox: event ${id}: ${error.message}`))
        .finally(() => {
          this.#active.delete(run);
          this.#pump();
        });
      this.#active.add(run);
    }
  }

  async #tell(id: string): Promise<void> {
    const status = await this.deliver(id);
    if (isDelivered(status) || this.#stopping.signal.aborted) return;
    if ((this.#book.events.get(id)?.created ?? 0) < this.#book.now() - giveUpAfterSeconds)
      return this.discard(id);
    const count = (this.#tries.get(id) ?? 0) + 1;
    this.#tries.set(id, count);
    const waitMs = Math.min(firstWaitMs * 2 ** (count - 1), longestWaitMs) * (0.8 + 0.4 * Math.random());
    const answer = status || 'no answer';
    this.#settings.log(
      `card sandbox: event ${id} not accepted (${answer}), again in ${Math.round(waitMs)} ms`,
    );
    this.schedule(id, waitMs);
  }

  #settle(id: string, outcome: 'delivered' | 'discarded'): void {
    this.#tries.delete(id);
    this.#book.write(() => this.#book.put('deliveries', { id, at: this.#book.now(), outcome }));
  }
}

const isDelivered = (status: number): boolean => status >= 200 && status < 300;

/** Signed as Stripe signs: HMAC-SHA256 over the time and the exact bytes. */
async function post(url: string, body: string, secret: string, stopping: AbortSignal): Promise<number> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
        'user-agent': 'Hopup-Card-Sandbox',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
