import { type Quote, vatInside } from '#shop/pricing/quote.ts';
import type { WireQuote } from './call.ts';
import { toPence, toPounds } from './money.ts';

export const decodeQuote = ({ lines, subtotal, discount, shipping, total }: WireQuote): Quote => ({
  lines: lines.map(({ id, quantity, unitPrice, percent, total }) => ({
    productId: id,
    quantity,
    unitPence: toPence(unitPrice),
    percent,
    totalPence: toPence(total),
  })),
  subtotalPence: toPence(subtotal),
  discountPence: toPence(discount),
  shippingPence: toPence(shipping),
  totalPence: toPence(total),
  vatPence: vatInside(toPence(total)),
});

/** @param available the units of each product that can be bought, by its id */
export const encodeQuote = (quote: Quote, available: Record<string, number>): WireQuote => ({
  lines: quote.lines.map((line) => ({
    id: line.productId,
    quantity: line.quantity,
    unitPrice: toPounds(line.unitPence),
    percent: line.percent,
    total: toPounds(line.totalPence),
    available: available[line.productId] ?? 0,
  })),
  subtotal: toPounds(quote.subtotalPence),
  discount: toPounds(quote.discountPence),
  shipping: toPounds(quote.shippingPence),
  total: toPounds(quote.totalPence),
});
