import type { Book } from './book.ts';

/** One payment as the provider knows it. Amounts are pence. */
export type LedgerEntry = {
  sessionId: string;
  intentId: string;
  chargeId: string;
  /** The shop's order: `orderId` or `order_id` in the session's metadata, else its client_reference_id. */
  orderId: string | undefined;
  currency: string;
  amount: number;
  refunded: number;
  /** Taken by the customer's bank: disputes that are not won. */
  disputed: number;
  refunds: { id: string; amount: number }[];
};

/** Every payment taken, oldest first, so that the shop's orders can be held against them. */
export function readLedger(book: Book): LedgerEntry[] {
  const refunds = Map.groupBy(
    book.refunds.all().filter(({ failed }) => !failed),
    (refund) => refund.chargeId,
  );
  const disputes = Map.groupBy(book.disputes.all(), (dispute) => dispute.chargeId);
  return book.charges.all().map((charge) => ({
    sessionId: charge.sessionId,
    intentId: charge.intentId,
    chargeId: charge.id,
    orderId: orderOf(book, charge.sessionId),
    currency: charge.currency,
    amount: charge.amount,
    refunded: charge.refunded,
    disputed: (disputes.get(charge.id) ?? [])
      .filter(({ status }) => /^(needs_response|under_review|lost)$/.test(status))
      .reduce((sum, { amount }) => sum + amount, 0),
    refunds: (refunds.get(charge.id) ?? []).map(({ id, amount }) => ({ id, amount })),
  }));
}

function orderOf(book: Book, sessionId: string): string | undefined {
  const session = book.sessions.get(sessionId);
  return session?.metadata.orderId ?? session?.metadata.order_id ?? session?.clientReferenceId ?? undefined;
}
