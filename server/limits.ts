import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#contract/call.ts';
import type { Database } from '#database/connect.ts';

/** Guesses at one secret: the limits that RATE_LIMIT_FACTOR never touches (decisions.md sections 2 and 8). */
const guessing = {
  /** Shopper passwords: an account from one address. */
  password: { times: 10, seconds: 900 },
  /** Staff sign-ins: an id from one address, and an address. */
  staff: { times: 5, seconds: 900 },
  staffAddress: { times: 5, seconds: 900 },
} as const;

export type Guess = keyof typeof guessing;

export interface Limits {
  /** Counts a request; seconds to wait where it is one too many. */
  count(what: string, who: string, rate: Pick<Rate, 'times' | 'seconds'>): Promise<number | undefined>;
  /** Counts a guess before it is compared; seconds to wait where it is one too many. */
  guess(kind: Guess, who: string): Promise<number | undefined>;
  /** A right guess clears the count. */
  guessedRight(kind: Guess, who: string): Promise<void>;
}

/** Counts shared between processes, in PostgreSQL. */
export function createLimits(db: Database, factor: number): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiter = (name: string, points: number, duration: number) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points,
    });
    limiters.set(name, made);
    return made;
  };
  const guesses = (kind: Guess) => limiter(`guess:${kind}`, guessing[kind].times, guessing[kind].seconds);
  return {
    count: (what, who, rate) =>
      consume(limiter(what, Math.max(1, Math.round(rate.times * factor)), rate.seconds), who),
    guess: (kind, who) => consume(guesses(kind), who),
    async guessedRight(kind, who) {
      await guesses(kind).delete(who);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, who: string): Promise<number | undefined> {
  try {
    await limiter.consume(who);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
