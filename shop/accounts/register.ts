import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { redeemGrant } from './one-time-codes.ts';
import { hashPassword } from './password.ts';
import { startSession } from './session.ts';

/** Makes the account of a verified e-mail and signs in: answers the session's secret. */
export async function register(
  shop: Shop,
  { grant, name, email, password }: { grant: string; name: string; email: string; password: string },
): Promise<{ session: string } | { refused: 'not verified' | 'exists already' }> {
  const passwordHash = await hashPassword(password);
  return transact(shop, async (shop) => {
    if (!(await redeemGrant(shop, { token: grant, email, purpose: 'register' })))
      return { refused: 'not verified' };
    const [made] = await shop.db
      .insert(users)
      .values({ email, name, passwordHash, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) return { refused: 'exists already' };
    return { session: await startSession(shop, made.id) };
  });
}
