/** The addresses of calls that spec.md section 7 misspells, by what they mean. Every other is written as it is. */
export const paths = {
  dashProducts: '/dash-prpducts',
  dashCoupons: '/dash-coupens',
  deleteCoupon: '/delete-coupen',
} as const;

/** The same of pages (spec.md section 2): a part of a path. */
export const pagePaths = { coupons: 'coupens' } as const;
