import type { Rate } from '#contract/call.ts';
import type { DatabasePool } from '#database/connect.ts';
import { consumePoint, openCounters } from './counters.ts';
import { codeLimits, type GuessLimits, guessLimits } from './guess-limits.ts';

export interface RateLimits extends GuessLimits {
  /** A number of things as RATE_LIMIT_FACTOR makes it, from 1. */
  scaled(times: number): number;
  /** Counts a request; seconds to wait where it is one too many. */
  count(what: string, who: string, rate: Pick<Rate, 'times' | 'seconds'>): Promise<number | undefined>;
}

/** @param factor multiplies the limits of requests (RATE_LIMIT_FACTOR), never those of guesses */
export function createRateLimits(db: DatabasePool, factor: number): RateLimits {
  const counters = openCounters(db);
  const scaled = (times: number) => Math.max(1, Math.round(times * factor));
  const guesses = guessLimits(counters);
  return {
    scaled,
    count: async (what, who, { times, seconds }) =>
      consumePoint(counters.counter(what, scaled(times), seconds), await counters.hashed(who)),
    ...guesses,
    ...codeLimits(counters, guesses.isKnown),
  };
}
