import { eq } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';
import { coupons } from '#database/schema.ts';
import type { CouponTerms } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';

export interface Coupon extends CouponTerms {
  /** Upper case. */
  code: string;
  /** For an account without an earlier order (decisions.md section 3). */
  firstOrder: boolean;
}

/** A discount code by what was typed, whatever its case. The newsletter's own is one of the settings. */
export async function findCoupon(shop: Shop, db: Queries, typed: string): Promise<Coupon | undefined> {
  const code = typed.trim().toUpperCase();
  if (code === shop.settings.newsletterCode.toUpperCase()) {
    return {
      code,
      type: 'percentage',
      percentage: 10,
      flatPence: 0,
      minPence: 0,
      productId: null,
      firstOrder: true,
    };
  }
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code));
  return found && { ...found, firstOrder: false };
}
