import { expect, test } from 'vitest';
import { rules } from '#wording/rules.ts';
import { type CouponForm, encodeNewCoupon } from './coupon.ts';
import { newCouponBody } from './coupon-body.ts';
import { fieldErrors } from './field-errors.ts';

const text = rules.coupon;
const good = { code: 'TEN', productId: 'all', type: 'percentage', percentage: '10', flat: '', min: '0' };
const flat = { type: 'flat', percentage: '' };

test.each<[string, Partial<CouponForm>, Partial<CouponForm>]>([
  ['a percentage', {}, {}],
  ['an amount', { ...flat, flat: '2.50' }, {}],
  ['no minimum', { min: '' }, {}],
  ['a code of two signs', { code: 'TE' }, { code: text.code }],
  ['a space in the code', { code: 'TEN OFF' }, { code: text.codeSpaces }],
  ['half an id', { productId: 'abc' }, { productId: text.productId }],
  ['no percentage', { percentage: '' }, { percentage: text.percentage }],
  ['half a percent', { percentage: '2.5' }, { percentage: text.percentage }],
  ['more than all', { percentage: '101' }, { percentage: text.percentage }],
  ['no amount', flat, { flat: text.flat }],
  ['less than a pound', { ...flat, flat: '0.99' }, { flat: text.flat }],
  ['a third decimal', { ...flat, flat: '2.505' }, { flat: text.flat }],
  ['a minimum below nothing', { min: '-1' }, { min: text.min }],
  ['a minimum in words', { min: 'ten' }, { min: text.min }],
  [
    'several things wrong',
    { code: '', ...flat, min: 'x' },
    { code: text.code, flat: text.flat, min: text.min },
  ],
])('a new code with %s', (_name, change, errors) => {
  const checked = newCouponBody.safeParse(encodeNewCoupon({ ...good, ...change }));
  expect(fieldErrors(checked.error?.issues ?? [])).toEqual(errors);
});
