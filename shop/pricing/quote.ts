/**
 * What a basket costs (decisions.md section 3, spec.md section 9). Pure, in integer pence; the browser shows it and
 * the server charges it.
 */

import { type BasketLine, percentOf, type QuotedLine, quoteLine, shippingOn } from './line.ts';

export interface CouponTerms {
  type: 'percentage' | 'flat';
  /** 1-100, of a percentage code. */
  percentage: number;
  flatPence: number;
  /** The smallest subtotal it works from. */
  minPence: number;
  /** Null: every product. */
  productId: string | null;
}

export interface Quote {
  lines: QuotedLine[];
  subtotalPence: number;
  discountPence: number;
  shippingPence: number;
  totalPence: number;
  /** Inside the total, not on top of it. */
  vatPence: number;
}

export type CouponRefusal = 'coupon not for these items' | 'coupon below minimum';

/** Prices a basket of different products, with at most one code. */
export function quote(basket: BasketLine[], coupon?: CouponTerms): Quote | { refused: CouponRefusal } {
  const lines = basket.map(quoteLine);
  const subtotalPence = sum(lines.map((line) => line.totalPence));
  const taken = coupon ? couponDiscount(lines, subtotalPence, coupon) : 0;
  if (typeof taken !== 'number') return taken;
  const shipping = shippingOn(subtotalPence);
  const totalPence = subtotalPence - taken + shipping;
  return {
    lines,
    subtotalPence,
    discountPence: taken,
    shippingPence: shipping,
    totalPence,
    vatPence: vatInside(totalPence),
  };
}

function couponDiscount(
  lines: QuotedLine[],
  subtotalPence: number,
  coupon: CouponTerms,
): number | { refused: CouponRefusal } {
  const covered =
    coupon.productId === null ? lines : lines.filter((line) => line.productId === coupon.productId);
  if (covered.length === 0) return { refused: 'coupon not for these items' };
  if (subtotalPence < coupon.minPence) return { refused: 'coupon below minimum' };
  const coveredPence = sum(covered.map((line) => line.totalPence));
  return coupon.type === 'percentage'
    ? percentOf(coveredPence, coupon.percentage)
    : Math.min(coupon.flatPence, coveredPence);
}

/** VAT at 20% inside a gross amount: a sixth, rounded half up. */
export const vatInside = (grossPence: number): number => Math.floor((grossPence + 3) / 6);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
