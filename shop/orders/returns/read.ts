import { type SQLWrapper, sql } from 'drizzle-orm';
import { returnLines, returnReceipts, returns } from '#database/schema.ts';
import type { ReturnedUnits } from '../return-rules.ts';

type Row = typeof returns.$inferSelect;
type ReceiptRow = typeof returnReceipts.$inferSelect;

/** A return with its units, and what was found when it came. */
export interface Return extends Omit<Row, 'key' | 'contents'> {
  /** By position. */
  lines: (ReturnedUnits & { restocked: number })[];
  /** Oldest first. */
  receipts: ReceiptRow[];
}

/** The returns of an order, oldest first, as a column of a query: JSON, so that orders are read in one statement. */
export const returnsOf = (orderId: SQLWrapper) =>
  sql<Return[]>`(
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'orderId', r.order_id, 'number', r.number, 'reason', r.reason, 'note', r.note, 'by', r.by, 'state', r.state,
      'requestedAt', r.requested_at, 'closedAt', r.closed_at,
      'cancelledAt', r.cancelled_at, 'cancelledBy', r.cancelled_by,
      'lines', (
        select coalesce(json_agg(json_build_object(
          'position', l.position, 'quantity', l.quantity, 'whole', l.whole, 'damaged', l.damaged, 'missing', l.missing,
          'restocked', l.restocked) order by l.position), '[]')
        from ${returnLines} l where l.return_id = r.id),
      'receipts', (
        select coalesce(json_agg(json_build_object(
          'id', t.id, 'returnId', t.return_id, 'key', t.key, 'lines', t.lines, 'deductionReason', t.deduction_reason,
          'refundId', t.refund_id, 'staffId', t.staff_id, 'at', t.at) order by t.id), '[]')
        from ${returnReceipts} t where t.return_id = r.id)
    ) order by r.id), '[]') from ${returns} r where r.order_id = ${orderId})`.mapWith(parse);

interface Told extends Omit<Return, 'requestedAt' | 'closedAt' | 'cancelledAt' | 'receipts'> {
  requestedAt: string;
  closedAt: string | null;
  cancelledAt: string | null;
  receipts: (Omit<ReceiptRow, 'at'> & { at: string })[];
}

const parse = (rows: Told[]): Return[] =>
  rows.map(({ requestedAt, closedAt, cancelledAt, receipts, ...row }) => ({
    ...row,
    requestedAt: new Date(requestedAt),
    closedAt: closedAt === null ? null : new Date(closedAt),
    cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
    receipts: receipts.map((receipt) => ({ ...receipt, at: new Date(receipt.at) })),
  }));
