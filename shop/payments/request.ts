import { cardPage } from '#wording/card-page.ts';
import { payWithinMs } from '../pricing/limits.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Shop } from '../shop.ts';
import type { PaymentRequest } from './provider.ts';

interface Payable {
  orderId: string;
  email: string;
  lines: { title: string; quantity: number; totalPence: number; discountPence: number }[];
  quote: Quote;
}

/**
 * What is asked of the provider for an order. Line totals are what the shop charges, tiers included, so each line goes as one
 * item at its total, less its share of what a code takes off: providers take no negative ones.
 */
export function paymentRequest(shop: Shop, { orderId, email, lines, quote }: Payable): PaymentRequest {
  const { publicUrl } = shop.settings;
  const goods = lines.map(({ quantity, title, totalPence, discountPence }) => ({
    name: `${quantity} × ${title}`,
    ...(discountPence > 0 && { description: cardPage.discounted(discountPence) }),
    pence: totalPence - discountPence,
  }));
  const delivery = quote.shippingPence > 0 ? [{ name: cardPage.delivery, pence: quote.shippingPence }] : [];
  return {
    orderId,
    email,
    items: [...goods, ...delivery],
    expiresAt: new Date(Math.ceil((shop.now().getTime() + payWithinMs) / 1000) * 1000),
    successUrl: `${publicUrl}/success/${orderId}`,
    failedUrl: `${publicUrl}/failed/${orderId}`,
  };
}
