import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatInside } from './quote.ts';
import { partsOfRefund } from './refund-parts.ts';
import { discountShares, unitsWorth, vatOfRefund } from './refund-sums.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    totalPence: fc.nat(500_000),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, totalPence, part }) => ({
    quantity,
    totalPence,
    discountPence: Math.floor(totalPence * part),
  }));
const lines = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 5 });

test('a code’s shares are its discount, and none is more than its line', () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (totals, part) => {
      const sold = totals.map((totalPence, n) => ({ productId: `p${n}`, totalPence }));
      const discount = Math.floor(sum(totals) * part);
      const shares = discountShares(sold, discount);
      expect(sum(shares)).toBe(discount);
      for (const [n, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(totals[n] ?? 0);
      }
    }),
  );
});

test('a code for one product falls on its line alone', () => {
  const sold = [
    { productId: 'a', totalPence: 1000 },
    { productId: 'b', totalPence: 2000 },
  ];
  expect(discountShares(sold, 300, 'b')).toEqual([0, 300]);
  expect(discountShares(sold, 300)).toEqual([100, 200]);
  expect(discountShares([{ productId: 'a', totalPence: 0 }], 0)).toEqual([0]);
});

test('the units of a line give exactly what was paid for it, however they come back', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 50 }), (sold, parts) => {
      let before = 0;
      let given = 0;
      for (const wanted of [...parts, 50]) {
        const units = Math.min(wanted, sold.quantity - before);
        const pence = unitsWorth(sold, before, units);
        expect(pence).toBeGreaterThanOrEqual(0);
        given += pence;
        before += units;
        // However it came to here, so many units are worth the same.
        expect(given).toBe(unitsWorth(sold, 0, before));
      }
      expect(given).toBe(sold.totalPence - sold.discountPence);
    }),
  );
});

test('a unit is worth its share to less than a penny', () => {
  fc.assert(
    fc.property(line, fc.nat(49), (sold, at) => {
      const before = at % sold.quantity;
      const paid = sold.totalPence - sold.discountPence;
      expect(Math.abs(unitsWorth(sold, before, 1) - paid / sold.quantity)).toBeLessThan(1);
    }),
  );
});

test('the VAT of the refunds and of what remains is the order’s', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.array(fc.nat(500_000), { maxLength: 8 }), (paid, wanted) => {
      let before = 0;
      let vat = 0;
      for (const pence of wanted) {
        const amount = Math.min(pence, paid - before);
        const part = vatOfRefund(paid, before, amount);
        expect(Math.abs(part - amount / 6)).toBeLessThanOrEqual(1);
        expect(part).toBeGreaterThanOrEqual(0);
        vat += part;
        before += amount;
      }
      expect(vat + vatInside(paid - before)).toBe(vatInside(paid));
    }),
  );
});

test('the parts of a refund and their VAT come to it to the penny, with what was deducted as a part of its own, and postage without any', () => {
  const part = fc.nat(50_000);
  const lines = fc.array(
    fc.record({ position: part, quantity: fc.constant(1), pence: part, deductedPence: part }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, part, part, part, (lines, deliveryPence, goodwillPence, postagePence) => {
      const pricePence = sum(lines.map(({ pence }) => pence)) + deliveryPence + goodwillPence;
      const vatPence = vatInside(pricePence);
      const parts = partsOfRefund({ lines, deliveryPence, goodwillPence, postagePence, vatPence });
      expect(sum(parts.map(({ pence }) => pence))).toBe(pricePence + postagePence);
      expect(sum(parts.map((one) => one.vatPence))).toBe(vatPence);
      const deducted = parts.filter(({ kind }) => kind === 'deducted');
      expect(sum(deducted.map(({ pence }) => -pence))).toBe(sum(lines.map((line) => line.deductedPence)));
    }),
  );
  const broken = { position: 1, quantity: 1, pence: 550, deductedPence: 450 };
  const refund = { lines: [broken], deliveryPence: 0, goodwillPence: 0, postagePence: 349, vatPence: 92 };
  expect(partsOfRefund(refund)).toEqual([
    { kind: 'goods', position: 1, quantity: 1, pence: 1000, vatPence: 167 },
    { kind: 'deducted', position: 1, quantity: null, pence: -450, vatPence: -75 },
    { kind: 'postage', position: null, quantity: null, pence: 349, vatPence: 0 },
  ]);
});
