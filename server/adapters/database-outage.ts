import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#shop/shop.ts';
import { isDatabaseAway, isDiskFull } from '../http/errors.ts';

/** How long nothing may have broken until the database counts as back: queries that hung when it went fail late, one by one. */
const quietMs = 2000;
const lookEveryMs = 500;

/** One line in the log when the database goes, and one when it is back, however many queues and connections miss it meanwhile. */
export class DatabaseOutage {
  readonly #databaseUrl: string;
  readonly #log: Log;
  #since: number | undefined;
  #lastBroken = 0;
  #closed = false;

  /** @param databaseUrl of the primary, not through a pooler, which takes connections also while nothing is behind it */
  constructor(databaseUrl: string, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  /** Whether an error is one of a database that is away: then it is told here, and needs no line of its own. */
  explains(error: unknown): boolean {
    const broken = asError(error);
    if (isDiskFull(broken) || !(isDatabaseAway(broken) || lostNotices.test(broken.message))) return false;
    this.#lastBroken = performance.now();
    if (this.#since === undefined && !this.#closed) {
      this.#since = this.#lastBroken;
      this.#log.error({ reason: reasonOf(broken) }, 'the database is away');
      void this.#untilBack(this.#since);
    }
    return true;
  }

  close(): void {
    this.#closed = true;
  }

  async #untilBack(since: number): Promise<void> {
    let back: number | undefined;
    while (back === undefined || performance.now() - Math.max(back, this.#lastBroken) < quietMs) {
      await pause(lookEveryMs, undefined, { ref: false });
      if (this.#closed) return;
      back = (await this.#takesWrites()) ? (back ?? performance.now()) : undefined;
    }
    this.#since = undefined;
    this.#log.warn({ seconds: Math.round((back - since) / 100) / 10 }, 'the database is back');
  }

  async #takesWrites(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'hopup',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
      return rows[0]?.replica === false;
    } catch {
      return false;
    } finally {
      // Not waited for: on a line gone silent nobody says goodbye.
      client.end().catch(() => {});
    }
  }
}

/** What the job queue says of its own listening connection. */
const lostNotices = /LISTEN\/NOTIFY (connection ended|heartbeat timed out)/;

/** The job queue gives some errors as plain objects. */
const asError = (error: unknown): Error =>
  error instanceof Error ? error : Object.assign(new Error(), error);

/** Without the worker of the job queue that met it first; several addresses that refuse have a code and no message. */
const reasonOf = (error: Error): string =>
  error.message.replace(/ ?\(Queue: .*\)$/, '') || String((error as NodeJS.ErrnoException).code);
