import { payWithinMs } from '../pricing/limits.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';
import type { PaymentRequest } from './provider.ts';

interface Payable {
  orderId: string;
  email: string;
  lines: { title: string; quantity: number; totalPence: number }[];
  quote: Quote;
}

/**
 * What is asked of the provider for an order. Line totals are what the shop charges, tiers included, so each line goes as one
 * item at its total; with a code the goods go as one item, since providers take no negative ones.
 */
export function paymentRequest(shop: Shop, { orderId, email, lines, quote }: Payable): PaymentRequest {
  const { publicUrl } = shop.settings;
  const named = lines.map((line) => `${line.quantity} × ${line.title}`);
  const goods =
    quote.discountPence === 0
      ? lines.map((line, index) => ({ name: named[index] ?? line.title, pence: line.totalPence }))
      : [
          {
            name: 'Your order, discount code taken off',
            description: named.join(', '),
            pence: quote.subtotalPence - quote.discountPence,
          },
        ];
  return {
    orderId,
    email,
    items: [...goods, { name: 'Delivery', pence: quote.shippingPence }].filter(({ pence }) => pence > 0),
    expiresAt: new Date(Math.ceil((shop.now().getTime() + payWithinMs) / 1000) * 1000),
    successUrl: `${publicUrl}/success/${orderId}`,
    failedUrl: `${publicUrl}/failed/${orderId}`,
  };
}
