import type { Handler } from 'hono';
import type Stripe from 'stripe';
import { settle } from '#shop/payments/settle.ts';
import type { Shop } from '#shop/shop.ts';
import { readBytes } from '../http/body.ts';
import { withDeadline } from '../http/deadline.ts';

const maxBytes = 512 * 1024;
const toleranceSeconds = 300;
const deadlineMs = 8_000;
/** An order is written before the provider hears of it: one that is unknown after so long is another shop's, or lost with a backup. */
const awaitedMs = 3_600_000;

/**
 * The provider's word that something happened. Only that it did is taken from it, and only with its signature; what is
 * true now is asked from the provider by `settle` (decisions.md section 4).
 */
export function webhook(shop: Shop, secret: string): Handler {
  return async (c) => {
    const body = await readBytes(c.req.raw, maxBytes);
    if (!body) return c.json({ status: 413, message: 'Too large' }, 413);
    const event = await verified(shop, body, c.req.header('stripe-signature') ?? '', secret);
    if (!event) return c.json({ status: 400, message: 'The signature does not match' }, 400);
    const orderId = orderOf(event);
    if (!orderId) return c.json({ status: 200, message: 'Not about an order' });
    const settled = await withDeadline(deadlineMs, () => settle(shop, orderId));
    if (settled === 'unknown order') {
      // The order may be a moment away from being written: the provider asks again.
      if (!(shop.now().getTime() - event.created * 1000 > awaitedMs))
        return c.json({ status: 503, message: 'No such order yet' }, 503);
      shop.log.warn({ orderId, event: event.id }, 'an event is of an order that this shop does not have');
    }
    return c.json({ status: 200, message: settled });
  };
}

async function verified(
  shop: Shop,
  body: Buffer,
  signature: string,
  secret: string,
): Promise<Stripe.Event | undefined> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The SDK refuses what was signed too long ago; what claims to come from the future is no better.
  if (!(signedAt <= shop.now().getTime() / 1000 + toleranceSeconds)) return undefined;
  try {
    return await shop.stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);
  } catch {
    return undefined;
  }
}

function orderOf(event: Stripe.Event): string | undefined {
  if (!event.type.startsWith('checkout.session.')) return undefined;
  const session = event.data.object as Stripe.Checkout.Session;
  return session.client_reference_id ?? session.metadata?.orderId;
}
