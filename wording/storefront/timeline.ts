/** In place of 'send back' where a courier collects all of it, or gas and lithium among it. */
export const waysBack = {
  collected: {
    by: () => 'Please don’t post it: our courier collects it.',
    open: 'Please don’t post it: our courier collects it.',
    over: () => 'Please don’t post it: our courier collects it.',
  },
  both: {
    by: (day: string) => `Our courier collects some of it. Please send the rest back by ${day}.`,
    open: 'Our courier collects some of it. Please send the rest back within 14 days of its arrival.',
    over: (day: string) =>
      `The rest was due to be sent by ${day}. If you haven’t sent it, please contact us.`,
  },
} as const;

/** On the page of an order: what happened, and what the law gives its shopper, until when. */
export const timeline = {
  title: 'Dates and your rights',
  happened: {
    placed: 'Ordered',
    paid: 'Paid',
    dispatched: 'Dispatched',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    withdrawn: 'You told us you’re withdrawing',
    'sent back': 'You sent the goods back',
    'received back': 'We have the goods back',
    'part refunded': 'Part refunded',
    refunded: 'Refunded',
  },
  due: {
    deliver: {
      by: (day: string) => `If it hasn’t come by ${day}, you can cancel for a full refund.`,
      open: 'It must reach you within 30 days.',
      over: (day: string) =>
        `It was due by ${day}. If it hasn’t arrived, you can ask for your money back: please contact us.`,
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
        `The goods were due to be sent by ${day}. If you haven’t sent them, please contact us.`,
    },
    refund: {
      by: (day: string) => `We’ll refund you by ${day}.`,
      open: 'We’ll refund you within 14 days of the goods reaching us, or of your proof that you sent them.',
      over: (day: string) => `Your refund was due by ${day}. We’re sorry: please contact us.`,
    },
  },
} as const;
