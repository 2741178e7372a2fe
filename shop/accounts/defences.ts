import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { defences, users } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { inLondon } from '../uk-time.ts';

/*
 * Realistic imitation firearms are sold to those alone who have a defence (Violent Crime Reduction Act 2006, s.36-37; the 2007
 * Regulations): mostly airsoft players who are registered with UKARA. Staff check it and record the result; no document is kept.
 */

export type Defence = typeof defences.$inferSelect;

export interface CheckedDefence {
  kind: 'UKARA' | 'other';
  /** The UKARA number; else ''. */
  reference: string;
  /** What was seen. */
  note: string;
  /** The last day on which it counts, YYYY-MM-DD; null: it was refused. */
  until: string | null;
}

/** The defences of an account, the newest first; undefined where there is no such account. */
export async function readDefences({ db }: Pick<Shop, 'db'>, email: string): Promise<Defence[] | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return undefined;
  return db
    .select()
    .from(defences)
    .where(eq(defences.userId, user.id))
    .orderBy(desc(defences.checkedAt), desc(defences.id));
}

/** Records what a check found, accepted or refused. Nothing is changed by it: the newer stands beside the older. */
export async function recordDefence(
  shop: Shop,
  email: string,
  checked: CheckedDefence,
  staffId: string,
): Promise<{ id: number } | { refused: 'no such account' | 'over already' }> {
  if (checked.until !== null && checked.until < today(shop.now())) return { refused: 'over already' };
  return transact(shop, async (shop) => {
    // As checkouts lock it: an order is placed before or after, and never on half of it.
    const [user] = await shop.db.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return { refused: 'no such account' as const };
    const [saved] = await shop.db
      .insert(defences)
      .values({
        ...checked,
        userId: user.id,
        accepted: checked.until !== null,
        checkedBy: staffId,
        checkedAt: shop.now(),
      })
      .returning({ id: defences.id });
    if (!saved) throw new Error('a row that was inserted is there');
    const action = checked.until === null ? 'defence refused' : 'defence accepted';
    // Without the number and the note: the log outlives the account.
    await audit(shop, {
      staffId,
      action,
      subject: String(saved.id),
      after: { kind: checked.kind, until: checked.until },
    });
    return { id: saved.id };
  });
}

/** Ends a defence before its day; what was sold on it stays sold. Twice is once. */
export async function withdrawDefence(
  shop: Shop,
  id: number,
  staffId: string,
): Promise<{ withdrawn: true } | { refused: 'no such defence' }> {
  return transact(shop, async (shop) => {
    const [found] = await shop.db
      .select({ userId: defences.userId })
      .from(defences)
      .where(eq(defences.id, id));
    if (!found) return { refused: 'no such defence' as const };
    await shop.db.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
    const ended = await shop.db
      .update(defences)
      .set({ withdrawnBy: staffId, withdrawnAt: shop.now() })
      .where(and(eq(defences.id, id), isNull(defences.withdrawnAt)))
      .returning({ id: defences.id });
    if (ended.length > 0) await audit(shop, { staffId, action: 'defence withdrawn', subject: String(id) });
    return { withdrawn: true as const };
  });
}

/**
 * The defence on which an account may buy a realistic imitation firearm today: the one that lasts longest. `ended` where it had
 * one that is over or was withdrawn.
 */
export async function validDefence(
  shop: Pick<Shop, 'db' | 'now'>,
  userId: number,
): Promise<{ defence: Defence } | { ended: boolean }> {
  const accepted = and(eq(defences.userId, userId), eq(defences.accepted, true));
  const [defence] = await shop.db
    .select()
    .from(defences)
    .where(and(accepted, isNull(defences.withdrawnAt), gte(defences.until, today(shop.now()))))
    .orderBy(desc(defences.until), desc(defences.id))
    .limit(1);
  if (defence) return { defence };
  return { ended: (await shop.db.$count(defences, accepted)) > 0 };
}

/** The day in London, YYYY-MM-DD. */
function today(now: Date): string {
  const { year, month, day } = inLondon(now);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
