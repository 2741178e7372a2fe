import { type PaidLine, unitsWorth } from './refund-sums.ts';

/** A line of an order whose units may go back. */
export interface RefundableLine extends PaidLine {
  position: number;
  /** Units that refunds were asked for. */
  refundedUnits: number;
}

/** What of an order's payment can still go back, in pence. Refunds that are only asked for count as given. */
export interface Refundable {
  leftPence: number;
  /** Of the delivery. */
  deliveryLeftPence: number;
  lines: readonly RefundableLine[];
}

export interface WishedLine {
  position: number;
  quantity: number;
  /** Kept from what the units are worth, because they came back damaged by use; never more than that. */
  deductedPence?: number;
}

/** What is to go back: units of lines, each position once, a part of the delivery, and a kindness beside them. */
export interface RefundWish {
  lines: readonly WishedLine[];
  deliveryPence: number;
  goodwillPence: number;
}

export type WishRefusal =
  | { refused: 'nothing to refund' }
  | { refused: 'no such line'; position: number }
  | { refused: 'too many units'; position: number; left: number }
  | { refused: 'deducted too much'; position: number; worthPence: number }
  | { refused: 'too much delivery' | 'too much'; leftPence: number };

/** What goes back of the delivery with some units: what is left of it, if with them all units of the order are refunded. */
export function deliveryDue(order: Refundable, lines: readonly WishedLine[]): number {
  const isAll = order.lines.every(
    ({ position, quantity, refundedUnits }) =>
      refundedUnits +
        lines.reduce((units, one) => units + (one.position === position ? one.quantity : 0), 0) >=
      quantity,
  );
  if (!isAll) return 0;
  const priced = priceRefund(order, { lines, deliveryPence: 0, goodwillPence: 0 });
  const goodsPence = 'refused' in priced ? 0 : priced.amountPence;
  return Math.max(0, Math.min(order.deliveryLeftPence, order.leftPence - goodsPence));
}

/**
 * What a refund comes to, and each of its lines. Units are worth what was paid for them, the code's share taken off, or what is
 * left of the payment where that is less, as after a kindness. Pure: staff see it and the server decides by it.
 */
export function priceRefund(
  order: Refundable,
  { lines, deliveryPence, goodwillPence }: RefundWish,
): { amountPence: number; linePence: number[] } | WishRefusal {
  let leftPence = order.leftPence;
  const linePence: number[] = [];
  const positions = new Set<number>();
  for (const { position, quantity, deductedPence = 0 } of lines) {
    const line = order.lines.find((one) => one.position === position);
    if (!line || positions.has(position)) return { refused: 'no such line', position };
    positions.add(position);
    const left = line.quantity - line.refundedUnits;
    if (quantity > left) return { refused: 'too many units', position, left };
    const worthPence = unitsWorth(line, line.refundedUnits, quantity);
    if (deductedPence > worthPence) return { refused: 'deducted too much', position, worthPence };
    const pence = Math.min(leftPence, worthPence - deductedPence);
    leftPence -= pence;
    linePence.push(pence);
  }
  if (deliveryPence > order.deliveryLeftPence)
    return { refused: 'too much delivery', leftPence: order.deliveryLeftPence };
  if (deliveryPence + goodwillPence > leftPence) return { refused: 'too much', leftPence };
  const amountPence = order.leftPence - leftPence + deliveryPence + goodwillPence;
  // Units that are worth nothing any more are noted all the same.
  return amountPence === 0 && lines.length === 0
    ? { refused: 'nothing to refund' }
    : { amountPence, linePence };
}

/**
 * What is wished comes to by itself, whether or not that much can still go back: what stands on a button while a field says why it
 * can't. Units count as far as there are any.
 */
export const wishedPence = (order: Refundable, { lines, deliveryPence, goodwillPence }: RefundWish): number =>
  lines.reduce((sum, { position, quantity, deductedPence = 0 }) => {
    const line = order.lines.find((one) => one.position === position);
    if (!line) return sum;
    const units = Math.min(quantity, line.quantity - line.refundedUnits);
    return sum + Math.max(0, unitsWorth(line, line.refundedUnits, units) - deductedPence);
  }, deliveryPence + goodwillPence);

/** The units of one line whose refund comes to just what is wished as a kindness alone; undefined for none. */
export function unitsWorthOf(
  order: Refundable,
  { lines, goodwillPence }: RefundWish,
): { position: number; quantity: number } | undefined {
  if (lines.length > 0) return undefined;
  for (const { position, quantity, refundedUnits } of order.lines)
    for (let units = 1; units <= quantity - refundedUnits; units++) {
      const wish = { lines: [{ position, quantity: units }], deliveryPence: 0, goodwillPence: 0 };
      const priced = priceRefund(order, wish);
      if ('amountPence' in priced && priced.amountPence === goodwillPence)
        return { position, quantity: units };
    }
  return undefined;
}
