import { and, count, desc, ilike, isNotNull, isNull } from 'drizzle-orm';
import { newsletterSubscribers } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

const { email, subscribedAt, confirmedAt, source, consent, unsubscribedAt } = newsletterSubscribers;
/** All but the tokens of the links, which are the subscriber's own. */
const columns = { email, subscribedAt, confirmedAt, source, consent, unsubscribedAt };

export type Subscriber = Omit<typeof newsletterSubscribers.$inferSelect, 'token' | 'confirmToken'>;

export interface SubscriberFilter {
  /** Part of an e-mail; '' for all. */
  find: string;
  /** `waiting`: the link that confirms was not followed. Only `subscribed` may be written to. */
  state: 'all' | 'subscribed' | 'waiting' | 'unsubscribed';
}

/** A page of the newsletter's subscribers, newest first, and how many there are. */
export async function listSubscribers(
  shop: Shop,
  { limit, offset, ...wanted }: SubscriberFilter & { limit: number; offset: number },
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const where = matching(wanted);
  const [subscribers, counted] = await Promise.all([
    shop.db
      .select(columns)
      .from(newsletterSubscribers)
      .where(where)
      .orderBy(desc(subscribedAt), email)
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(newsletterSubscribers).where(where),
  ]);
  return { subscribers, total: counted[0]?.total ?? 0 };
}

/** All of them, for a member of staff to take along; the audit log says who took how many. */
export async function exportSubscribers(
  shop: Shop,
  wanted: SubscriberFilter,
  staffId: string,
): Promise<Subscriber[]> {
  return transact(shop, async (shop) => {
    const subscribers = await shop.db
      .select(columns)
      .from(newsletterSubscribers)
      .where(matching(wanted))
      .orderBy(desc(subscribedAt), email);
    const after = { subscribers: subscribers.length, state: wanted.state };
    await audit(shop, { staffId, action: 'newsletter exported', subject: 'newsletter', after });
    return subscribers;
  });
}

const matching = ({ find, state }: SubscriberFilter) =>
  and(
    find ? ilike(email, contains(find)) : undefined,
    state === 'subscribed' ? and(isNull(unsubscribedAt), isNotNull(confirmedAt)) : undefined,
    state === 'waiting' ? and(isNull(unsubscribedAt), isNull(confirmedAt)) : undefined,
    state === 'unsubscribed' ? isNotNull(unsubscribedAt) : undefined,
  );
