import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { pounds, text, wholeNumber } from './fields.ts';

/** What /new-code takes (spec.md section 5, 'New coupon'). Apart from the call, so that the dashboard's form checks by it and loads no more. */
export const newCouponBody = z.intersection(
  z.object({
    code: text({ min: 3, max: 40, message: rules.coupon.code }).refine((value) => /^\S+$/.test(value), {
      error: rules.coupon.codeSpaces,
    }),
    productId: z.union([z.literal('all'), text({ min: 5, max: 64, message: rules.coupon.productId })], {
      error: rules.coupon.productId,
    }),
    min: pounds(0, 100_000, rules.coupon.min).default(0),
  }),
  z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('percentage'), percentage: wholeNumber(1, 100, rules.coupon.percentage) }),
      z.object({ type: z.literal('flat'), flat: pounds(1, 100_000, rules.coupon.flat) }),
    ],
    { error: rules.coupon.type },
  ),
);
