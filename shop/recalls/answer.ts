import { eq, sql } from 'drizzle-orm';
import type { RecallChoice } from '#database/enums.ts';
import { recallRecipients, recalls } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { hashToken } from '../tokens.ts';

/** The letter of a link, with what was answered by it. */
export interface RecallLetter {
  title: string;
  subject: string;
  text: string;
  choice: RecallChoice | null;
  note: string;
}

/** The letter that a link shows, noting that it was opened; undefined for a link that was never given, or is over. */
export async function openLetter(shop: Shop, token: string): Promise<RecallLetter | undefined> {
  const opened = shop.db.$with('opened').as(
    shop.db
      .update(recallRecipients)
      .set({ openedAt: sql`coalesce(${recallRecipients.openedAt}, ${shop.now()})` })
      .where(eq(recallRecipients.tokenHash, hashToken(token)))
      .returning({
        recallId: recallRecipients.recallId,
        choice: recallRecipients.choice,
        note: recallRecipients.note,
      }),
  );
  const [letter] = await shop.db
    .with(opened)
    .select({
      title: recalls.title,
      subject: recalls.subject,
      text: recalls.text,
      choice: opened.choice,
      note: opened.note,
    })
    .from(opened)
    .innerJoin(recalls, eq(recalls.id, opened.recallId));
  return letter;
}

/** Takes an answer by the letter's link; the last one counts. False for a link that was never given, or is over. */
export async function answerRecall(
  shop: Shop,
  { token, choice, note }: { token: string; choice: RecallChoice; note: string },
): Promise<boolean> {
  const now = shop.now();
  const answered = await shop.db
    .update(recallRecipients)
    .set({
      choice,
      note,
      answeredAt: now,
      // What was handled stays so while they want the same.
      handledAt: sql`case when ${recallRecipients.choice} = ${choice} then ${recallRecipients.handledAt} end`,
      openedAt: sql`coalesce(${recallRecipients.openedAt}, ${now})`,
    })
    .where(eq(recallRecipients.tokenHash, hashToken(token)))
    .returning({ id: recallRecipients.id });
  return answered.length === 1;
}
