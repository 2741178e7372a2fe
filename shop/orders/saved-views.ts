import { count, eq, sql } from 'drizzle-orm';
import { type OrderQuestion, orderViews } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export type SavedOrderView = typeof orderViews.$inferSelect;

/** Views of a shop: all of them are chips above one list. */
export const maxOrderViews = 30;

/** By their names. */
export const readOrderViews = (shop: Pick<Shop, 'db'>): Promise<SavedOrderView[]> =>
  shop.db.select().from(orderViews).orderBy(sql`lower(${orderViews.name})`, orderViews.id);

export async function findOrderView(shop: Pick<Shop, 'db'>, id: number): Promise<SavedOrderView | undefined> {
  const [found] = await shop.db.select().from(orderViews).where(eq(orderViews.id, id));
  return found;
}

interface ViewDraft {
  name: string;
  question: OrderQuestion;
}

/** Keeps a view under a name of its own, whatever its case. The same one once more is the one that is there. */
export async function saveOrderView(
  shop: Shop,
  { name, question }: ViewDraft,
  staffId: string,
): Promise<{ id: number } | { refused: 'name taken' | 'too many' }> {
  return transact(shop, async (shop) => {
    const [{ total } = { total: 0 }] = await shop.db.select({ total: count() }).from(orderViews);
    if (total >= maxOrderViews) return { refused: 'too many' };
    const [saved] = await shop.db
      .insert(orderViews)
      .values({ name, question, staffId })
      .onConflictDoNothing()
      .returning({ id: orderViews.id });
    if (saved) {
      await audit(shop, { staffId, action: 'order view saved', subject: name, after: question });
      return saved;
    }
    const [same] = await shop.db
      .select({ id: orderViews.id })
      .from(orderViews)
      .where(
        sql`lower(${orderViews.name}) = lower(${name}) and ${orderViews.question} = ${JSON.stringify(question)}::jsonb`,
      );
    return same ?? { refused: 'name taken' };
  });
}

/** Whether there was one. */
export async function deleteOrderView(shop: Shop, id: number, staffId: string): Promise<boolean> {
  return transact(shop, async (shop) => {
    const [gone] = await shop.db.delete(orderViews).where(eq(orderViews.id, id)).returning();
    if (!gone) return false;
    const { name, question } = gone;
    await audit(shop, { staffId, action: 'order view deleted', subject: name, before: question });
    return true;
  });
}
