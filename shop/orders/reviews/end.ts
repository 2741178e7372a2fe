import { eq, inArray } from 'drizzle-orm';
import { orders, users } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { orderOfLink } from './link.ts';

/**
 * Asks the account of an order for no more reviews, by the link of a letter. Pressed twice it is the same; of an account that was
 * deleted there is nothing left to end. False where the link is none of the shop's.
 */
export async function endReviewLetters(shop: Shop, token: string): Promise<boolean> {
  const orderId = await orderOfLink(shop, token);
  if (orderId === undefined) return false;
  const theirs = shop.db.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  await shop.db.update(users).set({ reviewLetters: false }).where(inArray(users.id, theirs));
  return true;
}
