import { sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { invalidateLists } from './cache-tags.ts';
import { tagsMoved } from './list-tags.ts';
import { productColumns } from './product.ts';

/**
 * Takes products out of the shop for good, or puts them back among those that staff work on: all of them or none. Who comes back
 * is not on sale before staff say so, since price and stock may be old by then. Answers how many were not there already.
 */
export async function archiveProducts(
  shop: Shop,
  { ids, archived, staffId }: { ids: string[]; archived: boolean; staffId: string },
): Promise<{ moved: number } | { refused: 'no such product' }> {
  return transact(shop, async (shop) => {
    // In the order of their ids, as checkouts lock them: an order is either before it, and keeps its units, or refused.
    const found = await shop.db
      .select(productColumns)
      .from(products)
      .where(among(products.id, ids))
      .orderBy(products.id)
      .for('update');
    if (found.length < new Set(ids).size) return { refused: 'no such product' as const };
    const moving = found.filter(({ archivedAt }) => (archivedAt !== null) !== archived);
    if (moving.length === 0) return { moved: 0 };
    const movedIds = moving.map(({ id }) => id);
    await shop.db
      .update(products)
      .set({
        archivedAt: archived ? shop.now() : null,
        active: false,
        version: sql`${products.version} + 1`,
        revision: sql`${products.revision} + 1`,
        updatedAt: shop.now(),
      })
      .where(among(products.id, movedIds));
    const moved = moving.flatMap((product) => tagsMoved(product, { ...product, active: false }));
    await invalidateLists(shop, [...new Set(moved)]);
    await audit(
      shop,
      ...moving.map(({ id, title, active }) => ({
        staffId,
        action: archived ? 'product archived' : 'product unarchived',
        subject: id,
        before: { title, active },
        after: { title, active: false },
      })),
    );
    shop.invalidate(movedIds);
    return { moved: moving.length };
  });
}
