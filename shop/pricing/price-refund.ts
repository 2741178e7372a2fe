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

/** What is to go back: units of lines, each position once, a part of the delivery, and a kindness beside them. */
export interface RefundWish {
  lines: readonly { position: number; quantity: number }[];
  deliveryPence: number;
  goodwillPence: number;
}

export type WishRefusal =
  | { refused: 'nothing to refund' }
  | { refused: 'no such line'; position: number }
  | { refused: 'too many units'; position: number; left: number }
  | { refused: 'too much delivery' | 'too much'; leftPence: number };

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
  for (const { position, quantity } of lines) {
    const line = order.lines.find((one) => one.position === position);
    if (!line || positions.has(position)) return { refused: 'no such line', position };
    positions.add(position);
    const left = line.quantity - line.refundedUnits;
    if (quantity > left) return { refused: 'too many units', position, left };
    const pence = Math.min(leftPence, unitsWorth(line, line.refundedUnits, quantity));
    leftPence -= pence;
    linePence.push(pence);
  }
  if (deliveryPence > order.deliveryLeftPence)
    return { refused: 'too much delivery', leftPence: order.deliveryLeftPence };
  if (deliveryPence + goodwillPence > leftPence) return { refused: 'too much', leftPence };
  const amountPence = order.leftPence - leftPence + deliveryPence + goodwillPence;
  return amountPence === 0 ? { refused: 'nothing to refund' } : { amountPence, linePence };
}
