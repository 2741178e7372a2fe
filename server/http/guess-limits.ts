import { sql } from 'drizzle-orm';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#contract/call.ts';
import type { Database } from '#database/connect.ts';
import { mailboxOf } from '#shop/person/mailbox.ts';
import type { Place } from '#shop/person/place.ts';
import { retention } from '#shop/retention.ts';
import { newToken } from '#shop/tokens.ts';
import { type Counters, consumePoint } from './counters.ts';

const quarter = 900;

/**
 * Guesses at one secret: the limits that RATE_LIMIT_FACTOR never touches (decisions.md sections 2 and 8). An account can
 * be tried from one address so often, and so often from all addresses together that it was not opened from before: guesses
 * from everywhere find their end, and the owner still gets in where they did before.
 */
const guessing = {
  /** A shopper's password. */
  password: { fromAddress: 10 },
  /**
   * Id, password and pin of staff; an address may try no more than that, whichever ids. A device that the account signed in on
   * before has a count of its own, so that nobody beside it, nor from everywhere, locks its owner out.
   */
  staff: { fromAddress: 5, address: 5, onDevice: 5 },
} as const;
const fromEverywhere = { times: 100, seconds: 3600 };
const knownForSeconds = retention.knownAddressDays * 86_400;
/** As long as its cookie (server/http/cookies.ts). */
const deviceKnownForSeconds = retention.staffDeviceDays * 86_400;

/**
 * Wrong one-time codes of one mailbox, one address and the network around it, typed where the account was not signed in to
 * before. A code has a million values. So an account is taken over by guesses from anywhere once in 33,000 days (30 tries a
 * day), any account at all by somebody with one /24 or /48 once in 16,000 days (60 tries), and honest shoppers mistype far fewer.
 */
const wrongCodes = {
  mailbox: { times: 30, seconds: 86_400 },
  address: { times: 20, seconds: 3600 },
  network: { times: 60, seconds: 86_400 },
} as const;

/**
 * Wrong ones of the whole shop. Beyond that somebody guesses from many networks (ten an hour at least). From then on each mailbox
 * and network has its first tries of the day alone, but has them: nobody keeps an owner out by guessing elsewhere. 600 tries an
 * hour, from 240 networks, take an account over in 70 days; what a thousand networks can add, in 333 (three tries a day each).
 * The operator hears of it long before (docs/operations.md).
 */
const siege = [
  { times: 60, seconds: 60 },
  { times: 600, seconds: 3600 },
] as const;
const triesUnderSiege = 3;

export type Guess = keyof typeof guessing;

export interface GuessLimits {
  /** Counts a guess before it is compared; seconds to wait where it is one too many. */
  guess(kind: Guess, account: string, address: string): Promise<number | undefined>;
  /** The same for staff, on a device that has the secret of one, or none. */
  guessStaff(account: string, address: string, device: string | undefined): Promise<number | undefined>;
  /** Whether somebody signed in to an account from an address, lately. */
  isKnown(kind: Guess, account: string, address: string): Promise<boolean>;
  /**
   * Counts a try at a one-time code before it is compared: seconds to wait where there were too many wrong ones, or what to do
   * where it is right, which was no guess. Where the account was signed in to before, the code's own five tries are all that counts.
   */
  guessCode(email: string, place: Place): Promise<{ wait: number } | { right: () => Promise<void> }>;
  /** A right guess clears the count of its address, which is known to the account from now on. */
  guessedRight(kind: Guess, account: string, address: string): Promise<void>;
  /**
   * The same for staff. The device is known to the account from now on too; answers the secret that it keeps: the one it has where
   * this shop gave it for a sign-in, else a new one, so that a cookie planted in a browser is worth nothing.
   */
  guessedStaffRight(account: string, address: string, device: string | undefined): Promise<string>;
}

type OfCodes = 'guessCode';

/** Limits of guesses at passwords, and at the secrets of staff. */
export function guessLimits({ counter, hashed }: Counters): Omit<GuessLimits, OfCodes> {
  /** Asked of the database each time, never remembered here: `npm run staff -- unlock` ends them from another process. */
  const guesses = (name: string, points: number, seconds: number) =>
    counter(`guess:${name}`, points, seconds, {});
  const pairs = (kind: Guess) => guesses(kind, guessing[kind].fromAddress, quarter);
  const addresses = guesses('address', guessing.staff.address, quarter);
  const onDevice = guesses('staff:device', guessing.staff.onDevice, quarter);
  const accounts = (kind: Guess) =>
    guesses(`${kind}:everywhere`, fromEverywhere.times, fromEverywhere.seconds);
  const devices = counter('known:device', 1, deviceKnownForSeconds);
  const known = (kind: Guess) => counter(`known:${kind}`, 1, knownForSeconds);
  const pair = (account: string, address: string) => hashed(`${account} from ${address}`);
  const usedOn = (account: string, device: string) => hashed(`${account} on ${device}`);
  const guess: GuessLimits['guess'] = async (kind, account, address) => {
    const both = await pair(account, address);
    return (
      (kind === 'staff' ? await consumePoint(addresses, await hashed(address)) : undefined) ??
      (await consumePoint(pairs(kind), both)) ??
      ((await known(kind).get(both)) ? undefined : await consumePoint(accounts(kind), await hashed(account)))
    );
  };
  const guessedRight: GuessLimits['guessedRight'] = async (kind, account, address) => {
    const both = await pair(account, address);
    await Promise.all([
      pairs(kind).delete(both),
      kind === 'staff' && addresses.delete(await hashed(address)),
      known(kind).set(both, 1, knownForSeconds),
    ]);
  };
  return {
    guess,
    isKnown: async (kind, account, address) => (await known(kind).get(await pair(account, address))) !== null,
    async guessStaff(account, address, device) {
      const used = device && (await usedOn(account, device));
      return used && (await devices.get(used))
        ? consumePoint(onDevice, used)
        : guess('staff', account, address);
    },
    guessedRight,
    async guessedStaffRight(account, address, device) {
      const given = device !== undefined && (await devices.get(await hashed(device))) !== null;
      const secret = given ? device : newToken();
      const used = await usedOn(account, secret);
      await Promise.all([
        guessedRight('staff', account, address),
        onDevice.delete(used),
        ...[used, await hashed(secret)].map((key) => devices.set(key, 1, deviceKnownForSeconds)),
      ]);
      return secret;
    },
  };
}

/** Limits of guesses at one-time codes. */
export function codeLimits(
  { counter, hashed }: Counters,
  isKnown: GuessLimits['isKnown'],
): Pick<GuessLimits, OfCodes> {
  const scopes = Object.entries(wrongCodes) as [keyof typeof wrongCodes, Pick<Rate, 'times' | 'seconds'>][];
  return {
    async guessCode(email, place) {
      if (await isKnown('password', email, place.address)) return { right: async () => {} };
      const person = { ...place, mailbox: mailboxOf(email) };
      const own = await Promise.all(
        scopes.map(async ([scope, { times, seconds }]) =>
          take(counter(`wrong codes:${scope}`, times, seconds), await hashed(person[scope]), scope),
        ),
      );
      const wait = longest(own.filter(({ over }) => over));
      if (wait) return { wait };
      const all = await Promise.all(
        siege.map(({ times, seconds }) => take(counter(`wrong codes in ${seconds}`, times, seconds), 'all')),
      );
      const besieged = all.some(({ over }) => over);
      const spent = own.filter(({ taken, scope }) => scope !== 'address' && taken > triesUnderSiege);
      const longer = besieged && longest(spent);
      if (longer) return { wait: longer };
      return {
        right: async () => {
          await Promise.all([...own, ...all].map(({ giveBack }) => giveBack()));
        },
      };
    },
  };
}

const longest = (waits: { wait: number }[]): number => Math.max(0, ...waits.map(({ wait }) => wait));

/** Takes a point; says how many are taken, or that none is left, and after how many seconds there are new ones. */
async function take(counted: RateLimiterPostgres, who: string, scope?: keyof typeof wrongCodes) {
  let over = false;
  const found = await counted.consume(who).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    over = true;
    return refused;
  });
  return {
    scope,
    taken: found.consumedPoints,
    over,
    wait: Math.max(1, Math.ceil(found.msBeforeNext / 1000)),
    giveBack: async () => void (over || (await counted.reward(who))),
  };
}

/**
 * Ends every wait of staff for wrong tries: the counts of the addresses and devices they were made from, and of the accounts.
 * Whose an address was can't be told from its hash, so all of them go; each may then be tried five times again.
 */
export async function endStaffWaits(db: Database): Promise<void> {
  await db.execute(sql`delete from rate_limits where key like 'guess:staff:%' or key like 'guess:address:%'`);
}
