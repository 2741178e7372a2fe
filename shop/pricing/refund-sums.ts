/**
 * What of an order's payment belongs to what (decisions.md section 3). Pure, in integer pence; staff see the sums in the browser
 * and the server refunds by them. Every share is the difference of two running sums, so that parts always add up to the whole,
 * in whatever order they come.
 */

import { vatInside } from './quote.ts';

/** What was paid for a line, and for how many units. */
export interface PaidLine {
  quantity: number;
  /** Before the code. */
  totalPence: number;
  /** The line's share of what the code took off. */
  discountPence: number;
}

/**
 * The share of each line in what a code took off, by what the lines cost. A code for one product falls on that product's line.
 */
export function discountShares(
  lines: readonly { productId: string; totalPence: number }[],
  discountPence: number,
  productId: string | null = null,
): number[] {
  const covered = lines.map((line) =>
    productId === null || line.productId === productId ? line.totalPence : 0,
  );
  const whole = covered.reduce((sum, pence) => sum + pence, 0);
  if (whole === 0) return lines.map(() => 0);
  let upto = 0;
  return covered.map((pence) => {
    const before = share(discountPence, upto, whole);
    upto += pence;
    return share(discountPence, upto, whole) - before;
  });
}

/** What was paid for `units` of a line of which `before` went back already. All units together give exactly the line. */
export function unitsWorth(line: PaidLine, before: number, units: number): number {
  const paid = line.totalPence - line.discountPence;
  return share(paid, before + units, line.quantity) - share(paid, before, line.quantity);
}

/** The VAT of `amountPence` of a payment of which `beforePence` went back already: what the VAT of the rest is less by. */
export const vatOfRefund = (paidPence: number, beforePence: number, amountPence: number): number =>
  vatInside(paidPence - beforePence) - vatInside(paidPence - beforePence - amountPence);

/**
 * The VAT of each of the amounts that add up to a refund, of which what was deducted is below 0: shares of the refund's VAT, which
 * come to it to the penny.
 */
export function vatShares(amounts: readonly number[], vatPence: number): number[] {
  const whole = amounts.reduce((sum, pence) => sum + pence, 0);
  if (whole === 0) return amounts.map(() => 0);
  let upto = 0;
  return amounts.map((pence) => {
    const before = Math.round((vatPence * upto) / whole);
    upto += pence;
    return Math.round((vatPence * upto) / whole) - before;
  });
}

const share = (pence: number, part: number, whole: number): number => Math.floor((pence * part) / whole);
