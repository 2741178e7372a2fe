import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { salts } from '#database/schema.ts';
import { newToken } from './tokens.ts';

/** What a salt is for: hashes of one purpose can't be compared with those of another. */
export type SaltName =
  | 'network'
  | 'mailbox'
  | 'review'
  | 'newsletter'
  | 'stock request'
  | 'stock letters'
  | 'order arrival'
  | 'review letters'
  | 'recall'
  | 'shortage'
  | 'rate limits'
  | 'first order'
  | 'search misses';

/**
 * A hash of something that could be guessed by trying all there is, such as an address of the internet: without the shop's
 * salt it tells nothing. The same in every process and after a restart.
 */
export type SaltedHash = (name: SaltName, value: string) => Promise<string>;

/** Reads each salt once. */
export function saltedHashes(db: Database): SaltedHash {
  const salts = new Map<SaltName, Promise<string>>();
  return async (name, value) => {
    const salt = salts.get(name) ?? readOrMake(db, name);
    salts.set(name, salt);
    // A database that was away for a moment is asked again.
    salt.catch(() => salts.delete(name));
    return createHmac('sha256', await salt)
      .update(value)
      .digest('hex');
  };
}

/** Whoever asks first makes it; who made one at the same moment takes that. */
async function readOrMake(db: Database, name: SaltName): Promise<string> {
  await db.insert(salts).values({ name, salt: newToken() }).onConflictDoNothing();
  const [found] = await db.select({ salt: salts.salt }).from(salts).where(eq(salts.name, name));
  if (!found) throw new Error('a salt that was made is there');
  return found.salt;
}
