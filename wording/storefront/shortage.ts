/** Behind the link of the letter about a line that is short. */
export const shortage = {
  title: 'Something is missing from your order',
  loading: 'Looking up your order...',
  failed: 'That didn’t work',
  again: 'Try again',
  /** `title` is the product's. */
  text: (missing: number, title: string) =>
    `We’re sorry: ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ can’t be sent at the moment. What would you like? No need to sign in.`,
  silence: (when: string) => `If we don’t hear from you by ${when}, we’ll send your money back.`,
  choices: 'What should we do?',
  wait: 'Wait for it',
  waitText: 'We’ll send the rest of your order now, and this as soon as we have it.',
  swap: 'Send this instead',
  swapText: (price: string, units: number) => (units === 1 ? price : `${units} for ${price}`),
  back: (amount: string) => `We’ll refund you ${amount}`,
  same: 'Nothing more to pay',
  refund: (amount: string) => `Refund ${amount}`,
  refundText: 'We’ll send the rest of your order now and refund your card.',
  choose: 'Choose',
  submit: 'Send my choice',
  submitting: 'Sending...',
  chooseFirst: 'Please choose what we should do',
  done: {
    asked: '',
    waiting: 'We’ll send it as soon as we have it',
    swapped: 'We’ll send something else',
    refunded: 'We’ll refund you',
  },
  doneText: {
    asked: '',
    waiting: (title: string) =>
      `We’ll send the rest of your order now, and ‘${title}’ as soon as we have it.`,
    swapped: (title: string) => `‘${title}’ will come with your order.`,
    refunded: (amount: string) => `We’ll refund ${amount} to your card and send the rest of your order now.`,
  },
  ended: 'This order is over',
  endedText: 'There’s nothing left to choose.',
  orders: 'Your orders',
} as const;
