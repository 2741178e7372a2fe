import { eq } from 'drizzle-orm';
import { coupons } from '#database/schema.ts';
import type { CouponTerms } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';

export interface Coupon extends CouponTerms {
  /** Upper case. */
  code: string;
  /** For an account without an earlier order (decisions.md section 3). */
  firstOrder: boolean;
}

/** The code that the newsletter gives away: one of the settings, so it is there without being made (decisions.md section 3). */
export const newsletterCoupon = (shop: Pick<Shop, 'settings'>): Coupon => ({
  code: shop.settings.newsletterCode.toUpperCase(),
  type: 'percentage',
  percentage: 10,
  flatPence: 0,
  minPence: 0,
  productId: null,
  firstOrder: true,
});

/** A discount code by what was typed, whatever its case; the newsletter's too. */
export async function findCoupon(shop: Shop, typed: string): Promise<Coupon | undefined> {
  const code = typed.trim().toUpperCase();
  const builtIn = newsletterCoupon(shop);
  if (code === builtIn.code) return builtIn;
  const [found] = await shop.db.select().from(coupons).where(eq(coupons.code, code));
  return found && { ...found, firstOrder: false };
}
