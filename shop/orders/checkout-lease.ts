import { and, eq, sql } from 'drizzle-orm';
import { checkouts, users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';

/**
 * The right of one request to place an order for an account. However many begin at the same moment, one has it from its
 * first look at what is unfinished until its card page is open, over several transactions and the provider's answers in
 * between; whoever arrived meanwhile has lost against it (decisions.md section 9).
 */
export interface CheckoutLease {
  /** Random: whose lease it is. */
  holder: string;
  /** Of the account. */
  email: string;
  /** The checkout's key and basket, so that a repeated request may join; null without a key. */
  attempt: string | null;
  /** When the request arrived, by `performance.now()`. */
  arrivedAt: number;
}

export const newLease = (given: Omit<CheckoutLease, 'holder'>): CheckoutLease => ({
  holder: newId(),
  ...given,
});

/**
 * How long a lease lasts at most. More than what the provider is given for one request (server/http/register.ts), so that only a
 * process that died or hangs loses it.
 */
const maxDuration = sql.raw(`interval '12 seconds'`);

/**
 * - mine: taken, or still held
 * - joinable: held by a request of the same key and basket
 * - lost: another checkout has it, or had it when this request arrived
 */
export type LeaseOutcome = 'mine' | 'joinable' | 'lost';

/**
 * Takes the lease, in the caller's transaction with the account's row locked. Times are the database's own; how long ago the
 * request arrived is measured by the process it came to.
 */
export async function acquireLease(shop: Shop, userId: number, lease: CheckoutLease): Promise<LeaseOutcome> {
  const { holder, attempt } = lease;
  const arrived = sql`clock_timestamp() - ${performance.now() - lease.arrivedAt}::float8 * interval '1 millisecond'`;
  const until = sql`clock_timestamp() + ${maxDuration}`;
  const taken = await shop.db
    .insert(checkouts)
    .values({ userId, holder, attempt, until })
    .onConflictDoUpdate({
      target: checkouts.userId,
      set: { holder, attempt, until },
      setWhere: sql`${checkouts.holder} = ${holder} or ${checkouts.until} <= ${arrived}
        or (${checkouts.attempt} = ${attempt} and ${checkouts.until} <= clock_timestamp())`,
    })
    .returning({ holder: checkouts.holder });
  if (taken.length > 0) return 'mine';
  const [other] = await shop.db
    .select({ attempt: checkouts.attempt })
    .from(checkouts)
    .where(eq(checkouts.userId, userId));
  return attempt !== null && other?.attempt === attempt ? 'joinable' : 'lost';
}

/** Ends the lease. False where it was lost before: it ran out, and another request may have ended the order meanwhile. */
export async function releaseLease(shop: Shop, { holder, email }: CheckoutLease): Promise<boolean> {
  const account = shop.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ended = await shop.db
    .update(checkouts)
    .set({ until: sql`clock_timestamp()` })
    .where(and(eq(checkouts.userId, account), eq(checkouts.holder, holder)))
    .returning({ userId: checkouts.userId });
  return ended.length > 0;
}
