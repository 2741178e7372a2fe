import { and, eq, exists, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staff, staffSessions } from '#database/schema.ts';
import { verifyPassword } from '../accounts/password.ts';
import { audit } from '../audit.ts';
import { retention } from '../retention.ts';
import type { Shop } from '../shop.ts';
import { hashToken, newToken } from '../tokens.ts';

const idleMs = retention.staffIdleHours * 3_600_000;

/** What opens the dashboard: the key stands in its address, the secret in a cookie (decisions.md section 2). */
export interface StaffPass {
  key: string;
  secret: string;
}

/** Signs staff in: id, password and pin together, or undefined without a word on which was wrong. */
export async function signInStaff(
  shop: Shop,
  typed: { id: string; password: string; pin: string },
): Promise<StaffPass | undefined> {
  const [account] = await shop.db.select().from(staff).where(eq(staff.id, typed.id));
  const [password, pin] = await Promise.all([
    verifyPassword(account?.passwordHash, typed.password),
    verifyPassword(account?.pinHash, typed.pin),
  ]);
  if (!account || !password || !pin) return undefined;
  const pass = { key: newToken(), secret: newToken() };
  const now = shop.now();
  await shop.db.delete(staffSessions).where(lt(staffSessions.lastSeenAt, new Date(now.getTime() - idleMs)));
  await shop.db.insert(staffSessions).values({
    secretHash: hashToken(pass.secret),
    keyHash: hashToken(pass.key),
    staffId: account.id,
    lastSeenAt: now,
  });
  await audit(shop, { staffId: account.id, action: 'sign in', subject: account.id });
  return pass;
}

/** Who a staff cookie is; gone after 8 hours idle. With a key, key and cookie must be one session. */
export async function findStaff(shop: Shop, secret: string, key?: string): Promise<string | undefined> {
  const now = shop.now();
  const [found] = await shop.db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.secretHash, hashToken(secret)),
        key === undefined ? undefined : eq(staffSessions.keyHash, hashToken(key)),
        gt(staffSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    );
  if (!found) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() > 60_000) {
    await shop.db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.secretHash, found.secretHash));
  }
  return found.staffId;
}

/** Whether a staff cookie still opens the dashboard. What asks by itself asks so: the idle hours go on. */
export async function hasStaffSession(shop: Shop, secret: string): Promise<boolean> {
  const [found] = await shop.db
    .select({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.secretHash, hashToken(secret)),
        gt(staffSessions.lastSeenAt, new Date(shop.now().getTime() - idleMs)),
      ),
    );
  return found !== undefined;
}

export async function signOutStaff(shop: Shop, secret: string): Promise<void> {
  await shop.db.delete(staffSessions).where(eq(staffSessions.secretHash, hashToken(secret)));
}

/**
 * Ends the session of a cookie that came with the key of another live one: two sessions got mixed up, by mistake or by
 * somebody's doing, and what is done next would be written down under the wrong name. A key that is nobody's any more, such
 * as that of an old bookmark, ends nothing, so that no link signs staff out.
 */
export async function endMismatchedSession(shop: Shop, secret: string, key: string): Promise<boolean> {
  const ofKey = alias(staffSessions, 'of_key');
  const ended = await shop.db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.secretHash, hashToken(secret)),
        exists(
          shop.db
            .select({ one: sql`1` })
            .from(ofKey)
            .where(
              and(
                eq(ofKey.keyHash, hashToken(key)),
                ne(ofKey.secretHash, hashToken(secret)),
                gt(ofKey.lastSeenAt, new Date(shop.now().getTime() - idleMs)),
              ),
            ),
        ),
      ),
    )
    .returning({ staffId: staffSessions.staffId });
  const [session] = ended;
  if (session)
    shop.log.warn({ staff: session.staffId }, 'a staff session came with the key of another and is ended');
  return session !== undefined;
}
