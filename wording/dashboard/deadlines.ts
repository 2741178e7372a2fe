/** The list of what the law has due. */
export const deadlines = {
  title: 'Deadlines',
  caption: 'What is due on paid orders, nearest day first',
  rule: 'By law, goods must be delivered within 30 days of the contract, and money returned within 14 days of a cancellation or of the goods coming back. Customers must send goods back within 14 days of their notice. If a customer disputes a payment, their bank says how long it waits for your evidence.',
  show: 'Show',
  shows: { all: 'All deadlines', overdue: 'Overdue', 'not arrived': 'Customers say not arrived' },
  order: 'Order',
  customer: 'Customer',
  status: 'Status',
  due: 'What is due',
  by: 'By',
  kinds: {
    deliver: 'Deliver',
    refund: 'Return the money',
    dispute: 'Send evidence to the bank',
    'send back': 'Goods sent back or collected',
  },
  over: 'Overdue',
  notArrived: 'Not arrived',
  empty: 'Nothing is due',
  emptyAll: 'Paid orders appear here until they are delivered or refunded.',
  emptyFound: 'There are no deadlines of this kind.',
} as const;
