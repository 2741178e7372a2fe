import type { Book } from './book.ts';
import type {
  ChargeRecord,
  DisputeRecord,
  EventRecord,
  EventType,
  IntentRecord,
  Line,
  RefundRecord,
  SessionRecord,
} from './records.ts';

/** Objects in Stripe's shape, as the SDK's types describe them. Amounts are pence, times unix seconds. */
export type Shown = Record<string, unknown>;

export const apiVersion = '2026-10-28.endive';

/** `apiBase` makes the payment page's address; only an open session has one. `expand` names parts to show whole. */
export function showSession(book: Book, session: SessionRecord, apiBase = '', expand: string[] = []): Shown {
  const intent = session.intentId ? book.intents.get(session.intentId) : undefined;
  const wholeIntent = expand.some((name) => name.startsWith('payment_intent'));
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amount,
    amount_total: session.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: session.currency,
    customer: null,
    customer_details: session.customerEmail ? { email: session.customerEmail } : null,
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    ...(expand.includes('line_items') && { line_items: showLines(session) }),
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: intent && wholeIntent ? showIntent(book, intent, within(expand)) : session.intentId,
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' && apiBase ? `${apiBase}/pay/${session.id}` : null,
  };
}

const within = (expand: string[]): string[] =>
  expand
    .filter((name) => name.startsWith('payment_intent.'))
    .map((name) => name.slice('payment_intent.'.length));

export function showLines(session: SessionRecord): Shown {
  return {
    object: 'list',
    data: session.lines.map((line) => showLine(line, session.currency)),
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

const showLine = (line: Line, currency: string): Shown => ({
  id: line.id,
  object: 'item',
  amount_discount: 0,
  amount_subtotal: line.unitAmount * line.quantity,
  amount_tax: 0,
  amount_total: line.unitAmount * line.quantity,
  currency,
  description: line.name,
  quantity: line.quantity,
});

export function showIntent(book: Book, intent: IntentRecord, expand: string[] = []): Shown {
  const charge = intent.chargeId ? book.charges.get(intent.chargeId) : undefined;
  const error = intent.lastError;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    capture_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: error && {
      type: 'card_error',
      code: error.code,
      decline_code: error.declineCode,
      message: error.message,
    },
    latest_charge: charge && expand.includes('latest_charge') ? showCharge(charge) : intent.chargeId,
    livemode: false,
    metadata: intent.metadata,
    payment_method_types: ['card'],
    status: intent.status,
  };
}

export function showCharge(charge: ChargeRecord): Shown {
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: charge.refunded,
    captured: true,
    created: charge.created,
    currency: charge.currency,
    livemode: false,
    metadata: charge.metadata,
    paid: true,
    payment_intent: charge.intentId,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: charge.last4 } },
    refunded: charge.refunded === charge.amount,
    status: 'succeeded',
  };
}

export function showRefund(refund: RefundRecord): Shown {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: refund.reason,
    status: refund.failed ? 'failed' : 'succeeded',
    ...(refund.failed && { failure_reason: 'expired_or_canceled_card' }),
  };
}

export function showDispute(dispute: DisputeRecord): Shown {
  const open = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    evidence_details: { due_by: open ? dispute.dueBy : null, has_evidence: !open, past_due: false },
    is_charge_refundable: dispute.status.startsWith('warning'),
    livemode: false,
    metadata: {},
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}

/** What a webhook carries. */
export type ShownEvent = Shown & { id: string; type: EventType };

export function showEvent(book: Book, event: EventRecord): ShownEvent {
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: book.deliveries.has(event.id) ? 0 : 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
