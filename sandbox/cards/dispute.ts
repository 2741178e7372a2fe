import type { Book } from './book.ts';
import { emit } from './events.ts';
import { newId } from './ids.ts';
import type { DisputeRecord, DisputeStatus } from './records.ts';
import { showDispute } from './show.ts';

const evidenceSeconds = 9 * 24 * 60 * 60;

/** What a customer's bank may say. An inquiry takes no money; every other dispute has it until it is won. */
export const disputeReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
] as const;

/** Whether a dispute has a charge's money, or may yet: nothing of it can be refunded then. */
export const isChargedBack = (book: Book, chargeId: string): boolean =>
  book.disputes
    .all()
    .some(
      ({ chargeId: of, status }) => of === chargeId && /^(needs_response|under_review|lost)$/.test(status),
    );

/** A customer's bank asks about a charge, or takes pence of it back: all of it unless told. Inside `book.write`. */
export function openDispute(
  book: Book,
  chargeId: string,
  { amount, reason = 'fraudulent', inquiry = false }: { amount?: number; reason?: string; inquiry?: boolean },
): DisputeRecord | undefined {
  const charge = book.charges.get(chargeId);
  if (!charge) return undefined;
  const dispute: DisputeRecord = {
    id: newId('dp'),
    created: book.now(),
    intentId: charge.intentId,
    chargeId,
    currency: charge.currency,
    amount: Math.max(1, Math.min(amount ?? charge.amount, charge.amount)),
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    dueBy: book.now() + evidenceSeconds,
  };
  book.put('disputes', dispute);
  emit(book, 'charge.dispute.created', showDispute(dispute));
  return dispute;
}

/** Where a dispute may go from each status. */
export const disputeMoves: Record<DisputeStatus, readonly DisputeStatus[]> = {
  warning_needs_response: ['needs_response', 'warning_closed'],
  warning_closed: [],
  needs_response: ['under_review', 'lost'],
  under_review: ['won', 'lost'],
  won: [],
  lost: [],
};

/** Moves a dispute on, where it may go there. Inside `book.write`. */
export function moveDispute(book: Book, id: string, status: DisputeStatus): void {
  const dispute = book.disputes.get(id);
  if (!dispute || !disputeMoves[dispute.status].includes(status)) return;
  const moved: DisputeRecord = { ...dispute, status };
  book.put('disputes', moved);
  const closed = disputeMoves[status].length === 0;
  emit(book, closed ? 'charge.dispute.closed' : 'charge.dispute.updated', showDispute(moved));
}
