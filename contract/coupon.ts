import type { Coupon as ShopCoupon } from '#shop/coupons/find.ts';
import type { ListedCoupon as ShopListedCoupon } from '#shop/coupons/list.ts';
import type { CouponTerms } from '#shop/pricing/quote.ts';
import type { Body, CheckedBody } from './call.ts';
import type { newCode, WireListedCoupon } from './dashboard.ts';
import { toPence, toPounds } from './money.ts';
import type { WireCoupon } from './orders.ts';

/** What a code takes off. On the wire in pounds; the one of `percentage` and `flat` that does not apply is 0. */
export type Coupon = ShopCoupon;

export const decodeCoupon = (wire: WireCoupon): Coupon => ({
  code: wire.code,
  type: wire.type,
  percentage: wire.percentage,
  flatPence: toPence(wire.flat),
  minPence: toPence(wire.min),
  productId: wire.product_id,
  firstOrder: wire.firstOrder,
});

export const encodeCoupon = (coupon: Coupon): WireCoupon => ({
  code: coupon.code,
  type: coupon.type,
  percentage: coupon.percentage,
  flat: toPounds(coupon.flatPence),
  min: toPounds(coupon.minPence),
  product_id: coupon.productId,
  firstOrder: coupon.firstOrder,
});

/** As staff see it in the list of the codes. */
export type ListedCoupon = ShopListedCoupon;

/** Staff's calls say 'all' of a code for every product. */
const everyProduct = 'all';

export const decodeListedCoupon = ({ uses, builtIn, ...wire }: WireListedCoupon): ListedCoupon => ({
  ...decodeCoupon(wire),
  productId: decodeProductId(wire.product_id),
  uses,
  builtIn,
});

export const encodeListedCoupon = ({ uses, builtIn, ...coupon }: ListedCoupon): WireListedCoupon => ({
  ...encodeCoupon(coupon),
  product_id: coupon.productId ?? everyProduct,
  uses,
  builtIn,
});

/** A code that staff make. */
export type NewCoupon = CouponTerms & { code: string };

export const decodeNewCoupon = (body: CheckedBody<typeof newCode>): NewCoupon => ({
  code: body.code,
  productId: decodeProductId(body.productId),
  type: body.type,
  percentage: body.type === 'percentage' ? body.percentage : 0,
  flatPence: body.type === 'flat' ? toPence(body.flat) : 0,
  minPence: toPence(body.min),
});

/** A code as its form holds it: as it was typed, right or wrong. The call's schema says which. */
export type CouponForm = Record<'code' | 'productId' | 'type' | 'percentage' | 'flat' | 'min', string>;

/** What /new-code takes; an empty minimum is none. */
export const encodeNewCoupon = ({
  type,
  percentage,
  flat,
  min,
  ...form
}: CouponForm): Body<typeof newCode> => {
  const common = { ...form, min: min.trim() || 0 };
  return type === 'flat' ? { ...common, type, flat } : { ...common, type: 'percentage', percentage };
};

const decodeProductId = (id: string) => (id === everyProduct ? null : id);
