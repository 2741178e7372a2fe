export const checkout = {
  invalidPath: 'Invalid Path',
  addressFailed: 'Error in fetching address',
  emptyCart: 'Add Atleast one item in cart, Redirecting...',
  paymentFailed: 'Connection Error',
  /** Below why an order was refused, such as what has sold out meanwhile. */
  notOrdered: 'Nothing has been ordered, and you haven’t been charged.',
  paymentFailedText:
    'No payment was taken just now. Please try again in a moment: we never place the same order twice.',
  oneCode: 'One coupen code is already applied',
  firstOrderOnly: 'This code is used only for first order',
  minimum: (min: string) => `Minimum ammount to aaply this code is £${min}`,
  pay: (total: string) => `Order and pay ${total}`,
  title: 'Checkout',
  description: 'Check your address and your items, then pay by card.',
  enclosed: { secure: 'Secure checkout' },
  receiptTo: (email: string) => `We’ll send your receipt to ${email}.`,
  standard: (price: string) => `Standard delivery, ${price}`,
  standardFree: 'Standard delivery, free',
  goingBack: 'Taking you back...',
  tryAgain: 'Try again',
  address: {
    title: 'Delivery address',
    change: 'Change',
    /** Goes on from `change`, for those who hear it alone. */
    changeWhat: 'the delivery address',
    keep: 'Keep the old one',
    /** Beside the form's own button. */
    oneStep: '‘Order and pay’ saves your address too. To save it without ordering:',
    notSaved: 'We couldn’t save your address, so nothing has been ordered. Please try again.',
  },
  items: {
    title: 'Your order',
    show: 'Show your order',
    hide: 'Hide your order',
    change: 'Change',
    changeWhat: 'the items',
    stays: (products: number) =>
      products === 1
        ? 'One other product stays in your cart'
        : `${products} other products stay in your cart`,
    toFree: (missing: string) => `Add ${missing} more for free delivery`,
    each: (quantity: number, price: string) => `${quantity} × ${price}`,
    tier: (percent: number) => `${percent}% quantity discount`,
    reduced: (asked: number, left: number) => `You wanted ${asked}, but only ${left} can be ordered now.`,
    leftOut: 'Not in this order',
    none: 'Nothing in this order can be bought at the moment.',
  },
  code: {
    title: 'Discount code',
    label: 'Code',
    apply: 'Apply',
    applying: 'Checking...',
    enter: 'Enter a code',
    remove: (code: string) => `Remove code ${code}`,
    applied: (code: string, saved: string) => `${code} takes ${saved} off`,
    notForThese: 'This code doesn’t work for these items',
  },
  payment: {
    title: 'Payment',
    next: 'You’ll pay by card on the next page, run by Stripe. We never see your card.',
    free: 'There’s nothing to pay, so you don’t need a card.',
  },
  /** Followed by the link to the terms. */
  accept: 'By ordering you accept our',
  terms: 'terms',
  newTab: '(opens in a new tab)',
  andOfAge: 'and confirm that you’re 18 or over.',
  paying: 'Opening the card page...',
  moved: 'The price has changed',
  movedText: (was: string, now: string) =>
    `It was ${was} and is now ${now}. Nothing has been ordered yet: press the button below to accept the new price.`,
  seeOrder: 'See the order',
  orderAgain: 'Order the same again',
} as const;
