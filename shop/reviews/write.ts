import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { orderLines, orders, products, reviews, users } from '#database/schema.ts';
import { mailboxOf } from '../person/mailbox.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { countReviews } from './count.ts';

interface Written {
  /** Staff have taken it off the page, and a change doesn't put it back. */
  hidden: boolean;
}

export type ReviewRefusal = { refused: 'no such product' | 'no such account' | 'mailbox reviewed it' };

/**
 * Writes the review of an account for a product, or replaces it (decisions.md section 5); a replaced one keeps its first date,
 * and with it its place, and counts as edited. 'Verified purchase' is decided
 * here: an order with the product was delivered to that account (decisions.md section 6). A mailbox has one review of a product,
 * whichever of its accounts wrote it, also one that was deleted.
 */
export async function writeReview(
  shop: Shop,
  userId: number,
  { productId, stars, text }: { productId: string; stars: number; text: string },
): Promise<Written | ReviewRefusal> {
  return transact(shop, async (shop): Promise<Written | ReviewRefusal> => {
    // Its name may have changed since the session was read, and must not while the review is written.
    const [author] = await shop.db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('share');
    if (!author) return { refused: 'no such account' };
    const [product] = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.active, true)))
      .for('update');
    if (!product) return { refused: 'no such product' };
    const mailbox = await shop.saltedHash('review', mailboxOf(author.email));
    if (await isAnothers(shop, userId, productId, mailbox)) return { refused: 'mailbox reviewed it' };
    const [bought] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(
        and(
          eq(orders.userId, userId),
          eq(orderLines.productId, productId),
          eq(orders.orderStatus, 'Delivered'),
        ),
      )
      .limit(1);
    const review = { name: author.name, stars, text, mailbox, verified: bought !== undefined };
    const now = shop.now();
    // The same once more, from a request that came twice, is no edit.
    const editedAt = sql`case when (${reviews.stars}, ${reviews.text}) = (excluded.stars, excluded.text)
      then ${reviews.editedAt} else ${now.toISOString()}::timestamptz end`;
    const [kept] = await shop.db
      .insert(reviews)
      .values({ productId, userId, ...review, createdAt: now })
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.userId],
        set: { ...review, editedAt },
      })
      .returning({ hiddenReason: reviews.hiddenReason });
    await countReviews(shop, productId);
    shop.invalidate([productId]);
    return { hidden: (kept?.hiddenReason ?? null) !== null };
  });
}

/** Whether another account of the mailbox has a review of the product, or had one and was deleted. */
async function isAnothers(shop: Shop, userId: number, productId: string, mailbox: string): Promise<boolean> {
  const [found] = await shop.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        eq(reviews.mailbox, mailbox),
        or(isNull(reviews.userId), ne(reviews.userId, userId)),
      ),
    );
  return found !== undefined;
}
