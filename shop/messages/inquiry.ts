import { and, count, desc, eq, ilike, isNull, like, or, sql } from 'drizzle-orm';
import type { InquiryState } from '#database/enums.ts';
import { contactInquiries } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import { idOfReference } from './reference.ts';

export type Inquiry = typeof contactInquiries.$inferSelect;
export type InquiryDraft = Omit<
  typeof contactInquiries.$inferInsert,
  'id' | 'createdAt' | 'lastAt' | 'readAt' | 'state' | 'assignee' | 'replyToken'
>;

/**
 * Keeps an inquiry and tells staff by mail.
 *
 * @param copyTo who gets a copy: an e-mail that is known to be its sender's, else the form would mail to anybody
 */
export async function addInquiry(
  shop: Shop,
  draft: InquiryDraft,
  { copyTo }: { copyTo?: string } = {},
): Promise<{ id: string }> {
  const id = newId();
  const at = shop.now();
  await transact(shop, async (shop) => {
    await shop.db.insert(contactInquiries).values({ id, ...draft, createdAt: at, lastAt: at });
    await shop.jobs.add('mail', { template: 'inquiry', to: shop.settings.staffMail, inquiryId: id });
    if (copyTo) await shop.jobs.add('mail', { template: 'inquiry copy', to: copyTo, inquiryId: id });
  });
  return { id };
}

export interface InquiryQuery {
  /** Part of a name, an e-mail, what was written first, or a reference; '' for any. */
  find: string;
  unread: boolean;
  /** Left out: any. */
  state?: InquiryState;
  /** Only those of this member of staff. */
  assignee?: string;
  limit: number;
  offset: number;
}

/** A page of the inquiries, the one that was last written to first, and how many there are. */
export async function listInquiries(
  shop: Shop,
  { find, unread, state, assignee, limit, offset }: InquiryQuery,
): Promise<{ inquiries: Inquiry[]; total: number }> {
  const part = contains(find);
  const reference = idOfReference(find);
  const { id, name, email, message, businessName, readAt } = contactInquiries;
  const where = and(
    unread ? isNull(readAt) : undefined,
    state && eq(contactInquiries.state, state),
    assignee ? eq(contactInquiries.assignee, assignee) : undefined,
    find
      ? or(
          ...[name, email, message, businessName].map((column) => ilike(column, part)),
          reference === undefined ? undefined : like(id, `${reference}%`),
        )
      : undefined,
  );
  const [inquiries, counted] = await Promise.all([
    shop.db
      .select()
      .from(contactInquiries)
      .where(where)
      .orderBy(desc(contactInquiries.lastAt), contactInquiries.id)
      .limit(limit)
      .offset(offset),
    shop.db.select({ total: count() }).from(contactInquiries).where(where),
  ]);
  return { inquiries, total: counted[0]?.total ?? 0 };
}

/** One inquiry. */
export async function findInquiry(shop: Shop, id: string): Promise<Inquiry | undefined> {
  const [found] = await shop.db.select().from(contactInquiries).where(eq(contactInquiries.id, id));
  return found;
}

/** Takes an inquiry for unread again. False where there is none. */
export async function markUnread(shop: Shop, id: string): Promise<boolean> {
  const found = await shop.db
    .update(contactInquiries)
    .set({ readAt: null })
    .where(eq(contactInquiries.id, id))
    .returning({ id: contactInquiries.id });
  return found.length === 1;
}

/**
 * Deletes an inquiry for good, with all that was written in it and after it; the audit log keeps its id, its type and when it came. False
 * where there is none. An email to staff that waits to be sent goes with it; one that was sent is in their mailbox.
 */
export async function deleteInquiry(shop: Shop, id: string, staffId: string): Promise<boolean> {
  return transact(shop, async (shop) => {
    const { type, createdAt } = contactInquiries;
    const [deleted] = await shop.db
      .delete(contactInquiries)
      .where(eq(contactInquiries.id, id))
      .returning({ type, receivedAt: createdAt });
    if (!deleted) return false;
    await audit(shop, { staffId, action: 'message deleted', subject: id, before: deleted });
    return true;
  });
}

/** Opens an inquiry: from then on it counts as read. */
export async function openInquiry(shop: Shop, id: string): Promise<Inquiry | undefined> {
  const [found] = await shop.db
    .update(contactInquiries)
    .set({ readAt: sql`coalesce(${contactInquiries.readAt}, ${shop.now()})` })
    .where(eq(contactInquiries.id, id))
    .returning();
  return found;
}
