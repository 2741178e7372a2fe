/** The list of orders, and its export for accounts. */

import { counted } from '../counted.ts';

export const orders = {
  title: 'Orders',
  /** What shows the four below on a phone, and how many of them ask something. */
  choices: (chosen: number) => (chosen === 0 ? 'Filter and sort' : `Filter and sort (${chosen})`),
  filter: 'Status',
  find: 'Find an order',
  findHint: 'No., name, postcode, product, SKU',
  newOrders: (orders: number) => `${orders === 1 ? '1 new order' : `${counted(orders)} new orders`} - show`,
  sort: 'Sort by',
  sortings: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    waiting: 'To go first',
    total: 'Largest total',
    customer: 'Customer’s name',
  },
  anyDay: 'Any day',
  periods: {
    today: 'Today',
    '7-days': 'Last 7 days',
    '30-days': 'Last 30 days',
    'this-month': 'This month',
    'last-month': 'Last month',
  },
  empty: 'No Orders',
  emptyFound: 'No order matches. Try other words, another status or other days.',
  emptyView: {
    'to-confirm': 'Every paid order is confirmed.',
    'to-send': 'Every confirmed order is sent.',
    'on-the-way': 'No parcel is on its way.',
    problems:
      'No refund was refused, no bank has a question, no customer is waiting for money, and no parcel was set back.',
  },
  emptyAll: 'Orders appear here as soon as a shopper checks out.',
  short: 'Order',
  /** The number of its receipt is an order's short name; what was never paid has none. */
  number: (receiptNumber: number | null) => (receiptNumber === null ? 'Not paid' : `No. ${receiptNumber}`),
  receipt: 'Receipt number',
  units: 'Units',
  /** After how many there are, where no column says so. */
  unitsOf: (units: number) => (units === 1 ? 'unit' : 'units'),
  id: 'Order ID',
  product: 'Product Name',
  payment: 'Payment Status',
  status: 'Status',
  total: 'Total Amount',
  placed: 'Placed',
  customer: 'Customer',
  email: 'E-mail',
  parcels: 'Parcels',
  parcelsOf: (count: number, part: boolean) => `${parcels(count)}${part ? ', part' : ''}`,
  deliverTo: 'Deliver to',
  address: 'Address',
  town: 'Town',
  postcode: 'Postcode',
  phone: 'Phone',
  anyPayment: 'Any payment',
  money: {
    ever: 'Without unpaid attempts',
    Success: 'Paid',
    Pending: 'Not paid yet',
    Failed: 'Payment failed',
    Refunded: 'Refunded',
    refused: 'Refund refused',
    withdrawn: 'With a return on its way',
  },
} as const;

/** Questions that staff ask of the list again and again. */
export const orderViews = {
  label: 'Views',
  all: 'All',
  save: 'Save this view',
  name: 'Name of the view',
  nameHint: 'Such as ‘Gas this week’. All staff see it.',
  submit: 'Save view',
  saving: 'Saving...',
  saved: 'The view is saved',
  remove: 'Delete this view',
  removeTitle: (name: string) => `Delete the view ‘${name}’?`,
  removeText: (by: string) => `${by} saved it, for all staff. The orders stay as they are.`,
  removeYes: 'Delete view',
  keep: 'Keep it',
} as const;

/** What is done with many orders at once. */
export const ticked = {
  to: {
    Confirmed: (orders: number) => `Confirm ${counted(orders)}`,
    Shipped: (orders: number) => `Ship ${counted(orders)}`,
    'Out Of Delivery': (orders: number) => `Out Of Delivery: ${counted(orders)}`,
    Delivered: (orders: number) => `Delivered: ${counted(orders)}`,
  },
  /** Asked before what a customer hears of or what can't be taken back. */
  ask: {
    Confirmed: '',
    Shipped:
      'In ten minutes each of these customers gets an e-mail that the parcel is on its way. Until then you can take it back on the order’s page.',
    'Out Of Delivery': '',
    Delivered: 'A delivered order can only be returned after that.',
  },
  yes: 'Yes',
  no: 'Not now',
  moving: (done: number, of: number) => `${counted(done)} of ${counted(of)}`,
  moved: (orders: number, status: string) =>
    orders === 1 ? `1 order is ${status}` : `${counted(orders)} orders are ${status}`,
  refused: (orders: number) =>
    orders === 1 ? '1 order stays as it was' : `${counted(orders)} orders stay as they were`,
  name: (receiptNumber: number | null, id: string) => (receiptNumber === null ? id : `No. ${receiptNumber}`),
  carrierFile: 'For a carrier',
  carriers: { 'click-and-drop': 'Royal Mail Click & Drop (CSV)', general: 'Any carrier (CSV)' },
  slips: (orders: number) => (orders === 1 ? 'Packing slip' : `${counted(orders)} packing slips`),
  reading: 'Reading...',
} as const;

/** A carrier's file of tracking numbers. */
export const trackingFile = {
  open: 'Tracking file',
  title: 'Tracking numbers from a file',
  lead: 'Choose the file that your carrier’s software gives you after printing labels. Each row names an order by its number and has a tracking number. You’ll see first what would happen.',
  limits: 'CSV, up to 500 rows',
  checking: 'Checking every row...',
  writing: 'Adding parcels...',
  failed: 'The file was not imported',
  would: (added: number, shipped: number) =>
    added === 0
      ? 'Nothing in this file is new'
      : `${parcels(added)} would be added, ${counted(shipped)} of these orders shipped and their customers told`,
  done: (added: number, shipped: number) => `${parcels(added)} added, ${counted(shipped)} shipped`,
  submit: (added: number) => `Add ${parcels(added)}`,
  rows: 'Rows of the file',
  line: 'Line',
  order: 'Order',
  what: 'What happens',
} as const;

export const bookkeeping = {
  open: 'For accounts',
  title: 'Export for accounts',
  lead: 'Every paid order in this list with its receipt number, amounts and VAT, a second file with a row for each product of an order, and a third with one for each refund and its credit note. Days are in UK time, amounts in pounds.',
  reading: (done: number, total: number) => `Reading orders: ${counted(done)} of ${counted(total)}`,
  failed: 'The orders could not be read',
  orders: (rows: number) => (rows === 1 ? 'Orders (1 row)' : `Orders (${counted(rows)} rows)`),
  lines: (rows: number) => (rows === 1 ? 'Order lines (1 row)' : `Order lines (${counted(rows)} rows)`),
  refunds: (rows: number) => (rows === 1 ? 'Refunds (1 row)' : `Refunds (${counted(rows)} rows)`),
  order: 'Order ID',
  receipt: 'Receipt number',
  placed: 'Placed',
  paid: 'Paid',
  customer: 'Customer',
  status: 'Status',
  payment: 'Payment status',
  subtotal: 'Subtotal',
  discount: 'Discount',
  code: 'Code',
  delivery: 'Delivery',
  total: 'Total',
  vat: 'VAT inside',
  refunded: 'Refunded',
  refund: 'Refund',
  creditNote: 'Credit note',
  asked: 'Asked for',
  given: 'Given',
  reason: 'Reason',
  goods: 'Goods',
  goodwill: 'Goodwill',
  postage: 'Customer’s postage',
  deducted: 'Deducted',
  deductedVat: 'VAT of the deduction',
  refundStates: { requested: 'on its way', done: 'done', refused: 'refused' },
  refundByOtherMeans: 'done another way',
  productId: 'Product id',
  product: 'Product',
  price: 'Unit price',
  quantity: 'Quantity',
  percent: 'Quantity discount %',
  lineTotal: 'Line total',
} as const;

function parcels(count: number) {
  return count === 1 ? '1 parcel' : `${counted(count)} parcels`;
}
