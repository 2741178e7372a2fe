import type { DisputeState } from '#database/enums.ts';

/**
 * What the shop asks of whoever takes its card payments, in the shop's own words. The payment itself happens on the provider's
 * hosted page. server/adapters/stripe.ts is the one there is; docs/decisions/018 says what another needs.
 *
 * Whatever is not answered clearly (the network, a timeout, a provider that is down) throws Unreachable: nothing is known then,
 * and the same is asked again, with the same key.
 */
export interface PaymentProvider {
  /** Puts a payment into the provider's own form, to be stored before it is sent. */
  prepare(payment: PaymentRequest): PreparedRequest;
  /** Opens the hosted page for a stored request. The same key opens the same one, however often. */
  open(request: PreparedRequest, key: string): Promise<OpenedSession | Refused>;
  /** What became of a session. */
  ask(sessionId: string): Promise<SessionState>;
  /** Ends a session, so that it can't be paid any more. One that is over already stays as it is. */
  expire(sessionId: string): Promise<void>;
  /** Gives some of a payment back. The same key gives it once, however often. */
  refund(refund: RefundOrder, key: string): Promise<Refunded | Refused>;
  /** What went back of a payment, whoever asked for it, and what its customer's bank says. */
  movements(paymentId: string): Promise<Movements>;
  /**
   * Reads what the provider sent by itself. Undefined where it is not signed by the provider, or not signed now; `now` is the
   * shop's clock.
   */
  readEvent(sent: { body: Buffer; headers: Headers }, now: Date): Promise<ProviderEvent | undefined>;
}

export interface PaymentRequest {
  orderId: string;
  email: string;
  /** What the page lists. Their sum is what is charged; one that a code makes free is 0. */
  items: { name: string; description?: string; pence: number }[];
  /** When the page closes. */
  expiresAt: Date;
  /** Where the shopper goes on to. */
  successUrl: string;
  failedUrl: string;
}

export interface RefundOrder {
  paymentId: string;
  orderId: string;
  /** The shop's. */
  refundId: number;
  /** Null for all of it. */
  amountPence: number | null;
}

/** The exact request in the provider's form, as JSON. Only the adapter looks into it. */
export type PreparedRequest = Record<string, unknown>;

export interface OpenedSession {
  sessionId: string;
  /** The hosted page. */
  url: string;
}

/** For good: asking again would end the same. */
export interface Refused {
  /** The provider's reason, for the log. */
  refused: string;
}

export type SessionState =
  /** It can still be paid. */
  | { state: 'open' }
  | { state: 'paid'; payment: TakenPayment }
  /** It was not paid and never will be. */
  | { state: 'expired' }
  /** The provider has no such session: it is of another account, or a sandbox lost it. */
  | { state: 'unknown' };

/** A payment as the provider knows it; the shop compares it with its order. */
export interface TakenPayment {
  sessionId: string;
  /** By which it is given back; null where no card was charged. */
  paymentId: string | null;
  amountPence: number | null;
  /** ISO 4217, in capitals. */
  currency: string | null;
  orderId: string | null;
}

export interface Refunded {
  /** The provider's refund. */
  refundId: string;
}

export interface Movements {
  /** Oldest first. */
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

export interface ProviderRefund {
  id: string;
  amountPence: number;
  /** The card did not take it: the money is with the shop again, for good. */
  failed: boolean;
  /** Which of the shop's refunds it is, and of which order; null where it was made in another way. */
  refundId: number | null;
  orderId: string | null;
  at: Date;
}

export interface ProviderDispute {
  id: string;
  amountPence: number;
  /** The provider's word for why. */
  reason: string;
  state: DisputeState;
  /** Until when it takes evidence; null where it takes none. */
  respondBy: Date | null;
  at: Date;
}

/** That something happened, never what: that is asked by `ask`, and by `movements`. */
export type ProviderEvent = { id: string; at: Date } & (
  | { about: 'session'; orderId: string }
  /** A refund or a dispute of a payment. */
  | { about: 'payment'; paymentId: string }
  | { about: 'something else' }
);

/** The payment provider gave no usable answer. What is true is not known yet; nothing was decided. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the payment provider could not be asked', { cause });
  }
}
