import Stripe from 'stripe';
import type { DisputeState } from '#database/enums.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  type PreparedRequest,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderRefund,
  type SessionState,
  Unreachable,
} from '#shop/payments/provider.ts';
import type { Figures } from '../metrics/figures.ts';
import { stripeHttpClient } from './stripe-http-client.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

/** How far the time of a signature may be from now, either way. */
const toleranceSeconds = 300;

/** Payments by Stripe Checkout, through the official SDK. The card sandbox speaks the same protocol. */
export function stripePayments(stripe: Stripe, webhookSecret: string): PaymentProvider {
  const { checkout, refunds } = stripe;
  return {
    prepare,

    open: (request, key) =>
      refusable(async () => {
        const parameters = request as unknown as Parameters;
        const { id, url } = await checkout.sessions.create(parameters, { idempotencyKey: key });
        return { sessionId: id, url: url ?? '' };
      }),

    async ask(sessionId) {
      const asked = await refusable(async () => ({ session: await checkout.sessions.retrieve(sessionId) }));
      if ('session' in asked) return stateOf(asked.session);
      if (asked.refused === 'resource_missing') return { state: 'unknown' };
      throw new Unreachable(new Error(asked.refused));
    },

    async expire(sessionId) {
      // Refused where it is complete or expired by now.
      await refusable(() => checkout.sessions.expire(sessionId));
    },

    async refund({ paymentId, orderId, refundId, amountPence }, key) {
      return refusable(async () => {
        const parameters: Stripe.RefundCreateParams =
          amountPence === null
            ? { payment_intent: paymentId, metadata: { orderId } }
            : { payment_intent: paymentId, amount: amountPence, metadata: { orderId, refundId } };
        const { id } = await refunds.create(parameters, { idempotencyKey: key });
        return { refundId: id };
      });
    },

    async movements(paymentId) {
      const found = await refusable(async () => {
        const payment = { payment_intent: paymentId, limit: 100 };
        const [refunded, disputed] = await Promise.all([
          refunds.list(payment).autoPagingToArray({ limit: 1000 }),
          stripe.disputes.list(payment).autoPagingToArray({ limit: 1000 }),
        ]);
        return { refunds: refunded.map(refundOf).reverse(), disputes: disputed.map(disputeOf).reverse() };
      });
      if ('refused' in found) throw new Unreachable(new Error(found.refused));
      return found;
    },

    async readEvent({ body, headers }, now) {
      const signature = headers.get('stripe-signature') ?? '';
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
      // The SDK refuses what was signed too long ago; what claims to come from the future is no better.
      if (!(signedAt <= now.getTime() / 1000 + toleranceSeconds)) return undefined;
      try {
        return eventOf(
          await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, toleranceSeconds),
        );
      } catch {
        return undefined;
      }
    },
  };
}

/** The SDK's client. `apiBase` is where it is not Stripe itself: the card sandbox, say. */
export function stripeClient(secretKey: string, apiBase?: string, figures?: Figures): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  const stripe = new Stripe(secretKey, {
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
    httpClient: stripeHttpClient(figures),
    timeout: 5_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  // Left to itself it waits for half a second each time: all who met with the same failure would come again together.
  stripe.getInitialNetworkRetryDelay = () => 0.25 + Math.random() * 0.5;
  return stripe;
}

/** Stored with the order and sent as it is, by this version or another: what stands in the database keeps its shape. */
function prepare(payment: PaymentRequest): PreparedRequest {
  const { orderId } = payment;
  const parameters: Parameters = {
    mode: 'payment',
    line_items: payment.items.map(lineItem),
    customer_email: payment.email,
    client_reference_id: orderId,
    metadata: { orderId },
    payment_intent_data: { metadata: { orderId } },
    success_url: payment.successUrl,
    cancel_url: payment.failedUrl,
    expires_at: payment.expiresAt.getTime() / 1000,
  };
  return { ...parameters };
}

/** Stripe takes no name over 250 letters and no description over 500. */
const lineItem = ({ name, description, pence }: PaymentRequest['items'][number]) => ({
  quantity: 1,
  price_data: {
    currency: 'gbp',
    unit_amount: pence,
    product_data: {
      name: name.slice(0, 250),
      ...(description && { description: description.slice(0, 500) }),
    },
  },
});

function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.payment_status !== 'paid') return { state: session.status === 'expired' ? 'expired' : 'open' };
  const { id, payment_intent: intent } = session;
  return {
    state: 'paid',
    payment: {
      sessionId: id,
      paymentId: idOf(intent),
      amountPence: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
      orderId: session.client_reference_id,
    },
  };
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const happened = { id: event.id, at: new Date(event.created * 1000) };
  if (event.type.startsWith('checkout.session.')) {
    const session = event.data.object as Stripe.Checkout.Session;
    const orderId = session.client_reference_id ?? session.metadata?.orderId;
    if (orderId) return { ...happened, about: 'session', orderId };
  }
  if (/^(charge\.refunded|charge\.dispute\.|charge\.refund\.|refund\.)/.test(event.type)) {
    const about = event.data.object as Pick<Stripe.Charge, 'payment_intent'>;
    const paymentId = idOf(about.payment_intent);
    if (paymentId) return { ...happened, about: 'payment', paymentId };
  }
  return { ...happened, about: 'something else' };
}

const idOf = (intent: string | { id: string } | null): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

const refundOf = ({ id, amount, status, metadata, created }: Stripe.Refund): ProviderRefund => ({
  id,
  amountPence: amount,
  failed: status === 'failed' || status === 'canceled',
  refundId: Number(metadata?.refundId) || null,
  orderId: metadata?.orderId ?? null,
  at: new Date(created * 1000),
});

const disputeOf = ({
  id,
  amount,
  reason,
  status,
  evidence_details,
  created,
}: Stripe.Dispute): ProviderDispute => {
  const due = evidence_details?.due_by;
  return {
    ...{ id, amountPence: amount, reason },
    // A word of a later version of the provider's: the money is not ours until it says so.
    state: disputeStates[status] ?? 'under review',
    respondBy: due ? new Date(due * 1000) : null,
    at: new Date(created * 1000),
  };
};

const disputeStates: Record<Stripe.Dispute.Status, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs response',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
  // Of one that was lost: it stays so until the appeal is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** What goes wrong on the way is Unreachable; what Stripe says no to for good is `refused`. */
async function refusable<Answer>(request: () => Promise<Answer>): Promise<Answer | { refused: string }> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { refused: error.code ?? error.type };
    throw new Unreachable(error);
  }
}
