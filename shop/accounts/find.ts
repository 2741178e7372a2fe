import { count, desc, eq, like, or, sql } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import { beginsWith, laterWordBeginsWith } from '../like.ts';
import type { Shop } from '../shop.ts';

/** The account of an e-mail (trimmed and lower-case). */
export async function findUser(shop: Shop, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [found] = await shop.db.select().from(users).where(eq(users.email, email));
  return found;
}

/**
 * A page of the accounts, newest first, and how many there are; `find` is the beginning of an e-mail or of a
 * word of a name.
 */
export async function listUsers(
  shop: Shop,
  { find, limit, offset }: { find: string; limit: number; offset: number },
): Promise<{ users: { name: string; email: string }[]; total: number }> {
  const words = find.toLowerCase();
  const where = find ? or(named(words), like(users.email, beginsWith(words))) : undefined;
  const [found, counted] = await Promise.all([
    shop.db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(users).where(where),
  ]);
  return { users: found, total: counted[0]?.total ?? 0 };
}

/** Whose name has a word that begins so; in lower case. */
export const named = (words: string) =>
  or(
    like(sql`lower(${users.name})`, beginsWith(words)),
    like(sql`lower(${users.name})`, laterWordBeginsWith(words)),
  );
