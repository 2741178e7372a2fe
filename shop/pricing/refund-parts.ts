import { vatShares } from './refund-sums.ts';

interface GivenRefund {
  lines: readonly { position: number; quantity: number; pence: number; deductedPence: number }[];
  deliveryPence: number;
  goodwillPence: number;
  /** That the shopper paid for sending faulty goods back. */
  postagePence: number;
  /** Inside the whole; null until it is done. */
  vatPence: number | null;
}

/**
 * What a refund adds up from: units at what was paid for them, what was deducted for damage by use (below 0), delivery, goodwill,
 * and the shopper's postage, which has no VAT.
 */
export interface RefundPart {
  kind: 'goods' | 'deducted' | 'delivery' | 'goodwill' | 'postage';
  /** Of the order's line; null for what is of none. */
  position: number | null;
  quantity: number | null;
  pence: number;
  /** All parts' together are the refund's; 0 until it is done. */
  vatPence: number;
}

/** The rows of a refund's credit note, without those of nothing. Pure, in pence. */
export function partsOfRefund(refund: GivenRefund): RefundPart[] {
  const { lines, deliveryPence, goodwillPence, postagePence, vatPence } = refund;
  const parts = [
    ...lines.flatMap(({ position, quantity, pence, deductedPence }) => [
      { kind: 'goods' as const, position, quantity, pence: pence + deductedPence },
      { kind: 'deducted' as const, position, quantity: null, pence: -deductedPence },
    ]),
    { kind: 'delivery' as const, position: null, quantity: null, pence: deliveryPence },
    { kind: 'goodwill' as const, position: null, quantity: null, pence: goodwillPence },
  ].filter(({ kind, pence }) => kind === 'goods' || pence !== 0);
  const vat = vatShares(
    parts.map(({ pence }) => pence),
    vatPence ?? 0,
  );
  const taxed = parts.map((part, place) => ({ ...part, vatPence: vat[place] ?? 0 }));
  const postage = { kind: 'postage' as const, position: null, quantity: null };
  return postagePence > 0 ? [...taxed, { ...postage, pence: postagePence, vatPence: 0 }] : taxed;
}
