export const success = {
  /** The page's title, which must not claim anything. */
  tab: 'Your order',
  checking: 'Checking your payment...',
  title: 'Thank you for your order',
  orderId: 'Order number',
  paid: 'Your payment has arrived.',
  next: 'What happens next',
  steps: (email: string) => [
    `We send your receipt to ${email}.`,
    'Your order is dispatched the next working day.',
    'It is with you 2-4 business days later.',
    'Until it is shipped you can cancel it on the order’s page.',
  ],
  view: 'View your order',
  orders: 'Go to Orders',
  shop: 'Back to the shop',
  pendingTitle: 'Waiting for your payment',
  pending: 'The card provider has not confirmed your payment yet. This page asks again by itself.',
  pendingLong:
    'The card provider still has not confirmed your payment. Your order is kept; you can close this page and look under Orders later.',
  again: 'Check again',
  payNow: 'Go to the card page',
  refundedTitle: 'Your payment goes back',
  refunded:
    'This order can’t be sent, so your whole payment goes back to your card. The order’s page says more.',
  unknownTitle: 'We could not check your payment',
  unknown: 'Your order is kept and nothing is charged twice. Check your connection and try again.',
  noOrderTitle: 'There is no such order',
  noOrder: 'The address may be mistyped, or the order belongs to another account.',
} as const;
