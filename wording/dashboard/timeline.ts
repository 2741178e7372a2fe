/** In place of 'send back' where the shop has all of it collected, or gas and lithium among it. */
export const waysBack = {
  collected: {
    by: (day: string) => `Collect it by ${day}`,
    open: 'Collect it within 14 days of its arrival',
    over: (day: string) => `Late: to be collected by ${day}`,
  },
  both: {
    by: (day: string) => `Collect the gas and batteries by ${day}; the customer sends the rest by then`,
    open: 'Collect the gas and batteries within 14 days of their arrival; the customer sends the rest by then',
    over: (day: string) => `Late: to be collected, and the rest sent, by ${day}`,
  },
} as const;

/** The dates of the law of an order, as staff read them. */
export const timeline = {
  title: 'Dates and deadlines',
  happened: {
    placed: 'Placed',
    paid: 'Paid',
    dispatched: 'Dispatched',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    withdrawn: 'Customer withdrew',
    'sent back': 'Customer sent it back',
    'received back': 'Goods received back',
    'part refunded': 'Part of the money returned',
    refunded: 'Money returned',
  },
  due: {
    deliver: {
      by: (day: string) => `Deliver by ${day}`,
      open: 'Deliver within 30 days',
      over: (day: string) => `Late: to be delivered by ${day}`,
    },
    cancel: {
      by: (day: string) => `Customer can withdraw until ${day}`,
      open: 'Customer can withdraw until 14 days after delivery',
      over: (day: string) => `Customer could withdraw until ${day}`,
    },
    'send back': {
      by: (day: string) => `Customer sends it back by ${day}`,
      open: 'Customer sends it back within 14 days of its arrival',
      over: (day: string) => `Customer had to send it back by ${day}`,
    },
    refund: {
      by: (day: string) => `Return the money by ${day}`,
      open: 'Return the money within 14 days of the goods or of proof of sending',
      over: (day: string) => `Late: the money was due back by ${day}`,
    },
  },
} as const;
