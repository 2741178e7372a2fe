import { eq, sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { invalidateLists } from './cache-tags.ts';
import { tagsMoved } from './list-tags.ts';
import { productColumns } from './product.ts';

/**
 * Stops the sale of a product at once, and keeps it stopped: nobody, and no file, can make it active before that is lifted. Once
 * lifted it is still deactivated, until staff make it active. Twice is fine.
 */
export async function stopSale(
  shop: Shop,
  { productId, stopped, staffId }: { productId: string; stopped: boolean; staffId: string },
): Promise<{ stopped: boolean } | { refused: 'no such product' }> {
  return transact(shop, async (shop) => {
    const [product] = await shop.db
      .select(productColumns)
      .from(products)
      .where(eq(products.id, productId))
      .for('update');
    if (!product) return { refused: 'no such product' as const };
    if ((product.saleStoppedAt !== null) === stopped) return { stopped };
    await shop.db
      .update(products)
      .set({
        saleStoppedAt: stopped ? shop.now() : null,
        active: false,
        version: sql`${products.version} + 1`,
        revision: sql`${products.revision} + 1`,
        updatedAt: shop.now(),
      })
      .where(eq(products.id, productId));
    await invalidateLists(shop, tagsMoved(product, { ...product, active: false }));
    const { title, active } = product;
    await audit(shop, {
      staffId,
      action: stopped ? 'product sale stopped' : 'product sale allowed',
      subject: productId,
      before: { title, active },
      after: { title, active: false },
    });
    shop.invalidate([productId]);
    return { stopped };
  });
}
