import { count, desc, eq, like, or, sql } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** The account of an e-mail (trimmed and lower-case). */
export async function findUser(shop: Shop, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [found] = await shop.db.select().from(users).where(eq(users.email, email));
  return found;
}

/** A page of the accounts, newest first, and how many there are; `find` is the beginning of a name or an e-mail. */
export async function listUsers(
  shop: Shop,
  { find, limit, offset }: { find: string; limit: number; offset: number },
): Promise<{ users: { name: string; email: string }[]; total: number }> {
  const begins = `${find.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const where = find ? or(like(sql`lower(${users.name})`, begins), like(users.email, begins)) : undefined;
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
