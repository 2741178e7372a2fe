import { count, desc, inArray } from 'drizzle-orm';
import { coupons, orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type Coupon, newsletterCoupon } from './find.ts';

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
