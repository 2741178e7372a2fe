/** Behind the link of the letter that asks whether an order has arrived. */
export const arrived = {
  title: 'Has your order arrived?',
  text: 'It takes one click, and you don’t need to sign in.',
  yes: 'Yes, it has arrived',
  notYet: 'Not yet',
  sending: 'Sending...',
  thanks: 'Thank you',
  arrived:
    'Your order is marked as delivered. You have 14 days from today to change your mind, on the order’s page.',
  notYetDone: 'We’ll look into it and write to you. Your time to change your mind has not started yet.',
  /** What a link can’t do any more. */
  failed: 'That didn’t work',
  orders: 'Your orders',
} as const;
