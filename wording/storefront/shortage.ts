/** Behind the link of the letter about a line that is short. */
export const shortage = {
  title: 'Something of your order is missing',
  loading: 'Looking up your order...',
  failed: 'This could not be done',
  again: 'Try again',
  /** `title` is the product's. */
  text: (missing: number, title: string) =>
    `We are sorry: ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ can’t be sent now. What would you like? You need not sign in.`,
  silence: (when: string) => `If we don’t hear from you until ${when}, your money goes back to you.`,
  choices: 'What we shall do',
  wait: 'Wait for it',
  waitText: 'The rest of your order comes now, and this follows as soon as we have it.',
  swap: 'Send this instead',
  swapText: (price: string, units: number) => (units === 1 ? price : `${units} for ${price}`),
  back: (amount: string) => `${amount} of what you paid goes back to you`,
  same: 'Nothing more to pay',
  refund: (amount: string) => `Give ${amount} back`,
  refundText: 'The rest of your order comes now, and the money goes back to your card.',
  choose: 'Choose',
  submit: 'Send my choice',
  submitting: 'Sending...',
  chooseFirst: 'Choose what we shall do',
  done: {
    asked: '',
    waiting: 'We send it as soon as we have it',
    swapped: 'We send something else',
    refunded: 'Your money goes back',
  },
  doneText: {
    asked: '',
    waiting: (title: string) => `The rest of your order comes now; ‘${title}’ follows.`,
    swapped: (title: string) => `‘${title}’ comes with your order.`,
    refunded: (amount: string) => `${amount} goes back to your card. The rest of your order comes now.`,
  },
  ended: 'This order is over',
  endedText: 'There is nothing left to choose.',
  orders: 'Your orders',
} as const;
