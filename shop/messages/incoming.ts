import { and, eq, inArray } from 'drizzle-orm';
import { contactInquiries, inquiryMessages } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { cutQuote } from './cut-quote.ts';
import { replyTokensIn } from './reply-address.ts';

/** An e-mail that came to the shop, as far as it is of use. All of it is its sender's word. */
export interface IncomingMail {
  /** With its angle brackets, as those it answers. */
  messageId: string;
  from: string;
  /** Whom it was for, by every header that says so. */
  to: string[];
  answers: string[];
  /** Plain, with what it quotes. */
  text: string;
  attachments: string[];
  /** No person's words: an out-of-office notice, a list, a report. */
  automatic: boolean;
}

export type Received = 'kept' | 'noted' | 'known already' | 'of no inquiry';

/** Characters of one letter that are kept. */
export const maxIncomingText = 20_000;

/**
 * Puts an e-mail into the thread of the inquiry that it answers: the one whose address it was sent to, or whose letter of ours it
 * says that it answers; both are unguessable. The same e-mail again changes nothing. The inquiry is open and unread then, but for
 * what no person wrote, which is only noted.
 */
export async function receiveMail(shop: Shop, mail: IncomingMail): Promise<Received> {
  const inquiryId = await inquiryOf(shop, mail);
  if (!inquiryId) return 'of no inquiry';
  return transact(shop, async (shop): Promise<Received> => {
    const [inquiry] = await shop.db
      .select({ id: contactInquiries.id })
      .from(contactInquiries)
      .where(eq(contactInquiries.id, inquiryId))
      .for('update');
    if (!inquiry) return 'of no inquiry';
    const { messageId, from: by, attachments, automatic } = mail;
    const at = shop.now();
    const text = [...cutQuote(mail.text)].slice(0, maxIncomingText).join('');
    const added = await shop.db
      .insert(inquiryMessages)
      .values({ inquiryId, kind: 'customer', text, by, messageId, attachments, automatic, at })
      .onConflictDoNothing()
      .returning({ id: inquiryMessages.id });
    if (added.length === 0) return 'known already';
    if (automatic) return 'noted';
    await shop.db
      .update(contactInquiries)
      .set({ state: 'open', readAt: null, lastAt: at })
      .where(eq(contactInquiries.id, inquiryId));
    return 'kept';
  });
}

async function inquiryOf({ db }: Shop, { to, answers }: IncomingMail): Promise<string | undefined> {
  const tokens = replyTokensIn(to);
  const [addressed] =
    tokens.length > 0
      ? await db
          .select({ id: contactInquiries.id })
          .from(contactInquiries)
          .where(inArray(contactInquiries.replyToken, tokens))
          .limit(1)
      : [];
  if (addressed || answers.length === 0) return addressed?.id;
  const [answered] = await db
    .select({ id: inquiryMessages.inquiryId })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.kind, 'reply'), inArray(inquiryMessages.messageId, answers)))
    .limit(1);
  return answered?.id;
}
