import type { Context, Handler } from 'hono';
import { hear } from '#shop/payments/hear.ts';
import type { ProviderEvent } from '#shop/payments/provider.ts';
import { settle } from '#shop/payments/settle.ts';
import type { Shop } from '#shop/shop.ts';
import { readBytes } from '../http/body.ts';
import { withDeadline } from '../http/deadline.ts';

const maxBytes = 512 * 1024;
const deadlineMs = 8_000;
/** An order is written before the provider hears of it: one that is unknown after so long is another shop's, or lost with a backup. */
const awaitedMs = 3_600_000;

/**
 * The provider's word that something happened. Only that it did is taken from it, and only with its signature; what is
 * true now is asked from the provider by `settle` and `hear` (decisions.md section 4).
 */
export function webhook(shop: Shop): Handler {
  return async (c) => {
    const body = await readBytes(c.req.raw, maxBytes);
    if (!body) return c.json({ status: 413, message: 'Too large' }, 413);
    const event = await shop.payments.readEvent({ body, headers: c.req.raw.headers }, shop.now());
    if (!event) return c.json({ status: 400, message: 'The signature does not match' }, 400);
    if (event.about === 'payment') return heard(c, shop, event);
    if (event.about !== 'session') return c.json({ status: 200, message: 'Not about an order' });
    const { orderId } = event;
    const settled = await withDeadline(deadlineMs, () => settle(shop, orderId));
    if (settled === 'unknown order') {
      // The order may be a moment away from being written: the provider asks again.
      if (!(shop.now().getTime() - event.at.getTime() > awaitedMs))
        return c.json({ status: 503, message: 'No such order yet' }, 503);
      shop.log.warn({ orderId, event: event.id }, 'an event is of an order that this shop does not have');
    }
    return c.json({ status: 200, message: settled });
  };
}

/** A refund or a dispute. Of a payment that nobody knows: it may be a moment away from being settled, or another shop's. */
async function heard(c: Context, shop: Shop, event: Extract<ProviderEvent, { about: 'payment' }>) {
  const outcome = await withDeadline(deadlineMs, () => hear(shop, event.paymentId));
  if (outcome === 'unknown payment' && !(shop.now().getTime() - event.at.getTime() > awaitedMs))
    return c.json({ status: 503, message: 'No such payment yet' }, 503);
  return c.json({ status: 200, message: outcome });
}
