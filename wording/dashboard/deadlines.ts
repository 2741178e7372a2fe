/** The list of what the law has due. */
export const deadlines = {
  title: 'Deadlines',
  caption: 'What is due of paid orders, the nearest day first',
  rule: 'By law goods are delivered within 30 days of the contract, and money goes back within 14 days of a cancellation or of the goods. Customers send back within 14 days of their notice. The bank of a customer who disputes a payment says until when it hears you.',
  show: 'Show',
  shows: { all: 'All deadlines', overdue: 'Overdue', 'not arrived': 'Not arrived, customers say' },
  order: 'Order',
  customer: 'Customer',
  status: 'Status',
  due: 'What is due',
  by: 'By',
  kinds: {
    deliver: 'Deliver',
    refund: 'Return the money',
    dispute: 'Send evidence to the bank',
    'send back': 'Customer sends it back',
  },
  over: 'Overdue',
  notArrived: 'Not arrived',
  empty: 'Nothing is due',
  emptyAll: 'Paid orders stand here until they are delivered, or their money is back.',
  emptyFound: 'No deadline of this kind.',
} as const;
