import { eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { lockInvited, settleInvitation } from './invitations/accept.ts';
import { redeemGrant, revokeCodes } from './one-time-codes.ts';
import { hashPassword } from './password.ts';
import { startSession } from './session.ts';

/**
 * Makes the account of a verified e-mail and signs in: answers the session's secret. One that was invited becomes theirs, with the
 * name they give.
 */
export async function register(
  shop: Shop,
  { grant, name, email, password }: { grant: string; name: string; email: string; password: string },
): Promise<{ session: string } | { refused: 'not verified' | 'exists already' }> {
  const passwordHash = await hashPassword(password);
  return transact(shop, async (shop) => {
    const invited = await lockInvited(shop, email);
    // A code that is asked for where there is an account serves to reset.
    const purpose = invited ? 'reset' : 'register';
    if (!(await redeemGrant(shop, { token: grant, email, purpose }))) return { refused: 'not verified' };
    if (invited) {
      await shop.db.update(users).set({ name, passwordHash }).where(eq(users.id, invited));
      await settleInvitation(shop, { userId: invited, email });
      await revokeCodes(shop, email);
      return { session: await startSession(shop, invited) };
    }
    const [made] = await shop.db
      .insert(users)
      .values({ email, name, passwordHash, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) return { refused: 'exists already' };
    return { session: await startSession(shop, made.id) };
  });
}
