import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { prepared } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';
import { retention } from '../retention.ts';
import type { Shop } from '../shop.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Of one account. The next one ends the oldest. */
const maxSessions = 20;
const dayMs = 86_400_000;

export interface Shopper {
  id: number;
  email: string;
  name: string;
}

/**
 * Starts a session and answers its secret, for the cookie alone: only its hash is kept. The caller holds the account's row,
 * so that many who sign in at once are no more than may be.
 */
export async function startSession(shop: Shop, userId: number): Promise<string> {
  const token = newToken();
  const now = shop.now();
  const newest = shop.db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(live(userId, now))
    .orderBy(desc(sessions.createdAt), sessions.tokenHash)
    .limit(maxSessions - 1);
  await shop.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)));
  await shop.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: inDays(now, retention.sessionDays),
    createdAt: now,
  });
  return token;
}

/** Whose session a cookie is. It lives 30 days from its last use, which is written once a day at most, and 90 in all. */
export async function findSession(
  shop: Shop,
  token: string,
): Promise<(Shopper & { renewed: boolean }) | undefined> {
  const now = shop.now();
  const tokenHash = hashToken(token);
  const [found] = await liveSession(shop.db).execute({
    tokenHash,
    now,
    oldest: inDays(now, -retention.maxSessionDays),
  });
  if (!found) return undefined;
  const renewed = found.expiresAt < inDays(now, retention.sessionDays - 1);
  if (renewed) {
    await shop.db
      .update(sessions)
      .set({ expiresAt: inDays(now, retention.sessionDays) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { id: found.id, email: found.email, name: found.name, renewed };
}

const liveSession = prepared((db) =>
  db
    .select({ id: users.id, email: users.email, name: users.name, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare(''),
);

export async function endSession(shop: Shop, token: string): Promise<void> {
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** When the browsers signed in that are signed in to an account, the newest first. `token` is of the one that asks. */
export async function listSessions(
  shop: Shop,
  userId: number,
  token: string,
): Promise<{ signedInAt: Date; current: boolean }[]> {
  const own = hashToken(token);
  const found = await shop.db
    .select({ tokenHash: sessions.tokenHash, signedInAt: sessions.createdAt })
    .from(sessions)
    .where(live(userId, shop.now()))
    .orderBy(desc(sessions.createdAt), sessions.tokenHash);
  return found.map(({ tokenHash, signedInAt }) => ({ signedInAt, current: tokenHash === own }));
}

/** Ends every session of an account but the one that asks; how many there were. */
export async function endOtherSessions(shop: Shop, userId: number, token: string): Promise<number> {
  const ended = await shop.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(token))))
    .returning({ expiresAt: sessions.expiresAt, createdAt: sessions.createdAt });
  const now = shop.now();
  return ended.filter((one) => one.expiresAt > now && one.createdAt > inDays(now, -retention.maxSessionDays))
    .length;
}

const live = (userId: number, now: Date) =>
  and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, inDays(now, -retention.maxSessionDays)),
  );

/** Ends every session of an account. */
export async function endSessionsOf(shop: Shop, userId: number): Promise<void> {
  await shop.db.delete(sessions).where(eq(sessions.userId, userId));
}

const inDays = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);
