import { type SQLWrapper, sql } from 'drizzle-orm';
import { disputes, refundLines, refunds } from '#database/schema.ts';
import { postageOf } from '../refund-postage.ts';

type Row = typeof refunds.$inferSelect;

/** A refund with the units that it is for. Its goodwill is a kindness alone, without the postage that the row counts in. */
export interface Refund extends Row {
  /** That the shopper paid for sending faulty goods back. */
  postagePence: number;
  /** By position. */
  lines: Pick<
    typeof refundLines.$inferSelect,
    'position' | 'quantity' | 'pence' | 'restocked' | 'deductedPence'
  >[];
}

/** The refunds of an order, oldest first, as a column of a query: JSON, so that orders are read in one statement. */
export const refundsOf = (orderId: SQLWrapper) =>
  sql<Refund[]>`(
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'orderId', f.order_id, 'key', f.key, 'contents', f.contents, 'reason', f.reason, 'goodsPence', f.goods_pence,
      'deliveryPence', f.delivery_pence, 'goodwillPence', f.goodwill_pence - postage.pence, 'postagePence', postage.pence,
      'amountPence', f.amount_pence, 'state', f.state,
      'providerRefund', f.provider_refund, 'byOtherMeans', f.by_other_means, 'creditNote', f.credit_note, 'vatPence', f.vat_pence,
      'by', f.by, 'staffId', f.staff_id, 'mailedAt', f.mailed_at, 'createdAt', f.created_at, 'doneAt', f.done_at,
      'lines', (
        select coalesce(json_agg(json_build_object(
          'position', l.position, 'quantity', l.quantity, 'pence', l.pence, 'restocked', l.restocked,
          'deductedPence', l.deducted_pence) order by l.position), '[]')
        from ${refundLines} l where l.refund_id = f.id)
    ) order by f.id), '[]')
    from ${refunds} f, lateral (select ${postageOf(sql`f`)} as pence) postage
    where f.order_id = ${orderId})`.mapWith(parse);

const parse = (
  rows: (Omit<Refund, 'mailedAt' | 'createdAt' | 'doneAt'> &
    Record<'mailedAt' | 'doneAt', string | null> & { createdAt: string })[],
): Refund[] =>
  rows.map((row) => ({
    ...row,
    mailedAt: row.mailedAt === null ? null : new Date(row.mailedAt),
    createdAt: new Date(row.createdAt),
    doneAt: row.doneAt === null ? null : new Date(row.doneAt),
  }));

export type Dispute = typeof disputes.$inferSelect;

/** The disputes of an order, oldest first, in the same way. */
export const disputesOf = (orderId: SQLWrapper) =>
  sql<Dispute[]>`(
    select coalesce(json_agg(json_build_object(
      'id', d.id, 'orderId', d.order_id, 'amountPence', d.amount_pence, 'reason', d.reason, 'state', d.state,
      'respondBy', d.respond_by, 'lostAt', d.lost_at,
      'createdAt', d.created_at) order by d.created_at, d.id), '[]')
    from ${disputes} d where d.order_id = ${orderId})`.mapWith(
    (
      rows: (Omit<Dispute, 'respondBy' | 'lostAt' | 'createdAt'> &
        Record<'respondBy' | 'lostAt', string | null> & { createdAt: string })[],
    ) =>
      rows.map((row) => ({
        ...row,
        respondBy: row.respondBy === null ? null : new Date(row.respondBy),
        lostAt: row.lostAt === null ? null : new Date(row.lostAt),
        createdAt: new Date(row.createdAt),
      })),
  );
