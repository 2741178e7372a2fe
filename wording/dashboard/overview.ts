/** The overview. */

export const overview = {
  title: 'Overview',
  failed: 'Error in fetching Details...',
  retrying: 'Trying again...',
  again: 'Try again',
  attention: 'Needs attention',
  allDone: 'Nothing needs you right now',
  seller: 'The shop does not say who is selling',
  sellerText: (missing: readonly string[]) =>
    `A shop that takes real money must show its seller’s name, postal address and e-mail. Set ${missing.join(', ')} and restart the shop: they then appear on every page, in the terms and on receipts.`,
  refresh: 'Refresh',
  toConfirm: { title: 'Orders to confirm', text: 'Paid, and waiting for you' },
  toShip: { title: 'Orders to ship', text: 'Confirmed, not on their way yet' },
  refusedRefunds: { title: 'Refunds that failed', text: 'The card could not take the money back' },
  openDisputes: {
    title: 'Disputes to answer',
    text: (by: string | null) =>
      by
        ? `A customer’s bank is waiting for your evidence, the first by ${by}`
        : 'A customer’s bank has a question',
  },
  withdrawn: { title: 'Returns', text: 'Customers are sending something back and expect their money' },
  overdue: { title: 'Overdue by law', text: 'A delivery or a refund is late' },
  notArrived: { title: 'Not arrived', text: 'Customers say these orders have not arrived' },
  failedPayments: { title: 'Failed payments', text: 'Placed today, not paid' },
  heldProducts: {
    title: 'Held by unpaid checkouts',
    text: 'Nobody else can buy these now. See whose orders hold them.',
  },
  lowStock: { title: 'Low stock', text: 'Active products with 5 units or fewer' },
  withoutPicture: { title: 'Without a picture', text: 'Products that are off sale until they have one' },
  demonstration: { title: 'Demonstration products', text: 'Remove them before you open your shop' },
  unread: { title: 'Unread messages', text: 'Not opened by anybody yet' },
  today: 'Today',
  allTime: 'All time',
  todaysRevenue: 'Revenue today',
  todaysOrders: 'Orders today',
  newMessages: 'New messages',
  totalRevenue: 'Total revenue',
  totalOrders: 'Total orders',
  deliveredOrders: 'Delivered orders',
  cancelledOrders: 'Cancelled orders',
  productsCount: 'Products',
  allMessages: 'All messages',
  /** What each figure counts, beside it (decisions.md section 9). */
  counts: {
    todaysRevenue: 'Paid today, less refunds made today',
    todaysOrders: 'Orders paid today, including cancelled ones',
    newMessages: 'Not opened yet',
    totalRevenue: 'Everything paid, less refunds',
    totalOrders: 'Every paid order, including cancelled ones; no unpaid attempts',
    deliveredOrders: 'Of these, delivered to the customer',
    cancelledOrders: 'Of these, cancelled after they were paid',
    productsCount: 'On sale or not',
    allMessages: 'Opened or not',
  },
  change: {
    yesterday: 'yesterday',
    last: (weekday: string) => `last ${weekday}`,
    revenue: (more: number, amount: string, than: string) =>
      more === 0 ? `the same as ${than}` : `${amount} ${more > 0 ? 'more' : 'less'} than ${than}`,
    orders: (more: number, than: string) =>
      more === 0 ? `as many as ${than}` : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than ${than}`,
  },
  trend: 'The last 30 days',
  trendFailed: 'The last 30 days could not be loaded',
  asTable: 'The same figures as a table',
  figures: 'Revenue and orders day by day',
  day: 'Day',
  revenue: 'Revenue',
  orders: 'Orders',
  note: 'Days are counted in UK time, and today is not over yet. Revenue is what was paid, less refunds.',
} as const;
