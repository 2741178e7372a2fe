import { eq } from 'drizzle-orm';
import { users } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { hashPassword } from './password.ts';
import { useGrant } from './prove.ts';
import { endSessionsOf } from './session.ts';

/** Sets a new password for a verified e-mail and ends every session of the account. */
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
    if (user) await endSessionsOf(tx, user.id);
    return user !== undefined;
  });
}
