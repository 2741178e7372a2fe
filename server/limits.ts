import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#contract/call.ts';
import type { Database } from '#database/connect.ts';
import { saltedHash } from '#shop/salt.ts';

const quarter = 900;

/**
 * Guesses at one secret: the limits that RATE_LIMIT_FACTOR never touches (decisions.md sections 2 and 8). An account can
 * be tried from one address so often, and so often from all addresses together that it was not opened from before: guesses
 * from everywhere find their end, and the owner still gets in where they did before.
 */
const guessing = {
  /** A shopper's password. */
  password: { fromAddress: 10 },
  /** Id, password and pin of staff; an address may try no more than that, whichever ids. */
  staff: { fromAddress: 5, address: 5 },
} as const;
const fromEverywhere = { times: 100, seconds: 3600 };
const knownForSeconds = 30 * 86_400;

/**
 * Wrong one-time codes of the whole shop. A code has a million values: whoever guesses at many accounts at once must be slower
 * than that, and honest shoppers mistype far fewer. Beyond it none is compared until the time is over.
 */
const wrongCodes = [
  { times: 60, seconds: 60 },
  { times: 600, seconds: 3600 },
] as const;

export type Guess = keyof typeof guessing;

export interface Limits {
  /** A number of things as RATE_LIMIT_FACTOR makes it, from 1. */
  scaled(times: number): number;
  /** Counts a request; seconds to wait where it is one too many. */
  count(what: string, who: string, rate: Pick<Rate, 'times' | 'seconds'>): Promise<number | undefined>;
  /** Counts a guess before it is compared; seconds to wait where it is one too many. */
  guess(kind: Guess, account: string, address: string): Promise<number | undefined>;
  /** Counts a try at a one-time code before it is compared; seconds to wait where the shop has had too many wrong ones. */
  guessCode(): Promise<number | undefined>;
  /** A right code was no guess. */
  guessedCodeRight(): Promise<void>;
  /** A right guess clears the count of its address, which is known to the account from now on. */
  guessedRight(kind: Guess, account: string, address: string): Promise<void>;
}

/**
 * Counts shared between processes, in PostgreSQL. Who they are about is kept as a hash under a salt of the shop's own: there are
 * few enough addresses to try them all against a plain one.
 */
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
  const pairs = (kind: Guess) => limiter(`guess:${kind}`, guessing[kind].fromAddress, quarter);
  const addresses = limiter('guess:address', guessing.staff.address, quarter);
  const accounts = (kind: Guess) =>
    limiter(`guess:${kind}:everywhere`, fromEverywhere.times, fromEverywhere.seconds);
  const known = (kind: Guess) => limiter(`known:${kind}`, 1, knownForSeconds);
  const scaled = (times: number) => Math.max(1, Math.round(times * factor));
  const codes = () =>
    wrongCodes.map(({ times, seconds }) => limiter(`wrong codes in ${seconds}`, times, seconds));
  const hashed = (who: string) => saltedHash(db, 'rate limits', who);
  const pair = (account: string, address: string) => hashed(`${account} from ${address}`);
  return {
    scaled,
    count: async (what, who, rate) =>
      consume(limiter(what, scaled(rate.times), rate.seconds), await hashed(who)),
    async guess(kind, account, address) {
      const both = await pair(account, address);
      return (
        (kind === 'staff' ? await consume(addresses, await hashed(address)) : undefined) ??
        (await consume(pairs(kind), both)) ??
        ((await known(kind).get(both)) ? undefined : await consume(accounts(kind), await hashed(account)))
      );
    },
    async guessCode() {
      const waits = await Promise.all(codes().map((counted) => consume(counted, 'all')));
      return waits.reduce((longest, wait) => Math.max(longest ?? 0, wait ?? 0) || undefined, undefined);
    },
    async guessedCodeRight() {
      await Promise.all(codes().map((counted) => counted.reward('all')));
    },
    async guessedRight(kind, account, address) {
      const both = await pair(account, address);
      await Promise.all([
        pairs(kind).delete(both),
        kind === 'staff' && addresses.delete(await hashed(address)),
        known(kind).set(both, 1, knownForSeconds),
      ]);
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
