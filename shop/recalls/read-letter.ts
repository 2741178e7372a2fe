import { and, eq, inArray, ne } from 'drizzle-orm';
import { orders, recallRecipients, recalls } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** What the letter of a recall says to one recipient. */
export interface RecipientLetter {
  title: string;
  subject: string;
  text: string;
  name: string;
  /** Their orders with the product, the newest first. */
  orders: { receiptNumber: number | null; createdAt: Date }[];
}

/** Undefined where the recipient deleted their account meanwhile. */
export async function readLetter(
  { db }: Pick<Shop, 'db'>,
  recipientId: number,
): Promise<RecipientLetter | undefined> {
  const [found] = await db
    .select({
      title: recalls.title,
      subject: recalls.subject,
      text: recalls.text,
      name: recallRecipients.name,
      orderIds: recallRecipients.orderIds,
    })
    .from(recallRecipients)
    .innerJoin(recalls, eq(recalls.id, recallRecipients.recallId))
    .where(and(eq(recallRecipients.id, recipientId), ne(recallRecipients.email, '')));
  if (!found) return undefined;
  const { orderIds, ...letter } = found;
  const bought = await db
    .select({ id: orders.id, receiptNumber: orders.receiptNumber, createdAt: orders.createdAt })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  const places = new Map(orderIds.map((id, place) => [id, place]));
  const sorted = bought.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return { ...letter, orders: sorted };
}
