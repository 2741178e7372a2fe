import { eq, sql } from 'drizzle-orm';
import { newsletterSubscribers } from '#database/schema.ts';
import { newToken } from '../secrets.ts';
import type { Shop } from '../shop.ts';

/**
 * Subscribes an e-mail, with the sentence that was agreed to, and mails the first-order code. Subscribing twice changes
 * nothing and mails nothing; after unsubscribing it starts anew (decisions.md sections 3 and 6).
 */
export async function subscribe(
  shop: Shop,
  { email, consent, source }: { email: string; consent: string; source: string },
): Promise<void> {
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(newsletterSubscribers)
      .values({ email, token: newToken(), consent, source, subscribedAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { consent, source, subscribedAt: now, unsubscribedAt: null },
        setWhere: sql`${newsletterSubscribers.unsubscribedAt} is not null`,
      })
      .returning({ token: newsletterSubscribers.token });
    if (!fresh) return;
    const code = shop.settings.newsletterCode;
    await shop.jobs.add('mail', { template: 'newsletter welcome', to: email, code, token: fresh.token }, tx);
  });
}

/** Ends a subscription by the token of its link; false for a token that was never given. */
export async function unsubscribe(shop: Shop, token: string): Promise<boolean> {
  const ended = await shop.db
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, ${shop.now()})` })
    .where(eq(newsletterSubscribers.token, token))
    .returning({ email: newsletterSubscribers.email });
  return ended.length === 1;
}
