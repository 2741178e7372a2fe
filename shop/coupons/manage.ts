import { eq } from 'drizzle-orm';
import { coupons, products } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { CouponTerms } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { newsletterCoupon } from './find.ts';

/** Makes a code; it means the same in any case, so it is kept in upper case. */
export async function addCoupon(
  shop: Shop,
  { code: typed, ...terms }: CouponTerms & { code: string },
  staffId: string,
): Promise<{ code: string } | { refused: 'exists already' | 'no such product' }> {
  const code = typed.toUpperCase();
  if (code === newsletterCoupon(shop).code) return { refused: 'exists already' };
  return transact(shop, async (shop) => {
    if (terms.productId !== null) {
      const [product] = await shop.db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, terms.productId));
      if (!product) return { refused: 'no such product' };
    }
    const made = await shop.db
      .insert(coupons)
      .values({ code, ...terms, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return { refused: 'exists already' };
    await audit(shop, { staffId, action: 'code added', subject: code, after: made[0] });
    return { code };
  });
}

/** Deletes a code; orders that used it keep its name. The newsletter's own goes with the settings. */
export async function deleteCoupon(
  shop: Shop,
  typed: string,
  staffId: string,
): Promise<'deleted' | 'no such code' | 'built in'> {
  const code = typed.toUpperCase();
  return transact(shop, async (shop) => {
    const [gone] = await shop.db.delete(coupons).where(eq(coupons.code, code)).returning();
    if (!gone) return code === newsletterCoupon(shop).code ? 'built in' : 'no such code';
    await audit(shop, { staffId, action: 'code deleted', subject: code, before: gone });
    return 'deleted';
  });
}
