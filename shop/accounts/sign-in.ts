import { and, eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { findUser } from './find.ts';
import { verifyPassword } from './password.ts';
import { startSession } from './session.ts';

/** Signs in; undefined where the e-mail or the password is wrong, without saying which. */
export async function signIn(
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<{ session: string; name: string } | undefined> {
  const user = await findUser(shop, email);
  const passwordHash = user?.passwordHash ?? undefined;
  if (!(await verifyPassword(passwordHash, password)) || !user || !passwordHash) return undefined;
  const { id, name } = user;
  return transact(shop, async (shop) => {
    // A password that was replaced while it was compared opens nothing any more.
    const [unchanged] = await shop.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('no key update');
    return unchanged && { session: await startSession(shop, id), name };
  });
}
