import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BasketLine, nextTier, percentOf, quoteLine, tierFor, unitPenceFrom } from './line.ts';
import { type CouponTerms, quote, vatInside } from './quote.ts';

const tiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { maxLength: 3 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([quantities, percents]) => {
    const rising = percents.sort((a, b) => a - b);
    return quantities
      .sort((a, b) => a - b)
      .map((quantity, n) => ({ quantity, percent: (rising[n] ?? 1) * 5 }));
  });
const basket = fc
  .array(
    fc.record({
      pricePence: fc.integer({ min: 1, max: 2_000_000 }),
      tiers,
      quantity: fc.integer({ min: 1, max: 50 }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((lines) =>
    lines.map(
      ({ quantity, ...product }, n): BasketLine => ({
        product: { id: `product-${n}`, ...product },
        quantity,
      }),
    ),
  );
const coupon = fc.record({
  type: fc.constantFrom('percentage' as const, 'flat' as const),
  percentage: fc.integer({ min: 1, max: 100 }),
  flatPence: fc.integer({ min: 100, max: 100_000 }),
  minPence: fc.integer({ min: 0, max: 100_000 }),
  productId: fc.constantFrom(null, 'product-0', 'product-4', 'another'),
});

const line = (pricePence: number, quantity: number, ...pairs: [number, number][]): BasketLine => ({
  product: {
    id: `p${pricePence}`,
    pricePence,
    tiers: pairs.map(([from, percent]) => ({ quantity: from, percent })),
  },
  quantity,
});
const none: CouponTerms = { type: 'flat', percentage: 0, flatPence: 0, minPence: 0, productId: null };
const priced = (lines: BasketLine[], terms?: CouponTerms) => {
  const found = quote(lines, terms);
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('for every basket', () => {
  test('the parts add up to the total, in whole pence', () => {
    fc.assert(
      fc.property(basket, fc.option(coupon, { nil: undefined }), (lines, terms) => {
        const found = quote(lines, terms);
        if ('refused' in found) return;
        const subtotal = found.lines.reduce((sum, one) => sum + one.totalPence, 0);
        expect(found.subtotalPence).toBe(subtotal);
        expect(found.totalPence).toBe(found.subtotalPence - found.discountPence + found.shippingPence);
        for (const pence of [found.totalPence, found.discountPence, found.vatPence]) {
          expect(Number.isInteger(pence)).toBe(true);
          expect(pence).toBeGreaterThanOrEqual(0);
        }
        expect(found.discountPence).toBeLessThanOrEqual(found.subtotalPence);
        expect(found.shippingPence).toBe(subtotal < 2500 ? 299 : 0);
      }),
    );
  });

  test('a line is its exact price, rounded half up to the penny', () => {
    fc.assert(
      fc.property(basket, (lines) => {
        for (const [n, found] of priced(lines).lines.entries()) {
          const { product, quantity } = lines[n] as BasketLine;
          const reached = product.tiers
            .filter((tier) => tier.quantity <= quantity)
            .map((tier) => tier.percent);
          const percent = Math.max(0, ...reached);
          const hundredths = BigInt(product.pricePence) * BigInt(quantity) * BigInt(100 - percent);
          expect(BigInt(found.totalPence)).toBe((hundredths + 50n) / 100n);
        }
      }),
    );
  });

  test('a code never takes more than what it covers', () => {
    fc.assert(
      fc.property(basket, coupon, (lines, terms) => {
        const found = quote(lines, terms);
        if ('refused' in found) return;
        const covered = found.lines.filter(
          (one) => terms.productId === null || one.productId === terms.productId,
        );
        expect(found.discountPence).toBeLessThanOrEqual(
          covered.reduce((sum, one) => sum + one.totalPence, 0),
        );
        expect(found.subtotalPence).toBeGreaterThanOrEqual(terms.minPence);
      }),
    );
  });

  test('more of the same never costs less in all than half as many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        tiers,
        fc.integer({ min: 1, max: 25 }),
        (pricePence, list, few) => {
          const product = { id: 'p', pricePence, tiers: list };
          const [one, two] = [few, few * 2].map((quantity) => priced([{ product, quantity }]).subtotalPence);
          expect(two).toBeGreaterThanOrEqual((one ?? 0) - 1);
        },
      ),
    );
  });
});

test('the highest matching tier wins', () => {
  const tiered = line(1000, 1, [2, 5], [5, 10], [10, 25]);
  const percentAt = (quantity: number) => tierFor(tiered.product.tiers, quantity)?.percent ?? 0;
  expect([1, 2, 4, 5, 9, 10, 50].map(percentAt)).toEqual([0, 5, 5, 10, 10, 25, 25]);
  expect(nextTier(tiered.product.tiers, 4)).toEqual({ quantity: 5, percent: 10 });
  expect(nextTier(tiered.product.tiers, 10)).toBeUndefined();
});

test('delivery is £2.99 under £25.00 and free from there, decided before the code', () => {
  expect(priced([line(2499, 1)])).toMatchObject({ shippingPence: 299, totalPence: 2798 });
  expect(priced([line(2500, 1)])).toMatchObject({ shippingPence: 0, totalPence: 2500 });
  expect(priced([line(2500, 1)], { ...none, flatPence: 1000 })).toMatchObject({
    shippingPence: 0,
    totalPence: 1500,
  });
});

test('halves of a penny go up', () => {
  expect(priced([line(10, 5, [5, 5])]).subtotalPence).toBe(48);
  expect(priced([line(2505, 1)], { ...none, type: 'percentage', percentage: 10 }).discountPence).toBe(251);
});

test('a code for one product covers its line alone', () => {
  const lines = [line(1000, 2), line(3000, 1)];
  const half = { ...none, type: 'percentage' as const, percentage: 50, productId: 'p1000' };
  expect(priced(lines, half).discountPence).toBe(1000);
  expect(quote(lines, { ...half, productId: 'p1' })).toEqual({ refused: 'coupon not for these items' });
  expect(priced(lines, { ...half, type: 'flat', flatPence: 99_999 }).discountPence).toBe(2000);
});

test('a code’s minimum is compared to the subtotal', () => {
  const terms = { ...none, flatPence: 100, minPence: 1000 };
  expect(quote([line(999, 1)], terms)).toEqual({ refused: 'coupon below minimum' });
  expect(priced([line(1000, 1)], terms).discountPence).toBe(100);
});

test('VAT inside is a sixth', () => {
  expect([0, 100, 1299, 600].map(vatInside)).toEqual([0, 17, 217, 100]);
});

test('a line is rounded, and not what one of it costs', () => {
  const product = { id: 'a', pricePence: 1319, tiers: [{ quantity: 5, percent: 10 }] };
  expect(quoteLine({ product, quantity: 5 }).totalPence).toBe(5936);
  expect(5 * percentOf(1319, 90)).toBe(5935);
});

test('what a unit is said to cost from a tier on is never less than what is charged', () => {
  expect(unitPenceFrom(1199, { percent: 10 })).toBe(1080);
  expect(unitPenceFrom(2000, { percent: 5 }), 'to the penny as it is').toBe(1900);
  const tier = fc.record({
    quantity: fc.integer({ min: 2, max: 20 }),
    percent: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), tier, fc.nat(30), (pricePence, tier, more) => {
      const quantity = tier.quantity + more;
      const { totalPence } = quoteLine({ product: { id: 'a', pricePence, tiers: [tier] }, quantity });
      const saidPence = unitPenceFrom(pricePence, tier) * quantity;
      expect(saidPence).toBeGreaterThanOrEqual(totalPence);
      expect(saidPence - totalPence).toBeLessThanOrEqual(quantity);
    }),
  );
});
