/** On the page of an order: what happened, and what the law gives its shopper, until when. */
export const timeline = {
  title: 'Dates and your rights',
  happened: {
    placed: 'Ordered',
    paid: 'Paid',
    dispatched: 'Dispatched',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    withdrawn: 'You told us you are withdrawing',
    'sent back': 'You sent the goods back',
    'received back': 'We have the goods back',
    refunded: 'Your money was returned',
  },
  due: {
    deliver: {
      by: (day: string) => `By law it must be with you by ${day}.`,
      open: 'By law it must be with you within 30 days.',
      over: (day: string) =>
        `It was due by ${day}. If it has not come, you can ask for your money back: please contact us.`,
    },
    cancel: {
      by: (day: string) => `You can change your mind until ${day}.`,
      open: 'You can change your mind until 14 days after it is delivered.',
      over: (day: string) =>
        `You could change your mind until ${day}. Your rights for faulty goods continue.`,
    },
    'send back': {
      by: (day: string) => `Please send the goods back by ${day}.`,
      open: 'Please send the goods back within 14 days of their arrival.',
      over: (day: string) =>
        `The goods were due to be sent by ${day}. If you have not sent them, please contact us.`,
    },
    refund: {
      by: (day: string) => `Your money goes back by ${day}.`,
      open: 'Your money goes back within 14 days of the goods reaching us, or of your proof that you sent them.',
      over: (day: string) => `Your money was due back by ${day}. We are sorry: please contact us.`,
    },
  },
} as const;
