import { givenName } from '../given-name.ts';

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
  thanks: (name: string) => (name ? `Thank you, ${givenName(name)}.` : 'Thank you.'),
  paid: (total: string) => `We’ve received your payment of ${total}.`,
  free: 'There was nothing to pay.',
  receipt: (email: string) => `Your receipt is on its way to ${email}.`,
  next: 'What happens next',
  steps: [
    'We’ll pack your order and send it the next working day. Until then you can cancel it on the order’s page.',
    'We’ll e-mail you when it’s on its way, and you can follow each step on the order’s page.',
    'Once it arrives, you have 14 days to change your mind. Returns start on the order’s page too.',
  ],
  view: 'Track your order',
  /** Where there is nothing under way. */
  see: 'See your order',
  orders: 'Go to Orders',
  shop: 'Continue shopping',
  pendingTitle: 'Waiting for your payment',
  pending: 'The card provider hasn’t confirmed your payment yet. This page keeps checking.',
  pendingLong:
    'The card provider still hasn’t confirmed your payment. Your order is safe: you can close this page and look under Orders later.',
  again: 'Check again',
  payNow: 'Go to the card page',
  refundedTitle: 'We’re refunding your payment',
  refunded: 'We can’t send this order, so all of your payment is going back to your card.',
  unknownTitle: 'We couldn’t check your payment',
  unknown: 'Your order is safe, and you won’t be charged twice. Check your connection and try again.',
  noOrderTitle: 'We can’t find this order',
  noOrder: 'The address may be mistyped, or the order was placed with another account.',
  signInTitle: 'Sign in to see your order',
  signInText:
    'You’re not signed in here: the card page may have opened in another browser. If you’ve paid, your order is safe, and we’ll e-mail your receipt.',
  signIn: 'Sign in',
} as const;
