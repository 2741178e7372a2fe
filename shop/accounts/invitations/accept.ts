import { and, eq, gt, isNull } from 'drizzle-orm';
import { invitations, users } from '#database/schema.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { revokeCodes } from '../one-time-codes.ts';
import { hashPassword } from '../password.ts';
import { startSession } from '../session.ts';

/** Sets the first password of an invited account by the secret of its link, once, and signs in. */
export async function acceptInvitation(
  shop: Shop,
  { token, password }: { token: string; password: string },
): Promise<{ session: string; email: string; name: string } | { refused: 'no such invitation' }> {
  const passwordHash = await hashPassword(password);
  return transact(shop, async (shop) => {
    const [invited] = await shop.db
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, shop.now())))
      .returning();
    if (!invited) return { refused: 'no such invitation' };
    const [user] = await shop.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, invited.userId), isNull(users.passwordHash)))
      .returning({ id: users.id, email: users.email, name: users.name });
    if (!user) return { refused: 'no such invitation' };
    await subscribeAsAsked(shop, user.email, invited.consent);
    await revokeCodes(shop, user.email);
    return { session: await startSession(shop, user.id), email: user.email, name: user.name };
  });
}

/** The id of the account of an e-mail that is invited and has no password, locked; undefined where there is none. */
export async function lockInvited(shop: Shop, email: string): Promise<number | undefined> {
  const [found] = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.passwordHash)))
    .for('update');
  return found?.id;
}

/** Ends the invitation of an account whose owner has proved their e-mail and has a password now. */
export async function settleInvitation(
  shop: Shop,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const [invited] = await shop.db.delete(invitations).where(eq(invitations.userId, userId)).returning();
  if (invited) await subscribeAsAsked(shop, email, invited.consent);
}

/** What was agreed to in another shop is asked once more, by the letter that every subscription begins with. */
async function subscribeAsAsked(shop: Shop, email: string, consent: string | null): Promise<void> {
  if (consent) await subscribe(shop, { email, consent, source: 'customer import' });
}
