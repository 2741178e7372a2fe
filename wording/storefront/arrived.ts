/** Behind the link of the letter that asks whether an order has arrived. */
export const arrived = {
  title: 'Has your order arrived?',
  text: 'One press tells us. You need not sign in.',
  yes: 'Yes, it has arrived',
  notYet: 'Not yet',
  sending: 'Sending...',
  thanks: 'Thank you',
  arrived:
    'Your order is marked as delivered. You can change your mind until 14 days after today, on the order’s page.',
  notYetDone:
    'We look into it and write to you. Your order stays on its way, and your time to change your mind has not begun.',
  /** What a link can’t do any more. */
  failed: 'This was not taken',
  orders: 'Your orders',
} as const;
