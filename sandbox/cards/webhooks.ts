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
export function startWebhooks(
  book: Book,
  { url, secret, log }: Settings,
): { webhooks: Webhooks; stop(): Promise<void> } {
  const tries = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  const attempts: Attempt[] = [];
  const due: string[] = [];
  const active = new Set<Promise<void>>();
  let paused = false;
  const isPending = (id: string) => book.events.has(id) && !book.deliveries.has(id);

  function schedule(id: string, afterMs: number): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id);
        due.push(id);
        pump();
      }, afterMs),
    );
  }

  function pump(): void {
    while (!paused && !stopping.signal.aborted && active.size < atOnce && due.length > 0) {
      const id = due.shift() as string;
      if (!isPending(id)) continue;
      const run = tell(id)
        .catch((error: Error) => log(`card sandbox: event ${id}: ${error.message}`))
        .finally(() => {
          active.delete(run);
          pump();
        });
      active.add(run);
    }
  }

  async function tell(id: string): Promise<void> {
    const status = await attempt(id);
    if (isDelivered(status) || stopping.signal.aborted) return;
    if ((book.events.get(id)?.created ?? 0) < book.now() - giveUpAfterSeconds) return settle(id, 'discarded');
    const count = (tries.get(id) ?? 0) + 1;
    tries.set(id, count);
    const waitMs = Math.min(firstWaitMs * 2 ** (count - 1), longestWaitMs) * (0.8 + 0.4 * Math.random());
    log(
      `card sandbox: event ${id} not accepted (${status || 'no answer'}), again in ${Math.round(waitMs)} ms`,
    );
    schedule(id, waitMs);
  }

  async function attempt(id: string): Promise<number> {
    const event = book.events.get(id);
    if (!event) throw new Error(`No such event: ${id}`);
    const body = JSON.stringify(showEvent(book, event));
    const status = await post(webhooks.url, body, secret, stopping.signal);
    attempts.push({ eventId: id, type: event.type, at: Date.now(), status });
    if (attempts.length > 10_000) attempts.shift();
    if (isDelivered(status) && isPending(id)) settle(id, 'delivered');
    return status;
  }

  function settle(id: string, outcome: 'delivered' | 'discarded'): void {
    tries.delete(id);
    book.write(() => book.put('deliveries', { id, at: book.now(), outcome }));
  }

  const webhooks: Webhooks = {
    url,
    get paused() {
      return paused;
    },
    set paused(wish: boolean) {
      paused = wish;
      pump();
    },
    pending: () => book.untoldEvents().map((event) => showEvent(book, event)),
    deliver: attempt,
    discard: (id) => settle(id, 'discarded'),
    sent: () => [...attempts],
  };

  book.onEvent((id) => schedule(id, 0));
  for (const { id } of book.untoldEvents()) schedule(id, 0);

  return {
    webhooks,
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(active);
    },
  };
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
