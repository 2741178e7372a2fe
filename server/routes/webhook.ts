import type { Handler } from 'hono';
import { hear } from '#shop/payments/hear.ts';
import type { ProviderEvent } from '#shop/payments/provider.ts';
import { settle } from '#shop/payments/settle.ts';
import type { Shop } from '#shop/shop.ts';
import { readBytes } from '../http/body.ts';
import { withDeadline } from '../http/deadline.ts';
import type { Figures } from '../metrics/figures.ts';

const maxBytes = 512 * 1024;
const deadlineMs = 8_000;
/** An order is written before the provider hears of it: one that is unknown after so long is another shop's, or lost with a backup. */
const awaitedMs = 3_600_000;

/**
 * The provider's word that something happened. Only that it did is taken from it, and only with its signature; what is
 * true now is asked from the provider by `settle` and `hear` (decisions.md section 4).
 */
export function webhook(shop: Shop, { webhooks, webhookHeard }: Figures): Handler {
  return async (c) => {
    const refused = (status: 400 | 413, message: string) => {
      webhooks.inc({ kind: 'unreadable', outcome: 'refused' });
      return c.json({ status, message }, status);
    };
    const body = await readBytes(c.req.raw, maxBytes);
    if (!body) return refused(413, 'Too large');
    const event = await shop.payments.readEvent({ body, headers: c.req.raw.headers }, shop.now());
    if (!event) return refused(400, 'The signature does not match');
    webhookHeard.setToCurrentTime();
    const outcome = await actOn(shop, event).catch((error: unknown) => {
      webhooks.inc({ kind: event.about, outcome: 'error' });
      throw error;
    });
    webhooks.inc({ kind: event.about, outcome });
    if (outcome === 'ignored') return c.json({ status: 200, message: 'Not about an order' });
    // It may be a moment away from being written: the provider asks again.
    const isYoung = !(shop.now().getTime() - event.at.getTime() > awaitedMs);
    if (outcome === 'unknown order' && isYoung)
      return c.json({ status: 503, message: 'No such order yet' }, 503);
    if (outcome === 'unknown payment' && isYoung)
      return c.json({ status: 503, message: 'No such payment yet' }, 503);
    if (outcome === 'unknown order')
      shop.log.warn(
        { orderId: event.about === 'session' && event.orderId, event: event.id },
        'an event is of an order that this shop does not have',
      );
    return c.json({ status: 200, message: outcome });
  };
}

/** Of a payment that nobody knows, it may be another shop's. */
function actOn(shop: Shop, event: ProviderEvent) {
  return withDeadline(deadlineMs, async () => {
    if (event.about === 'payment') return hear(shop, event.paymentId);
    return event.about === 'session' ? settle(shop, event.orderId) : ('ignored' as const);
  });
}
