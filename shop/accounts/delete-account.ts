import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import {
  contactInquiries,
  newsletterSubscribers,
  orderEdits,
  orderNotes,
  orders,
  payments,
  recallRecipients,
  refunds,
  returns,
  stockRequests,
  users,
  withdrawals,
} from '#database/schema.ts';
import { noRecipient } from '../recall-recipient.ts';
import { formerCustomer } from '../reviews/public-name.ts';
import { renameReviews } from '../reviews/rename.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { revokeCodes } from './one-time-codes.ts';
import { verifyPassword } from './password.ts';
import type { Shopper } from './session.ts';

export type DeletionRefusal = {
  refused:
    | 'wrong password'
    | 'order on its way'
    | 'return on its way'
    | 'refund on its way'
    | 'refund refused';
};

/**
 * Deletes an account with all that is the person's, its recorded defences too. Orders stay for the tax record, without the person; reviews stay,
 * without the name. What a realistic imitation firearm was sold on stays with its order, as the seller must be able to show
 * it (VCRA 2006 s.36-37), and refused sales stay without the account. An order that is still under way needs its address, and goods that are sent back and a refund that is not given yet, or that the
 * card could not take, needs somebody to write to: both must end first.
 */
export async function deleteAccount(
  shop: Shop,
  { id, email }: Shopper,
  password: string,
): Promise<{ deleted: true } | DeletionRefusal> {
  const [user] = await shop.db.select().from(users).where(eq(users.id, id));
  if (!(await verifyPassword(user?.passwordHash ?? undefined, password)))
    return { refused: 'wrong password' };
  return transact(shop, async (shop): Promise<{ deleted: true } | DeletionRefusal> => {
    await shop.db.select().from(users).where(eq(users.id, id)).for('update');
    const unfinished = await unfinishedBusiness(shop, id);
    if (unfinished) return { refused: unfinished };
    const theirs = shop.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await shop.db.update(payments).set({ request: null }).where(inArray(payments.orderId, theirs));
    await shop.db.update(returns).set({ note: '' }).where(inArray(returns.orderId, theirs));
    await shop.db.update(withdrawals).set({ reason: '' }).where(inArray(withdrawals.orderId, theirs));
    const unnamed = { addressBefore: null, addressAfter: null, reason: '' };
    await shop.db.update(orderEdits).set(unnamed).where(inArray(orderEdits.orderId, theirs));
    await shop.db.delete(orderNotes).where(inArray(orderNotes.orderId, theirs));
    await shop.db.update(orders).set(nobody).where(eq(orders.userId, id));
    await renameReviews(shop, id, { name: formerCustomer, userId: null });
    // With what was written after them; the contact form keeps an e-mail as it was typed.
    await shop.db.delete(contactInquiries).where(eq(sql`lower(${contactInquiries.email})`, email));
    await shop.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    await shop.db.delete(stockRequests).where(eq(stockRequests.email, email));
    // That a recall was written, opened and answered stays, without who.
    await shop.db.update(recallRecipients).set(noRecipient).where(eq(recallRecipients.email, email));
    await revokeCodes(shop, email);
    await shop.db.delete(users).where(eq(users.id, id));
    return { deleted: true };
  });
}

/** What of an account must end before its person can go. Its orders are locked first: nobody moves one meanwhile. */
async function unfinishedBusiness(
  shop: Shop,
  userId: number,
): Promise<Exclude<DeletionRefusal['refused'], 'wrong password'> | undefined> {
  await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id)
    .for('update');
  const found = await shop.db
    .select({ refund: refunds.state, sentBack: returns.state })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .leftJoin(returns, and(eq(returns.orderId, orders.id), eq(returns.state, 'open')))
    .where(
      and(
        eq(orders.userId, userId),
        or(
          eq(orders.paymentStatus, 'Pending'),
          and(
            eq(orders.paymentStatus, 'Success'),
            notInArray(orders.orderStatus, ['Delivered', 'Cancelled', 'Refunded']),
          ),
          inArray(refunds.state, ['requested', 'refused']),
          isNotNull(returns.id),
        ),
      ),
    );
  if (found.some(({ refund }) => refund === 'refused')) return 'refund refused';
  if (found.some(({ refund }) => refund === 'requested')) return 'refund on its way';
  if (found.some(({ sentBack }) => sentBack !== null)) return 'return on its way';
  return found.length > 0 ? 'order on its way' : undefined;
}

/** An order without its person. */
const nobody = {
  userId: null,
  email: '',
  userName: formerCustomer,
  deliveryName: '',
  deliveryPhone: '',
  deliveryAddress: '',
  deliveryCity: '',
  deliveryPinCode: '',
  idempotencyKey: null,
};
