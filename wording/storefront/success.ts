/** What the page says of an order that was paid, as it is when the page is opened, which may be weeks later. */
const titles = {
  Pending: 'We have your order',
  Confirmed: 'We have your order',
  Shipped: 'Your order is on its way',
  'Out Of Delivery': 'Your order is on its way',
  Delivered: 'Your order was delivered',
  Cancelled: 'This order was cancelled',
  Returned: 'This order was returned',
  Refunded: 'This order was refunded',
} as const;

export const success = {
  /** The page's title, which must not claim anything. */
  tab: 'Your order',
  checking: 'Checking your payment...',
  title: titles.Pending,
  titles,
  thanks: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
  paid: (total: string) => `Your payment of ${total} has arrived.`,
  free: 'There was nothing to pay.',
  receipt: (email: string) => `Your receipt is on its way to ${email}.`,
  next: 'What happens next',
  steps: [
    'We pack your order and send it the next working day.',
    'We’ll e-mail you when it leaves.',
    'Until then you can cancel it on the order’s page.',
  ],
  view: 'Track your order',
  /** Where there is nothing under way. */
  see: 'See your order',
  orders: 'Go to Orders',
  shop: 'Continue shopping',
  pendingTitle: 'Waiting for your payment',
  pending: 'The card provider has not confirmed your payment yet. This page keeps checking.',
  pendingLong:
    'The card provider still has not confirmed your payment. Your order is kept; you can close this page and look under Orders later.',
  again: 'Check again',
  payNow: 'Go to the card page',
  refundedTitle: 'Your payment is being returned',
  refunded: 'This order can’t be sent, so your whole payment is going back to your card.',
  unknownTitle: 'We could not check your payment',
  unknown: 'Your order is kept and nothing is charged twice. Check your connection and try again.',
  noOrderTitle: 'There is no such order',
  noOrder: 'The address may be mistyped, or the order belongs to another account.',
  signInTitle: 'Sign in to see your order',
  signInText:
    'This browser is not signed in; the card page may have opened in another one. If you have paid, your order is safe and its receipt comes by e-mail.',
  signIn: 'Sign in',
} as const;
