import { and, eq, sql } from 'drizzle-orm';
import { checkouts, users } from '#database/schema.ts';
import { newId } from '../secrets.ts';
import type { Shop } from '../shop.ts';

/**
 * One request's turn to place an order for an account. However many begin at the same moment, one has the turn from its
 * first look at what is unfinished until its card page is open, over several transactions and the provider's answers in
 * between; whoever arrived meanwhile has lost against it (decisions.md section 9).
 */
export interface Turn {
  /** Random: whose turn it is. */
  holder: string;
  /** Of the account. */
  email: string;
  /** The checkout's key and basket, so that a repeated request may join; null without a key. */
  attempt: string | null;
  /** When the request arrived, by `performance.now()`. */
  arrivedAt: number;
}

export const newTurn = (given: Omit<Turn, 'holder'>): Turn => ({ holder: newId(), ...given });

/**
 * How long a turn lasts at most. More than what the provider is given for one request (server/call.ts), so that only a
 * process that died or hangs loses it.
 */
const atMost = sql.raw(`interval '12 seconds'`);

/**
 * - mine: taken, or still held
 * - joinable: held by a request of the same key and basket
 * - lost: another checkout has it, or had it when this request arrived
 */
export type Whose = 'mine' | 'joinable' | 'lost';

/**
 * Takes the turn, in the caller's transaction with the account's row locked. Times are the database's own; how long ago the
 * request arrived is measured by the process it came to.
 */
export async function takeTurn(shop: Shop, userId: number, turn: Turn): Promise<Whose> {
  const { holder, attempt } = turn;
  const arrived = sql`clock_timestamp() - ${performance.now() - turn.arrivedAt}::float8 * interval '1 millisecond'`;
  const until = sql`clock_timestamp() + ${atMost}`;
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

/** Ends the turn. False where it was lost before: it ran out, and another request may have ended the order meanwhile. */
export async function endTurn(shop: Shop, { holder, email }: Turn): Promise<boolean> {
  const account = shop.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ended = await shop.db
    .update(checkouts)
    .set({ until: sql`clock_timestamp()` })
    .where(and(eq(checkouts.userId, account), eq(checkouts.holder, holder)))
    .returning({ userId: checkouts.userId });
  return ended.length > 0;
}
