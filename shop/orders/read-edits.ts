import { type SQLWrapper, sql } from 'drizzle-orm';
import { orderEdits, orderNotes } from '#database/schema.ts';

export type OrderEdit = Omit<typeof orderEdits.$inferSelect, 'key' | 'orderId'>;
export type OrderNote = Omit<typeof orderNotes.$inferSelect, 'key' | 'orderId'>;

/** The edits of an order, oldest first, as a column of a query: JSON, so that orders are read in one statement. */
export const editsOf = (orderId: SQLWrapper) =>
  sql<OrderEdit[]>`(
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'addressBefore', e.address_before, 'addressAfter', e.address_after, 'lines', e.lines,
      'refundPence', e.refund_pence, 'reason', e.reason, 'by', e.by, 'staffId', e.staff_id, 'at', e.at) order by e.id), '[]')
    from ${orderEdits} e where e.order_id = ${orderId})`.mapWith(withMoments<OrderEdit>);

/** What staff wrote about it, likewise. */
export const notesOf = (orderId: SQLWrapper) =>
  sql<OrderNote[]>`(
    select coalesce(json_agg(json_build_object(
      'id', n.id, 'text', n.text, 'for', n."for", 'staffId', n.staff_id, 'at', n.at) order by n.id), '[]')
    from ${orderNotes} n where n.order_id = ${orderId})`.mapWith(withMoments<OrderNote>);

function withMoments<Row extends { at: Date }>(rows: (Omit<Row, 'at'> & { at: string })[]): Row[] {
  return rows.map((row) => ({ ...row, at: new Date(row.at) }) as unknown as Row);
}
