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

const said = rules.coupon;

/** The rules of spec.md section 5, 'New coupon'. */
export function checkCoupon(values: CouponValues): Errors<CouponValues> {
  const productId = values.productId.trim();
  const percentage = Number(values.percentage);
  const byPercentage = values.type === 'percentage';
  return {
    code: /^\S{3,}$/.test(values.code.trim()) ? undefined : said.code,
    productId: productId === 'all' || productId.length >= 5 ? undefined : said.productId,
    percentage:
      byPercentage && !(Number.isInteger(percentage) && percentage >= 1 && percentage <= 100)
        ? said.percentage
        : undefined,
    flat: byPercentage || (isPounds(values.flat) && Number(values.flat) >= 1) ? undefined : said.flat,
    min: isPounds(values.min) ? undefined : said.min,
  };
}

/** Pounds of 0 or more, with two decimals at most; an empty minimum is none. */
const isPounds = (text: string) => /^(\d+(\.\d{0,2})?)?$/.test(text.trim()) && Number(text) <= 100_000;

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
