import { count, desc, eq, inArray } from 'drizzle-orm';
import { coupons, orders, products } from '#database/schema.ts';
import type { CouponTerms } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';
import { audit } from '../staff/audit.ts';

/** Makes a code; it means the same in any case, so it is kept in upper case. */
export async function addCoupon(
  shop: Shop,
  { code: typed, ...terms }: CouponTerms & { code: string },
  staffId: string,
): Promise<{ code: string } | { refused: 'exists already' | 'no such product' }> {
  const code = typed.toUpperCase();
  if (code === shop.settings.newsletterCode.toUpperCase()) return { refused: 'exists already' };
  return shop.db.transaction(async (tx) => {
    if (terms.productId !== null) {
      const [product] = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, terms.productId));
      if (!product) return { refused: 'no such product' };
    }
    const made = await tx
      .insert(coupons)
      .values({ code, ...terms, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return { refused: 'exists already' };
    await audit(tx, { staffId, deed: 'code added', subject: code, after: made[0] });
    return { code };
  });
}

/** Deletes a code; orders that used it keep its name. False where there is none. */
export async function deleteCoupon(shop: Shop, typed: string, staffId: string): Promise<boolean> {
  const code = typed.toUpperCase();
  return shop.db.transaction(async (tx) => {
    const [gone] = await tx.delete(coupons).where(eq(coupons.code, code)).returning();
    if (gone) await audit(tx, { staffId, deed: 'code deleted', subject: code, before: gone });
    return gone !== undefined;
  });
}

/** A page of the codes, newest first, with the paid orders that used each. */
export async function listCoupons(
  shop: Shop,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ coupons: (typeof coupons.$inferSelect & { uses: number })[]; total: number }> {
  const [found, counted] = await Promise.all([
    shop.db.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code).limit(limit).offset(offset),
    shop.db.select({ total: count() }).from(coupons),
  ]);
  const uses = found.length
    ? await shop.db
        .select({ code: orders.couponCode, times: count(orders.paidAt) })
        .from(orders)
        .where(
          inArray(
            orders.couponCode,
            found.map((coupon) => coupon.code),
          ),
        )
        .groupBy(orders.couponCode)
    : [];
  const times = new Map(uses.map((row) => [row.code, row.times]));
  return {
    coupons: found.map((coupon) => ({ ...coupon, uses: times.get(coupon.code) ?? 0 })),
    total: counted[0]?.total ?? 0,
  };
}
