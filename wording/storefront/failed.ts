export const failed = {
  title: 'Payment Failed',
  text: 'Payment Failed, Please Contact Support is ammount is debited.',
  orders: 'Go to Orders',
  support: 'Support',
  again: 'Try again',
  /** By where the items were bought from. */
  kept: {
    cart: 'You were not charged, and your cart is as it was: you can try again at once.',
    buy: 'You were not charged, and what you chose is kept: you can try again at once.',
  },
  /** Where what was to be bought is not together any more. */
  notCharged: 'You were not charged.',
  toCart: 'Go to your cart',
  checking: 'Checking your payment...',
  orderId: 'Order number',
  /** The attempt in a sentence: when, what, and what it would have cost. */
  items: (moment: string, lines: readonly string[], total: string) =>
    `Started on ${moment}: ${lines.join(', ')}, ${total} in all.`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  paidTitle: 'Your payment went through',
  paid: 'The card provider says that this order is paid. There is nothing more to do.',
  seePaid: 'Go to your order',
  pendingTitle: 'Your payment is not finished',
  pending: 'The card provider has not said yet how it ended.',
} as const;
