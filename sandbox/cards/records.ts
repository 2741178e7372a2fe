/** What the sandbox keeps. Amounts are integer minor units (pence), times are unix seconds unless said otherwise. */

export type Metadata = Record<string, string>;

export type Line = {
  id: string;
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
};

export type SessionRecord = {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  currency: string;
  amount: number;
  lines: Line[];
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Metadata;
  intentMetadata: Metadata;
  intentDescription: string | null;
  /** Set at the first attempt to pay; until then Stripe has no payment intent for the session either. */
  intentId: string | null;
};

export type IntentRecord = {
  id: string;
  created: number;
  sessionId: string;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  currency: string;
  amount: number;
  metadata: Metadata;
  description: string | null;
  lastError: { code: string; declineCode: string; message: string } | null;
  chargeId: string | null;
};

export type ChargeRecord = {
  id: string;
  created: number;
  intentId: string;
  sessionId: string;
  currency: string;
  amount: number;
  refunded: number;
  last4: string;
  metadata: Metadata;
};

export type RefundRecord = {
  id: string;
  created: number;
  intentId: string;
  chargeId: string;
  currency: string;
  amount: number;
  reason: string | null;
  metadata: Metadata;
  /** The card did not take it: the money is with the merchant again. Left out by earlier versions. */
  failed?: boolean;
};

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export type DisputeRecord = {
  id: string;
  created: number;
  intentId: string;
  chargeId: string;
  currency: string;
  amount: number;
  reason: string;
  status: DisputeStatus;
  /** Until when evidence is taken. */
  dueBy: number;
};

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed';

export type EventRecord = {
  id: string;
  created: number;
  type: EventType;
  /** The object as it was when the event happened, in Stripe's shape. */
  object: Record<string, unknown>;
};

/** That an event was answered with 2xx (or given up) and need not be sent again. */
export type DeliveryRecord = { id: string; at: number; outcome: 'delivered' | 'discarded' };

/**
 * The answer kept under an idempotency key. `endpoint` is the path, `params` a hash of the body, `apiBase` where the
 * sandbox listened then: addresses in the answer follow it to another port.
 */
export type KeyRecord = {
  id: string;
  created: number;
  endpoint: string;
  params: string;
  status: number;
  body: string;
  apiBase: string;
};

export type Tables = {
  sessions: SessionRecord;
  intents: IntentRecord;
  charges: ChargeRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  events: EventRecord;
  deliveries: DeliveryRecord;
  keys: KeyRecord;
};

export type TableName = keyof Tables;
