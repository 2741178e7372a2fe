import { and, eq, sql } from 'drizzle-orm';
import { returnLines, returns } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';

/**
 * Closes what is open of an order's returns, in the caller's transaction, which holds the order's row lock: the order as a whole
 * came back, or was ended without.
 */
export async function closeReturns(shop: Shop, orderId: string, as: 'whole' | 'missing'): Promise<void> {
  const open = await shop.db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'open')));
  for (const { id } of open) {
    await shop.db
      .update(returnLines)
      .set({ [as]: sql`quantity - whole - damaged - missing + ${returnLines[as]}` })
      .where(eq(returnLines.returnId, id));
    await noteClosed(shop, id);
  }
}

/** Notes that nothing more is awaited of a return. */
export const noteClosed = (shop: Shop, returnId: number) =>
  shop.db.update(returns).set({ state: 'closed', closedAt: shop.now() }).where(eq(returns.id, returnId));
