import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  arrivals,
  grants,
  invitations,
  newsletterSubscribers,
  oneTimeCodes,
  payments,
  recallRecipients,
  recalls,
  saleRefusals,
  searchMisses,
  searchMissVisitors,
  sessions,
  staffSessions,
  stockRequests,
  users,
} from '#database/schema.ts';
import { noRecipient } from './recall-recipient.ts';
import { retention } from './retention.ts';
import type { Shop } from './shop.ts';

/** Until then a subscription could not be confirmed: those of before are for staff to look through. */
const confirmedSince = new Date('2026-11-22T00:00:00Z');

/** Deletes what is over by the table of retention. Whatever opens something checks its own time: nothing waits for this. */
export async function deleteExpired(shop: Shop): Promise<void> {
  const { db } = shop;
  const now = shop.now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(grants).where(lt(grants.expiresAt, now));
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, before(retention.maxSessionDays * 24))));
  const ignored = db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(lt(invitations.invitedAt, before(retention.invitedDays * 24)));
  await db.delete(users).where(and(isNull(users.passwordHash), inArray(users.id, ignored)));
  await db.delete(staffSessions).where(lt(staffSessions.lastSeenAt, before(retention.staffIdleHours)));
  await db
    .update(payments)
    .set({ mailbox: null })
    .where(
      and(
        isNotNull(payments.mailbox),
        eq(payments.state, 'expired'),
        lt(payments.createdAt, before(retention.unpaidCheckoutHours)),
      ),
    );
  await db.delete(saleRefusals).where(lt(saleRefusals.at, before(retention.refusedSaleYears * 365 * 24)));
  const { confirmedAt, unsubscribedAt, subscribedAt } = newsletterSubscribers;
  await db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(confirmedAt),
        isNull(unsubscribedAt),
        gt(subscribedAt, confirmedSince),
        lt(subscribedAt, before(retention.unconfirmedDays * 24)),
      ),
    );
  await deleteStockRequests(shop);
  // That something has not come stays with its order.
  const endedLinks = lt(arrivals.askedAt, before(retention.arrivalDays * 24));
  await db.delete(arrivals).where(and(endedLinks, sql`${arrivals.answer} is distinct from 'not yet'`));
  const oldRecalls = db
    .select({ id: recalls.id })
    .from(recalls)
    .where(lt(recalls.startedAt, before(retention.recallYears * 365 * 24)));
  await db
    .update(recallRecipients)
    .set(noRecipient)
    .where(and(ne(recallRecipients.email, ''), inArray(recallRecipients.recallId, oldRecalls)));
  await db.delete(searchMisses).where(lt(searchMisses.lastAt, before(retention.missedWordsDays * 24)));
  await db
    .delete(searchMissVisitors)
    .where(lt(searchMissVisitors.at, before(retention.missedWordsVisitorDays * 24)));
}

async function deleteStockRequests({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const { confirmedAt, notifiedAt, requestedAt } = stockRequests;
  await db
    .delete(stockRequests)
    .where(
      or(
        lt(notifiedAt, before(retention.toldOfStockHours / 24)),
        and(isNull(notifiedAt), lt(confirmedAt, before(retention.stockRequestDays))),
        and(isNull(confirmedAt), lt(requestedAt, before(retention.unconfirmedDays))),
      ),
    );
}
