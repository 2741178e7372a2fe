import { eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { hashPassword } from './password.ts';
import { endCodesOf, useGrant } from './prove.ts';
import { endSessionsOf } from './session.ts';

/**
 * Sets a new password for a verified e-mail. Every session, code and grant of the account ends with it, so that nobody who
 * was in, or had got a code before, gets in again; a letter tells its owner.
 */
export async function resetPassword(
  shop: Shop,
  { grant, email, password }: { grant: string; email: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return shop.db.transaction(async (tx) => {
    if (!(await useGrant(shop, tx, { token: grant, email, purpose: 'reset' }))) return false;
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!user) return false;
    await endSessionsOf(tx, user.id);
    await endCodesOf(tx, email);
    const at = shop.now().toISOString();
    await shop.jobs.add('mail', { template: 'password changed', to: email, at }, tx);
    return true;
  });
}
