import { eq, lte, sql } from 'drizzle-orm';
import { kits } from '#database/schema.ts';
import type { Gun } from '../catalogue/fit/gun.ts';
import type { Shop } from '../shop.ts';

/** The guns of an account, and when they were changed last. */
export interface Kit {
  guns: Gun[];
  /** Null: there never were any. */
  changedAt: Date | null;
}

export async function readKit({ db }: Shop, userId: number): Promise<Kit> {
  const [found] = await db
    .select({ guns: kits.guns, changedAt: kits.changedAt })
    .from(kits)
    .where(eq(kits.userId, userId));
  return found ?? { guns: [], changedAt: null };
}

/**
 * Keeps a kit unless one is kept that was changed later; answers the one that is kept then. A browser whose clock is ahead would
 * win for ever: what comes from the future was changed now.
 */
export async function saveKit(shop: Shop, userId: number, { guns, changedAt }: Required<Kit>): Promise<Kit> {
  const now = shop.now();
  const changed = changedAt && changedAt < now ? changedAt : now;
  await shop.db
    .insert(kits)
    .values({ userId, guns, changedAt: changed })
    .onConflictDoUpdate({
      target: kits.userId,
      set: { guns: sql`excluded.guns`, changedAt: sql`excluded.changed_at` },
      setWhere: lte(kits.changedAt, sql`excluded.changed_at`),
    });
  return readKit(shop, userId);
}
