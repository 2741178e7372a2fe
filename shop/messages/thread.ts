import { and, desc, eq, max, ne } from 'drizzle-orm';
import type { InquiryState } from '#database/enums.ts';
import { contactInquiries, inquiryMessages, orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import type { Inquiry } from './inquiry.ts';
import { mailDomain } from './reply-address.ts';

export type ThreadMessage = typeof inquiryMessages.$inferSelect;

/** What was written after an inquiry, oldest first. */
export const readThread = ({ db }: Pick<Shop, 'db'>, inquiryId: string): Promise<ThreadMessage[]> =>
  db
    .select()
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(inquiryMessages.id)
    .limit(500);

/** The newest orders of the e-mail that an inquiry came from; whoever wrote it may have typed another's. */
export const ordersOfInquiry = ({ db }: Shop, { email }: Inquiry) =>
  db
    .select({
      id: orders.id,
      receiptNumber: orders.receiptNumber,
      orderStatus: orders.orderStatus,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.email, email.trim().toLowerCase()))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(10);

export interface Written {
  inquiryId: string;
  text: string;
  /** Made by whoever writes: the same one is the same press. */
  key: string;
  staffId: string;
}

export interface Reply extends Written {
  /** The e-mail of the inquiry, as it can be written to. */
  to: string;
  /** Left out: it waits for the customer. */
  state?: InquiryState;
  /** The newest message of the thread that whoever replies saw, 0 for none. Left out: they don't say. */
  seen?: number;
}

export type ReplyRefusal = { refused: 'no such inquiry' | 'answered meanwhile' };

/**
 * Writes a reply to whoever sent an inquiry and queues its letter, once for each key. The inquiry waits for the customer then,
 * unless told, and is the member of staff's who replied first. Who did not see what a colleague wrote meanwhile, or the customer,
 * is told instead.
 */
export function reply(
  shop: Shop,
  { inquiryId, to, text, key, staffId, state = 'waiting', seen }: Reply,
): Promise<{ messageId: number } | ReplyRefusal> {
  return transact(shop, async (shop): Promise<{ messageId: number } | ReplyRefusal> => {
    const inquiry = await lock(shop, inquiryId);
    if (!inquiry) return { refused: 'no such inquiry' };
    const before = await writtenWith(shop, inquiryId, key);
    if (before) return { messageId: before.id };
    if (seen !== undefined && (await newestLetter(shop, inquiryId)) > seen)
      return { refused: 'answered meanwhile' };
    const at = shop.now();
    const messageId = `<${newId()}.${newId()}@${mailDomain(shop.settings)}>`;
    const [written] = await shop.db
      .insert(inquiryMessages)
      .values({ inquiryId, kind: 'reply', text, by: staffId, key, messageId, at })
      .returning({ id: inquiryMessages.id });
    if (!written) throw new Error('the reply was not written');
    await shop.db
      .update(contactInquiries)
      .set({
        state,
        lastAt: at,
        assignee: inquiry.assignee ?? staffId,
        readAt: inquiry.readAt ?? at,
        replyToken: inquiry.replyToken ?? newId(),
      })
      .where(eq(contactInquiries.id, inquiryId));
    await shop.jobs.add('mail', { template: 'inquiry reply', to, replyId: written.id });
    await audit(shop, { staffId, action: 'message answered', subject: inquiryId, after: { state } });
    return { messageId: written.id };
  });
}

/** Writes something beside an inquiry that staff alone see, once for each key. Its state stays. */
export function addNote(
  shop: Shop,
  { inquiryId, text, key, staffId }: Written,
): Promise<{ messageId: number } | { refused: 'no such inquiry' }> {
  return transact(shop, async (shop) => {
    if (!(await lock(shop, inquiryId))) return { refused: 'no such inquiry' as const };
    const before = await writtenWith(shop, inquiryId, key);
    if (before) return { messageId: before.id };
    const [written] = await shop.db
      .insert(inquiryMessages)
      .values({ inquiryId, kind: 'note', text, by: staffId, key, at: shop.now() })
      .returning({ id: inquiryMessages.id });
    if (!written) throw new Error('the note was not written');
    await audit(shop, { staffId, action: 'message note', subject: inquiryId });
    return { messageId: written.id };
  });
}

export interface ReplyLetter {
  inquiry: Inquiry;
  reply: ThreadMessage & { messageId: string };
  /** What the customer wrote last before it. */
  answers: { text: string; at: Date };
  /** Of the letters before it, oldest first, with their angle brackets. */
  references: string[];
}

/** A reply with all that its letter says; undefined once it is gone. */
export async function findReply(shop: Shop, replyId: number): Promise<ReplyLetter | undefined> {
  const [found] = await shop.db
    .select({ inquiry: contactInquiries, reply: inquiryMessages })
    .from(inquiryMessages)
    .innerJoin(contactInquiries, eq(contactInquiries.id, inquiryMessages.inquiryId))
    .where(eq(inquiryMessages.id, replyId));
  if (!found?.reply.messageId) return undefined;
  const { inquiry, reply } = found;
  const before = (await readThread(shop, inquiry.id)).filter(
    ({ id, kind, automatic }) => id < reply.id && kind !== 'note' && !automatic,
  );
  const last = before.findLast(({ kind }) => kind === 'customer');
  return {
    inquiry,
    reply: { ...reply, messageId: found.reply.messageId },
    answers: last ?? { text: inquiry.message, at: inquiry.createdAt },
    references: before.flatMap(({ messageId }) => messageId ?? []),
  };
}

async function lock({ db }: Shop, inquiryId: string): Promise<Inquiry | undefined> {
  const [inquiry] = await db
    .select()
    .from(contactInquiries)
    .where(eq(contactInquiries.id, inquiryId))
    .for('update');
  return inquiry;
}

async function writtenWith({ db }: Shop, inquiryId: string, key: string) {
  const [written] = await db
    .select({ id: inquiryMessages.id })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(inquiryMessages.key, key)));
  return written;
}

/** The newest of what went between staff and customer; 0 for nothing. */
async function newestLetter({ db }: Shop, inquiryId: string): Promise<number> {
  const [found] = await db
    .select({ newest: max(inquiryMessages.id) })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), ne(inquiryMessages.kind, 'note')));
  return found?.newest ?? 0;
}
