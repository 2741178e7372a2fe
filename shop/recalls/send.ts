import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import { recallRecipients, recalls } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { hashToken } from '../tokens.ts';
import { transact } from '../transact.ts';
import { recallToken } from './link.ts';
import { addRecipients } from './start.ts';

/** Letters of one transaction. */
const maxLetters = 200;
/** Whoever was on the card page as a recall began has paid by then, or never will. */
const payingMs = 60 * 60_000;

/**
 * Writes to everybody whom a recall has not written to yet: once it begins, and each minute, so that what a process left that died
 * is made up for. A letter and the mark that it went are one transaction, so that each goes once.
 */
export async function sendRecalls(shop: Shop): Promise<void> {
  await addLateBuyers(shop);
  while ((await sendSome(shop)) === maxLetters);
}

function sendSome(shop: Shop): Promise<number> {
  return transact(shop, async (shop) => {
    const due = await shop.db
      .select({ id: recallRecipients.id, email: recallRecipients.email })
      .from(recallRecipients)
      .where(and(isNull(recallRecipients.sentAt), ne(recallRecipients.email, '')))
      .orderBy(asc(recallRecipients.id))
      .limit(maxLetters)
      .for('update', { skipLocked: true });
    for (const { id, email } of due) {
      const tokenHash = hashToken(await recallToken(shop, id));
      await shop.db
        .update(recallRecipients)
        .set({ sentAt: shop.now(), tokenHash })
        .where(eq(recallRecipients.id, id));
      await shop.jobs.add('mail', { template: 'recall', to: email, recipientId: id });
    }
    if (due.length > 0) shop.log.info({ letters: due.length }, 'letters of a recall were queued');
    return due.length;
  });
}

/** Once for each recall, an hour after it began. */
function addLateBuyers(shop: Shop): Promise<void> {
  return transact(shop, async (shop) => {
    const now = shop.now();
    const waiting = await shop.db
      .select()
      .from(recalls)
      .where(and(isNull(recalls.completedAt), lt(recalls.startedAt, new Date(now.getTime() - payingMs))))
      .for('update', { skipLocked: true });
    for (const recall of waiting) {
      await addRecipients(shop, recall);
      await shop.db.update(recalls).set({ completedAt: now }).where(eq(recalls.id, recall.id));
    }
  });
}
