export const failed = {
  title: 'Payment Failed',
  text: 'Payment Failed, Please Contact Support is ammount is debited.',
  orders: 'Go to Orders',
  support: 'Support',
  again: 'Try again',
  /** By where the items were bought from. */
  kept: {
    cart: 'You weren’t charged, and your cart is as it was: you can try again straight away.',
    buy: 'You weren’t charged, and we’ve kept what you chose: you can try again straight away.',
  },
  /** Where what was to be bought is not together any more. */
  notCharged: 'You weren’t charged.',
  toCart: 'Go to your cart',
  checking: 'Checking your payment...',
  orderId: 'Order number',
  paidTitle: 'Your payment went through',
  paid: 'The card provider says this order is paid. There’s nothing more to do.',
  seePaid: 'Go to your order',
  pendingTitle: 'Your payment isn’t finished',
  pending: 'We’re waiting to hear from the card provider.',
} as const;
