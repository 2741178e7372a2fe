import { sql } from 'drizzle-orm';
import { type ConnectOptions, connect, type Database, type DatabasePool } from './connect.ts';

/** A place in the write-ahead log: of the primary, or of what a replica has taken in. */
type Lsn = bigint;

/** Where what is kept for everybody may be read: replicas that have all that this process has heard of, else the primary. */
export interface Replicas {
  /**
   * Reads on one database. Where that is a replica and it fails, or is left meanwhile, all is read again on the primary: `read`
   * must not mind being done twice, and what it throws counts as the replica's failure.
   *
   * @param isFailed whether an answer that was given is worth nothing either
   */
  read<Answer>(
    read: (db: Database) => Promise<Answer>,
    isFailed?: (answer: Answer) => boolean,
  ): Promise<Answer>;
  /**
   * Something was committed before this moment: a replica that has not got it yet is not read from now on.
   *
   * @param lsn where the log was after it, as PostgreSQL writes it; left out, the primary is asked, and read until it has answered
   */
  changed(lsn?: string): void;
  /** How many reads were answered by which. */
  readonly counts: { replica: number; primary: number };
  /** Each replica as it is now. */
  state(): ReplicaState[];
  close(): Promise<void>;
}

interface ReplicaState {
  /** From 1 on, in the order given. */
  number: number;
  /** Whether it is read: it answers, and lacks nothing that was heard of. */
  read: boolean;
  /** Connections: in use, waiting for work, and how many statements wait for one. */
  connections: Record<'busy' | 'idle' | 'waiting', number>;
}

interface ReplicasOptions extends Pick<ConnectOptions, 'statements' | 'watch'> {
  /** Connections at most, to each. */
  size?: number;
  /** Hears that a replica is left, or taken back; `replica` counts from 1. */
  log?: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
}

/** Where there is nothing but the primary. */
export const primaryAlone = (primary: Database): Replicas => ({
  read: (read) => read(primary),
  changed() {},
  counts: { replica: 0, primary: 0 },
  state: () => [],
  close: async () => {},
});

export const openReplicas = (
  primary: DatabasePool,
  urls: string[],
  options: ReplicasOptions = {},
): Replicas => (urls.length === 0 ? primaryAlone(primary) : new WatchedReplicas(primary, urls, options));

/** Between two looks at a replica or the primary; ms. */
const lookEveryMs = 250;
/** While a replica lacks what was heard of. */
const lookAgainMs = 50;
/** A replica that says nothing for so long is left. */
const answerWithinMs = 500;

class WatchedReplicas implements Replicas {
  readonly counts = { replica: 0, primary: 0 };
  readonly #primary: DatabasePool;
  readonly #replicas: Replica[];
  readonly #options: ReplicasOptions;
  /** Where the log was after the last change that was heard of. */
  #known: Lsn = 0n;
  /** Where it was a moment ago: a replica that lacks that lags, whether anybody said that something changed or not. */
  #moments: Lsn[] = [];
  /** Changes whose place is still asked for. */
  #changes = 0;
  #placed = 0;
  #asking = false;
  #next = 0;
  #closed = false;

  constructor(primary: DatabasePool, urls: string[], options: ReplicasOptions) {
    this.#primary = primary;
    this.#options = options;
    this.#replicas = urls.map((url, at) => new Replica(url, at + 1, options));
    // Also what was migrated at this start.
    this.changed();
    void this.#watchPrimary();
    for (const replica of this.#replicas) void this.#watch(replica);
  }

  async read<Answer>(
    read: (db: Database) => Promise<Answer>,
    isFailed: (answer: Answer) => boolean = () => false,
  ): Promise<Answer> {
    const replica = this.#choose();
    if (replica) {
      try {
        const answer = await Promise.race([read(replica.db), replica.left]);
        if (!isFailed(answer)) {
          this.counts.replica++;
          return answer;
        }
      } catch {
        // Whatever it was: what is wrong with the question itself, the primary says again.
      }
    }
    this.counts.primary++;
    return read(this.#primary);
  }

  changed(lsn?: string): void {
    if (lsn !== undefined) this.#know(placeOf(lsn));
    else {
      this.#changes++;
      void this.#askPlace();
    }
  }

  state(): ReplicaState[] {
    return this.#replicas.map((replica) => {
      const { totalCount, idleCount, waitingCount } = replica.db.$client;
      const connections = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      return { number: replica.number, read: this.#isFresh(replica), connections };
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#replicas.map(({ db }) => db.$client.end()));
  }

  #choose(): Replica | undefined {
    if (this.#placed !== this.#changes) return undefined;
    const fresh = this.#replicas.filter((replica) => this.#isFresh(replica));
    return fresh[this.#next++ % fresh.length];
  }

  #isFresh({ place }: Replica): boolean {
    return place !== undefined && place >= this.#known && place >= (this.#moments[0] ?? 0n);
  }

  #know(place: Lsn): void {
    if (place > this.#known) this.#known = place;
  }

  /** One question answers for all changes of before it was asked. */
  async #askPlace(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.#placed !== this.#changes && !this.#closed) {
      const changes = this.#changes;
      const place = await this.#placeOfPrimary();
      if (place === undefined) await pause(lookEveryMs);
      else {
        this.#know(place);
        this.#placed = changes;
      }
    }
    this.#asking = false;
  }

  /** What is inserted into the log may be more than is written yet, and is never less than what was committed. */
  async #placeOfPrimary(): Promise<Lsn | undefined> {
    const asked = this.#primary.execute<{ lsn: string }>(sql`select pg_current_wal_insert_lsn() as lsn`);
    const found = await asked.catch(() => undefined);
    const lsn = found?.rows[0]?.lsn;
    return lsn === undefined ? undefined : placeOf(lsn);
  }

  /** While the primary is away nothing new can come, and replicas go on as they are. */
  async #watchPrimary(): Promise<void> {
    while (!this.#closed) {
      const place = await this.#placeOfPrimary();
      if (place !== undefined) this.#moments = [...this.#moments, place].slice(-momentsKept);
      await pause(lookEveryMs);
    }
  }

  async #watch(replica: Replica): Promise<void> {
    let was: boolean | undefined;
    while (!this.#closed) {
      await replica.look();
      const is = this.#isFresh(replica);
      // What lacks a change for a moment is no news; what does so twice in a row lags.
      if (is !== was && (is || replica.place === undefined || replica.place < (this.#moments[0] ?? 0n))) {
        was = is;
        if (is) this.#options.log?.info({ replica: replica.number }, 'a replica is read');
        else
          this.#options.log?.warn({ replica: replica.number }, 'a replica lags or is gone, and is not read');
      }
      // One that is gone is not asked more often for it: each time is a connection anew.
      await pause(is || replica.place === undefined ? lookEveryMs : lookAgainMs);
    }
  }
}

/** The oldest of so many looks at the primary is some three quarters of a second old. */
const momentsKept = 4;

class Replica {
  readonly db: DatabasePool;
  readonly number: number;
  /** What it has taken in; undefined while it is left. */
  place: Lsn | undefined;
  #leave: (reason: Error) => void = () => {};
  /** Fails when the replica is left: whoever waits for it need not wait on. */
  left: Promise<never> = this.#untilLeft();

  constructor(url: string, number: number, { size = 10, statements, watch }: ReplicasOptions) {
    this.db = connect(url, { size, statements, watch, silenceMs: 5_000 });
    this.number = number;
  }

  /** Asks what it has taken in. One that is no replica, since it was promoted, is none. */
  async look(): Promise<void> {
    const asked = this.db
      .execute<{ lsn: string | null }>(
        sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn`,
      )
      .then(
        ({ rows }) => rows[0]?.lsn,
        () => undefined,
      );
    const lsn = await Promise.race([asked, pause(answerWithinMs)]);
    if (lsn) this.place = placeOf(lsn);
    else if (this.place !== undefined) {
      this.place = undefined;
      this.#leave(new Error('the replica is gone'));
      this.left = this.#untilLeft();
    }
  }

  #untilLeft(): Promise<never> {
    const left = new Promise<never>((_resolve, reject) => {
      this.#leave = reject;
    });
    left.catch(() => {});
    return left;
  }
}

/** PostgreSQL writes a place as two hexadecimal numbers of 32 bits: 16/B374D848. */
function placeOf(lsn: string): Lsn {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
