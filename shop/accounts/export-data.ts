import { desc, eq, inArray, sql } from 'drizzle-orm';
import {
  addresses,
  arrivals,
  contactInquiries,
  defences,
  inquiryMessages,
  kits,
  newsletterSubscribers,
  orderEdits,
  orderLines,
  orderNotes,
  orders,
  recallRecipients,
  recalls,
  refunds,
  returnLines,
  returns,
  reviews,
  saleRefusals,
  stockRequests,
  users,
  withdrawals,
} from '#database/schema.ts';
import { postageOf } from '../refund-postage.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from './session.ts';

/** Everything the shop holds about a shopper, for them to keep (decisions.md section 6). Never a hash of a secret. */
export async function exportData(shop: Shop, { id, email }: Shopper): Promise<Record<string, unknown>> {
  const { db } = shop;
  const [account, address, placed, written, asked, newsletter, awaited, checked, refused, kit] =
    await Promise.all([
      db
        .select({
          email: users.email,
          name: users.name,
          since: users.createdAt,
          reviewLetters: users.reviewLetters,
        })
        .from(users)
        .where(eq(users.id, id)),
      db.select().from(addresses).where(eq(addresses.userId, id)),
      db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.createdAt)),
      db.select().from(reviews).where(eq(reviews.userId, id)),
      inquiriesOf(shop, email),
      db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
      db.select().from(stockRequests).where(eq(stockRequests.email, email)),
      db.select().from(defences).where(eq(defences.userId, id)).orderBy(desc(defences.checkedAt)),
      db.select().from(saleRefusals).where(eq(saleRefusals.userId, id)).orderBy(desc(saleRefusals.at)),
      db.select({ guns: kits.guns, changedAt: kits.changedAt }).from(kits).where(eq(kits.userId, id)),
    ]);
  const wholeOrders = await withAllOf(shop, placed);
  return {
    account: account[0],
    address: address[0] ?? null,
    orders: wholeOrders,
    reviews: written.map(({ mailbox: _mailbox, ...review }) => review),
    defences: checked,
    refusedSales: refused,
    recalls: await recallsOf(shop, email),
    inquiries: asked,
    kit: kit[0] ?? null,
    newsletter: newsletter.map(({ token: _token, confirmToken: _confirm, ...rest }) => rest)[0] ?? null,
    stockRequests: awaited.map(({ id: _id, tokenHash: _token, leaveHash: _leave, ...request }) => request),
  };
}

/** What somebody wrote to the shop, with what followed: notes of staff too, by which of them is the shop's own affair. */
async function inquiriesOf({ db }: Shop, email: string) {
  const found = await db
    .select()
    .from(contactInquiries)
    .where(eq(sql`lower(${contactInquiries.email})`, email));
  const ids = found.map(({ id }) => id);
  const written = await db
    .select()
    .from(inquiryMessages)
    .where(inArray(inquiryMessages.inquiryId, ids))
    .orderBy(inquiryMessages.id);
  return found.map(({ replyToken: _token, assignee: _assignee, ...inquiry }) => ({
    ...inquiry,
    thread: written
      .filter((message) => message.inquiryId === inquiry.id)
      .map(({ kind, text, attachments, at }) => ({ kind, text, attachments, at })),
  }));
}

/** The recalls that somebody was written to about, and what they answered. */
const recallsOf = ({ db }: Pick<Shop, 'db'>, email: string) =>
  db
    .select({
      title: recalls.title,
      letter: recalls.subject,
      sentAt: recallRecipients.sentAt,
      openedAt: recallRecipients.openedAt,
      choice: recallRecipients.choice,
      note: recallRecipients.note,
      answeredAt: recallRecipients.answeredAt,
    })
    .from(recallRecipients)
    .innerJoin(recalls, eq(recalls.id, recallRecipients.recallId))
    .where(eq(recallRecipients.email, email));

/** What of a refund is its shopper's to know. */
const ofRefund = {
  orderId: refunds.orderId,
  reason: refunds.reason,
  amountPence: refunds.amountPence,
  deliveryPence: refunds.deliveryPence,
  goodwillPence: sql<number>`goodwill_pence - ${postageOf(sql`refunds`)}`,
  postagePence: postageOf(sql`refunds`),
  state: refunds.state,
  creditNote: refunds.creditNote,
  createdAt: refunds.createdAt,
  doneAt: refunds.doneAt,
};

/** Orders with everything that belongs to them. */
async function withAllOf({ db }: Shop, placed: (typeof orders.$inferSelect)[]) {
  const ids = placed.map((order) => order.id);
  const [lines, refunded, withdrawn, sentBack, arrived, edited, noted] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
    db.select(ofRefund).from(refunds).where(inArray(refunds.orderId, ids)).orderBy(refunds.id),
    db.select().from(withdrawals).where(inArray(withdrawals.orderId, ids)),
    db
      .select({ one: returns, line: returnLines })
      .from(returns)
      .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
      .where(inArray(returns.orderId, ids)),
    db
      .select({
        orderId: arrivals.orderId,
        askedAt: arrivals.askedAt,
        answer: arrivals.answer,
        answeredAt: arrivals.answeredAt,
      })
      .from(arrivals)
      .where(inArray(arrivals.orderId, ids)),
    db.select().from(orderEdits).where(inArray(orderEdits.orderId, ids)).orderBy(orderEdits.id),
    db.select().from(orderNotes).where(inArray(orderNotes.orderId, ids)).orderBy(orderNotes.id),
  ]);
  return placed.map(({ idempotencyKey: _key, basket: _basket, titles: _titles, ...order }) => ({
    ...order,
    lines: lines.filter((line) => line.orderId === order.id),
    refunds: refunded.filter((refund) => refund.orderId === order.id),
    returns: sentBack
      .filter(({ one }) => one.orderId === order.id)
      .map(({ one: { key: _key, contents: _contents, ...one }, line }) => ({ ...one, ...line })),
    withdrawal: withdrawn.find((withdrawal) => withdrawal.orderId === order.id) ?? null,
    arrival: arrived.find((arrival) => arrival.orderId === order.id) ?? null,
    edits: edited
      .filter((edit) => edit.orderId === order.id)
      .map(({ key: _key, staffId: _staff, ...edit }) => edit),
    notes: noted.filter((note) => note.orderId === order.id).map(({ text, at }) => ({ text, at })),
  }));
}
