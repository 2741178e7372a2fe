import { toPence, toPounds } from './money.ts';
import type { WireReturn } from './returns.ts';

/** Units of an order that its shopper sends back. Moments are ISO 8601, days YYYY-MM-DD in London. */
export interface Return extends Omit<WireReturn, 'receipts'> {
  /** What was found when it, or a part of it, came; oldest first. */
  receipts: { at: string; deductedPence: number; deductionReason: string; refundId: number | null }[];
}

export const decodeReturn = ({ receipts, ...same }: WireReturn): Return => ({
  ...same,
  receipts: receipts.map(({ deducted, ...receipt }) => ({ ...receipt, deductedPence: toPence(deducted) })),
});

export const encodeReturn = ({ receipts, ...same }: Return): WireReturn => ({
  ...same,
  receipts: receipts.map(({ deductedPence, ...receipt }) => ({
    ...receipt,
    deducted: toPounds(deductedPence),
  })),
});
