import type Stripe from 'stripe';
import { payWithinMs } from '../pricing/limits.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';

export type SessionRequest = Stripe.Checkout.SessionCreateParams;

interface Payable {
  orderId: string;
  email: string;
  lines: { title: string; quantity: number; totalPence: number }[];
  quote: Quote;
}

/**
 * The exact request for the hosted card page. Line totals are what the shop charges, tiers included, so each line goes
 * as one item at its total; with a code the goods go as one item, since the provider takes no negative ones.
 */
export function sessionRequest(
  shop: Shop,
  { orderId, email, lines, quote }: Payable,
): { request: SessionRequest; expiresAt: Date } {
  const expiresAt = new Date(Math.ceil((shop.now().getTime() + payWithinMs) / 1000) * 1000);
  const named = lines.map((line) => `${line.quantity} × ${line.title}`);
  const goods =
    quote.discountPence === 0
      ? lines.map((line, index) => item(named[index] ?? line.title, line.totalPence))
      : [
          item(
            'Your order, discount code taken off',
            quote.subtotalPence - quote.discountPence,
            named.join(', '),
          ),
        ];
  const delivery = quote.shippingPence > 0 ? [item('Delivery', quote.shippingPence)] : [];
  const request: SessionRequest = {
    mode: 'payment',
    line_items: [...goods, ...delivery].filter((line) => line.price_data.unit_amount > 0),
    customer_email: email,
    client_reference_id: orderId,
    metadata: { orderId },
    payment_intent_data: { metadata: { orderId } },
    success_url: `${shop.settings.publicUrl}/success/${orderId}`,
    cancel_url: `${shop.settings.publicUrl}/failed/${orderId}`,
    expires_at: expiresAt.getTime() / 1000,
  };
  return { request, expiresAt };
}

function item(name: string, pence: number, description?: string) {
  return {
    quantity: 1,
    price_data: {
      currency: 'gbp',
      unit_amount: pence,
      product_data: {
        name: name.slice(0, 250),
        ...(description && { description: description.slice(0, 500) }),
      },
    },
  };
}
