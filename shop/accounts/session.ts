import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { prepared, type Queries } from '#database/connect.ts';
import { sessions, users } from '#database/schema.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { Shop } from '../shop.ts';

/** Rolling (decisions.md section 2). */
const sessionDays = 30;
const dayMs = 86_400_000;

export interface Shopper {
  id: number;
  email: string;
  name: string;
}

/** Starts a session and answers its secret, for the cookie alone: only its hash is kept. */
export async function startSession(shop: Shop, db: Queries, userId: number): Promise<string> {
  const token = newToken();
  const now = shop.now();
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, expiresAt: inDays(now, sessionDays) });
  return token;
}

/** Whose session a cookie is. It lives 30 days from its last use; that is written once a day at most. */
export async function findSession(
  shop: Shop,
  token: string,
): Promise<(Shopper & { renewed: boolean }) | undefined> {
  const now = shop.now();
  const tokenHash = hashToken(token);
  const [found] = await liveSession(shop.db).execute({ tokenHash, now });
  if (!found) return undefined;
  const renewed = found.expiresAt < inDays(now, sessionDays - 1);
  if (renewed) {
    await shop.db
      .update(sessions)
      .set({ expiresAt: inDays(now, sessionDays) })
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
      ),
    )
    .prepare(''),
);

export async function endSession(shop: Shop, token: string): Promise<void> {
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Queries, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

const inDays = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);
