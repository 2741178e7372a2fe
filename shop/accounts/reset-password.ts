import { eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { settleInvitation } from './invitations/accept.ts';
import { redeemGrant, revokeCodes } from './one-time-codes.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './session.ts';

/**
 * Sets a new password for a verified e-mail. Every session, code and grant of the account ends with it, so that nobody who
 * was in, or had got a code before, gets in again; an email tells its owner.
 */
export async function resetPassword(
  shop: Shop,
  { grant, email, password }: { grant: string; email: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return transact(shop, async (shop) => {
    if (!(await redeemGrant(shop, { token: grant, email, purpose: 'reset' }))) return false;
    const [user] = await shop.db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!user) return false;
    await settleInvitation(shop, { userId: user.id, email });
    await endSessionsOf(shop, user.id);
    await revokeCodes(shop, email);
    const at = shop.now().toISOString();
    await shop.jobs.add('mail', { template: 'password changed', to: email, at });
    return true;
  });
}
