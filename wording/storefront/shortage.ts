/** Behind the link of the letter about a line that is short. */
export const shortage = {
  title: 'Something is missing from your order',
  loading: 'Looking up your order...',
  failed: 'This could not be done',
  again: 'Try again',
  /** `title` is the product's. */
  text: (missing: number, title: string) =>
    `We are sorry: ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ can’t be sent now. What would you like? No need to sign in.`,
  silence: (when: string) => `If we don’t hear from you by ${when}, we’ll send your money back.`,
  choices: 'What should we do?',
  wait: 'Wait for it',
  waitText: 'We’ll send the rest of your order now, and this as soon as we have it.',
  swap: 'Send this instead',
  swapText: (price: string, units: number) => (units === 1 ? price : `${units} for ${price}`),
  back: (amount: string) => `${amount} of what you paid goes back to you`,
  same: 'Nothing more to pay',
  refund: (amount: string) => `Refund ${amount}`,
  refundText: 'We’ll send the rest of your order now, and the money goes back to your card.',
  choose: 'Choose',
  submit: 'Send my choice',
  submitting: 'Sending...',
  chooseFirst: 'Choose what we should do',
  done: {
    asked: '',
    waiting: 'We’ll send it as soon as we have it',
    swapped: 'We’ll send something else',
    refunded: 'Your money goes back',
  },
  doneText: {
    asked: '',
    waiting: (title: string) => `We’ll send the rest of your order now; ‘${title}’ follows.`,
    swapped: (title: string) => `‘${title}’ comes with your order.`,
    refunded: (amount: string) => `${amount} goes back to your card. We’ll send the rest of your order now.`,
  },
  ended: 'This order is over',
  endedText: 'There is nothing left to choose.',
  orders: 'Your orders',
} as const;
