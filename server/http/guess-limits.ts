import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { retention } from '#shop/retention.ts';
import { newToken } from '#shop/tokens.ts';
import { type Counters, consume } from './counters.ts';

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
 * Wrong one-time codes of the whole shop. A code has a million values: whoever guesses at many accounts at once must be slower
 * than that, and honest shoppers mistype far fewer. Beyond it none is compared until the time is over.
 */
const wrongCodes = [
  { times: 60, seconds: 60 },
  { times: 600, seconds: 3600 },
] as const;

export type Guess = keyof typeof guessing;

export interface GuessLimits {
  /** Counts a guess before it is compared; seconds to wait where it is one too many. */
  guess(kind: Guess, account: string, address: string): Promise<number | undefined>;
  /** The same for staff, on a device that has the secret of one, or none. */
  guessStaff(account: string, address: string, device: string | undefined): Promise<number | undefined>;
  /** Counts a try at a one-time code before it is compared; seconds to wait where the shop has had too many wrong ones. */
  guessCode(): Promise<number | undefined>;
  /** A right code was no guess. */
  guessedCodeRight(): Promise<void>;
  /** A right guess clears the count of its address, which is known to the account from now on. */
  guessedRight(kind: Guess, account: string, address: string): Promise<void>;
  /**
   * The same for staff. The device is known to the account from now on too; answers the secret that it keeps: the one it has where
   * this shop gave it for a sign-in, else a new one, so that a cookie planted in a browser is worth nothing.
   */
  guessedStaffRight(account: string, address: string, device: string | undefined): Promise<string>;
}

type OfCodes = 'guessCode' | 'guessedCodeRight';

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
      (kind === 'staff' ? await consume(addresses, await hashed(address)) : undefined) ??
      (await consume(pairs(kind), both)) ??
      ((await known(kind).get(both)) ? undefined : await consume(accounts(kind), await hashed(account)))
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
    async guessStaff(account, address, device) {
      const used = device && (await usedOn(account, device));
      return used && (await devices.get(used)) ? consume(onDevice, used) : guess('staff', account, address);
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
export function codeLimits({ counter }: Counters): Pick<GuessLimits, OfCodes> {
  const codes = () =>
    wrongCodes.map(({ times, seconds }) => counter(`wrong codes in ${seconds}`, times, seconds));
  return {
    async guessCode() {
      const waits = await Promise.all(codes().map((counted) => consume(counted, 'all')));
      return waits.reduce((longest, wait) => Math.max(longest ?? 0, wait ?? 0) || undefined, undefined);
    },
    async guessedCodeRight() {
      await Promise.all(codes().map((counted) => counted.reward('all')));
    },
  };
}

/**
 * Ends every wait of staff for wrong tries: the counts of the addresses and devices they were made from, and of the accounts.
 * Whose an address was can't be told from its hash, so all of them go; each may then be tried five times again.
 */
export async function endStaffWaits(db: Database): Promise<void> {
  await db.execute(sql`delete from rate_limits where key like 'guess:staff:%' or key like 'guess:address:%'`);
}
