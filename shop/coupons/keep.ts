import { count, desc, eq, inArray } from 'drizzle-orm';
import { coupons, orders, products } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { CouponTerms } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type Coupon, newsletterCoupon } from './find.ts';

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
    await audit(shop, { staffId, deed: 'code added', subject: code, after: made[0] });
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
    await audit(shop, { staffId, deed: 'code deleted', subject: code, before: gone });
    return 'deleted';
  });
}

export interface ListedCoupon extends Coupon {
  /** One of the settings, and not made by staff. */
  builtIn: boolean;
  /** Paid orders that used it. */
  uses: number;
}

/** A page of the codes, newest first, the newsletter's own last. */
export async function listCoupons(
  shop: Shop,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ coupons: ListedCoupon[]; total: number }> {
  const [made, counted] = await Promise.all([
    shop.db.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code).limit(limit).offset(offset),
    shop.db.select({ total: count() }).from(coupons),
  ]);
  const total = counted[0]?.total ?? 0;
  const found = [
    ...made.map((coupon) => ({ ...coupon, firstOrder: false, builtIn: false })),
    ...(offset <= total && total < offset + limit ? [{ ...newsletterCoupon(shop), builtIn: true }] : []),
  ];
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
    total: total + 1,
  };
}
