import type { NewCoupon } from '#contract/coupon.ts';
import { toPence } from '#contract/money.ts';
import { rules } from '#wording/rules.ts';
import type { Errors } from '../../browser/form.ts';

export type CouponValues = typeof blankCoupon;

export const blankCoupon = {
  code: '',
  productId: 'all',
  type: 'percentage',
  percentage: '',
  flat: '',
  min: '0',
};

const text = rules.coupon;

/** The rules of spec.md section 5, 'New coupon'. */
export function checkCoupon(values: CouponValues): Errors<CouponValues> {
  const productId = values.productId.trim();
  const percentage = Number(values.percentage);
  const byPercentage = values.type === 'percentage';
  return {
    code: /^\S{3,}$/.test(values.code.trim()) ? undefined : text.code,
    productId: productId === 'all' || productId.length >= 5 ? undefined : text.productId,
    percentage:
      byPercentage && !(Number.isInteger(percentage) && percentage >= 1 && percentage <= 100)
        ? text.percentage
        : undefined,
    flat: byPercentage || (isPounds(values.flat) && Number(values.flat) >= 1) ? undefined : text.flat,
    min: isPounds(values.min) ? undefined : text.min,
  };
}

/** Pounds of 0 or more, with two decimals at most; an empty minimum is none. */
const isPounds = (typed: string) => /^(\d+(\.\d{0,2})?)?$/.test(typed.trim()) && Number(typed) <= 100_000;

/** The code as the shop has it. */
export const couponOf = (values: CouponValues): NewCoupon => {
  const productId = values.productId.trim();
  return {
    code: values.code.trim(),
    productId: productId === 'all' ? null : productId,
    type: values.type === 'flat' ? 'flat' : 'percentage',
    percentage: Number(values.percentage),
    flatPence: toPence(Number(values.flat)),
    minPence: toPence(Number(values.min)),
  };
};
