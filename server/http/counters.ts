import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabasePool } from '#database/connect.ts';
import { saltedHashes } from '#shop/salted-hash.ts';

/** Counts shared between processes, in PostgreSQL. */
export interface Counters {
  /**
   * The counter of that name: so many points in so many seconds. What is over its limit is remembered in this process, unless
   * told otherwise.
   */
  counter(
    name: string,
    points: number,
    seconds: number,
    options?: { inMemoryBlockOnConsumed?: number },
  ): RateLimiterPostgres;
  /**
   * Who is counted, as a hash under a salt of the shop's own: there are few enough addresses to try them all against a plain
   * one.
   */
  hashed(who: string): Promise<string>;
}

export function openCounters(db: DatabasePool): Counters {
  const counters = new Map<string, RateLimiterPostgres>();
  const saltedHash = saltedHashes(db);
  return {
    counter(name, points, duration, options = { inMemoryBlockOnConsumed: points }) {
      const known = counters.get(name);
      if (known) return known;
      const made = new RateLimiterPostgres({
        storeClient: db.$client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: counters.size === 0,
        keyPrefix: name,
        points,
        duration,
        ...options,
      });
      counters.set(name, made);
      return made;
    },
    hashed: (who) => saltedHash('rate limits', who),
  };
}

/** Takes a point; seconds to wait where there is none left. */
export async function consumePoint(counter: RateLimiterPostgres, who: string): Promise<number | undefined> {
  try {
    await counter.consume(who);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
