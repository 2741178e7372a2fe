import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { newsletterSubscribers } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { newToken } from '../tokens.ts';
import { transact } from '../transact.ts';

/** How soon an email whose link was not followed is sent again on request. */
const againMs = 3_600_000;

/**
 * Subscribes an e-mail, with the sentence that was agreed to, and mails the first-order code with the link by which the mailbox's
 * owner confirms: without that no newsletter goes there. Subscribing twice changes nothing and mails nothing; after
 * unsubscribing, or an hour without confirming, it starts anew (decisions.md sections 3 and 6), and only the link of the newest
 * email confirms. Every email ends it for ever, also one of before the subscription was deleted and begun again: the token of
 * that link is made from the e-mail.
 */
export async function subscribe(
  shop: Shop,
  { email, consent, source }: { email: string; consent: string; source: string },
): Promise<void> {
  const now = shop.now();
  const token = await shop.saltedHash('newsletter', email);
  const confirmToken = newToken();
  const { unsubscribedAt, confirmedAt, subscribedAt } = newsletterSubscribers;
  const fresh = { confirmToken, consent, source, subscribedAt: now };
  await transact(shop, async (shop) => {
    // No 'on conflict (email) do update': the token comes from the e-mail, and its own index would refuse a second request in the
    // same moment.
    let begun = await shop.db
      .insert(newsletterSubscribers)
      .values({ email, token, ...fresh })
      .onConflictDoNothing()
      .returning({ token: newsletterSubscribers.token });
    if (begun.length === 0) {
      const waited = and(isNull(confirmedAt), lt(subscribedAt, new Date(now.getTime() - againMs)));
      begun = await shop.db
        .update(newsletterSubscribers)
        .set({ ...fresh, confirmedAt: null, unsubscribedAt: null })
        .where(and(eq(newsletterSubscribers.email, email), or(isNotNull(unsubscribedAt), waited)))
        .returning({ token: newsletterSubscribers.token });
    }
    const [subscribed] = begun;
    if (!subscribed) return;
    const code = shop.settings.newsletterCode;
    const links = { token: subscribed.token, confirmToken };
    await shop.jobs.add('mail', { template: 'newsletter welcome', to: email, code, ...links });
  });
}

/** Whether an e-mail is subscribed, confirmed or not. */
export async function isSubscribed(shop: Shop, email: string): Promise<boolean> {
  const { unsubscribedAt } = newsletterSubscribers;
  const mine = and(eq(newsletterSubscribers.email, email), isNull(unsubscribedAt));
  return (await shop.db.$count(newsletterSubscribers, mine)) > 0;
}

/**
 * Confirms a subscription by the token of its link; false for one that was never given, or whose subscription has ended, also
 * where another began since. Twice is fine.
 */
export async function confirmSubscription(shop: Shop, token: string): Promise<boolean> {
  const { confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const confirmed = await shop.db
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${shop.now()})` })
    .where(and(eq(newsletterSubscribers.confirmToken, token), isNull(unsubscribedAt)))
    .returning({ email: newsletterSubscribers.email });
  return confirmed.length === 1;
}

/** Ends a subscription by the token of its link; false for a token that was never given. */
export async function unsubscribe(shop: Shop, token: string): Promise<boolean> {
  const ended = await shop.db
    .update(newsletterSubscribers)
    .set({
      unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, ${shop.now()})`,
      confirmToken: null,
    })
    .where(eq(newsletterSubscribers.token, token))
    .returning({ email: newsletterSubscribers.email });
  return ended.length === 1;
}
