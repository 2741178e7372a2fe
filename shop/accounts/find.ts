import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { addresses, addressWords, users } from '#database/schema.ts';
import { containsWords, containsWordsOrNumbers } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';

/** The account of an e-mail (trimmed and lower-case). */
export async function findUser(shop: Shop, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [found] = await shop.db.select().from(users).where(eq(users.email, email));
  return found;
}

/**
 * A page of the accounts, newest first, and how many there are. `find` is any part of an e-mail or a name, or the postcode
 * or phone number of an address, however it is written; '' for all. `email` is a whole one; '' for any.
 */
export async function listUsers(
  shop: Shop,
  { find, email, limit, offset }: { find: string; email: string; limit: number; offset: number },
): Promise<{ users: { name: string; email: string }[]; total: number }> {
  const where = and(
    find ? matchesSearch(shop, find.trim().toLowerCase()) : undefined,
    email ? eq(users.email, email.toLowerCase()) : undefined,
  );
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

function matchesSearch({ db }: Shop, words: string): SQL | undefined {
  const living = db
    .select({ id: addresses.userId })
    .from(addresses)
    .where(containsWordsOrNumbers(addressWords(addresses), words));
  return or(
    containsWords(sql`lower(${users.name})`, words),
    containsWords(users.email, words),
    /\d/.test(words) ? sql`${users.id} = any(array(${living}))` : undefined,
  );
}
