/** The sum of a cart, a checkout or an order. */
export const summary = {
  title: 'Summary',
  goods: 'Items',
  tiers: 'Quantity discounts',
  subtotal: 'Subtotal',
  code: (code: string) => `Code ${code}`,
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  refunded: 'Refunded',
  refundDue: 'On its way back to you',
  inTheEnd: 'Total after refunds',
  vatIncluded: 'VAT included',
  vat: (amount: string) => `VAT included at 20%: ${amount}`,
} as const;
