import type { NoteReader } from '#database/enums.ts';
import { toPence, toPounds } from './money.ts';
import type { WireEdit } from './order-edits.ts';

/** What was changed of an order before it left. Moments are ISO 8601. */
export interface OrderEdit {
  id: number;
  /** Whether it changed where the order goes. */
  address: boolean;
  /** Units to be sent of the lines that changed, before and after. */
  lines: { position: number; title: string; from: number; to: number }[];
  refundPence: number;
  /** '' for none. */
  reason: string;
  /** 'shopper', 'staff', or for staff the one who did it. */
  by: string;
  at: string;
}

/** What staff wrote at an order. */
export interface OrderNote {
  id: number;
  text: string;
  for: NoteReader;
  /** The member of staff; '' for the shopper. */
  by: string;
  at: string;
}

export const decodeEdit = ({ lines, refund, ...same }: WireEdit): OrderEdit => ({
  ...same,
  lines: lines.map(({ tittle, ...line }) => ({ ...line, title: tittle })),
  refundPence: toPence(refund),
});

export const encodeEdit = ({ lines, refundPence, ...same }: OrderEdit): WireEdit => ({
  ...same,
  lines: lines.map(({ title, ...line }) => ({ ...line, tittle: title })),
  refund: toPounds(refundPence),
});
