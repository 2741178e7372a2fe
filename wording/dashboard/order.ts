/** One order. */

import { counted } from '../counted.ts';

export const order = {
  page: 'Order',
  heading: (receiptNumber: number | null) =>
    receiptNumber === null ? 'Order, not paid' : `Order ${receiptNumber}`,
  place: (place: number, of: number) => `${counted(place)} of ${counted(of)}`,
  previous: 'Previous order (k)',
  next: 'Next order (j)',
  missing: 'This order could not be loaded',
  customer: 'Customer',
  name: 'Name',
  email: 'E-mail',
  status: 'Status',
  loading: 'Loading',
  move: 'Set to',
  noMoves: 'This order is finished: there is nothing left to change.',
  /** spec.md section 8, with the server's reason. */
  failedWhy: (reason: string) => `Unknown Error in updating order status.. ${reason}`,
  unpaid: 'Not paid yet: an order can only be confirmed once its payment is Success.',
  unpaidBack: 'The payment is not Success, so this is not possible.',
  items: 'Products',
  sku: 'SKU',
  itemId: 'Product id',
  viewProduct: 'View Product',
  units: (quantity: number, price: string) => `${quantity} × ${price}`,
  tier: (percent: number) => `${percent}% quantity discount`,
  delivery: 'Delivery address',
  phone: 'Phone',
  city: 'City',
  pinCode: 'Postcode',
  address: 'Address',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'The address could not be copied. Select it and copy it by hand.',
  printSlip: 'Print packing slip',
  printReceipt: 'Print receipt',
  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: (code: string | null) => (code ? `Discount code ${code}` : 'Discount'),
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  vat: 'VAT at 20% included',
  payment: 'Payment status',
  method: 'Payment method',
  stripe: 'Stripe',
  placed: 'Placed',
  paid: 'Paid',
  adult: '18 or over, declared',
  defence: 'Sold on defence',
  receipt: 'Receipt number',
  takenOut: (units: number, bought: number) =>
    units === bought ? 'Taken out' : `${units} of them taken out`,
  history: 'History',
  historyOf: (count: number) => (count === 1 ? 'Show what happened' : `Show all ${count} events`),
  by: { staff: 'by staff', shopper: 'by the customer', provider: 'by Stripe', shop: 'by the shop' },
  events: {
    Pending: 'Order placed',
    /** The same status, but set back to it by staff. */
    PendingAgain: 'Set back to Pending',
    Success: 'Payment received',
    Failed: 'Payment failed',
    'Money returned': 'Money returned',
    'Address changed': 'Delivery address changed',
    'Items taken out': 'Units taken out',
    Short: 'Units are missing, customer asked',
    'Rest follows': 'Missing units will follow',
    Swapped: 'Missing units swapped',
    'Short, refunded': 'Missing units refunded',
  },
  returnEvents: {
    asked: (number: number) => `Return R${number} asked for`,
    cancelled: (number: number) => `Return R${number} cancelled`,
  },
  moneyEvents: {
    asked: (amount: string) => `Refund of ${amount} asked for`,
    returned: (amount: string) => `${amount} returned`,
    card: 'to the card',
    otherMeans: 'other than to the card',
    disputed: (amount: string) => `${amount} disputed by the customer’s bank`,
    reason: (word: string) => `as ‘${word.replaceAll('_', ' ')}’`,
  },
  refund: {
    requested: (amount: string) => `A refund of ${amount} is on its way to the card.`,
    done: (amount: string) => `${amount} was returned to the card.`,
    refused: (amount: string) =>
      `The card could not take the refund of ${amount}. Return it another way, from the Stripe dashboard or by bank transfer, and tell the customer.`,
  },
  /** Of a refund that the card could not take. */
  giveRefund: {
    given: (amount: string) => `${amount} was returned another way than to the card.`,
    button: 'Mark as given another way',
    title: 'Was the refund given another way?',
    text: (amount: string) =>
      `Only once the ${amount} has left, for example by bank transfer. The order then counts as refunded, and the customer gets an e-mail. This can’t be undone.`,
    note: 'How it was given',
    noteHint:
      'Such as the day and the reference of the transfer. It is kept in the audit log, and the customer does not see it.',
    submit: 'Mark as given',
    submitting: 'Marking...',
    keep: 'Go back',
  },
  withdrawn: {
    title: 'The customer withdrew from this order',
    at: 'Asked',
    todo: 'The money must be back within 14 days. Once the goods are here, receive the return below.',
  },
  setBack: {
    title: 'Dispatched before',
    on: 'First shipped on',
    text: 'The customer can’t cancel this order any more, only withdraw from it. Setting it to Shipped again sends no second e-mail.',
  },
  confirmCancel: {
    title: 'Cancel this order?',
    paid: (amount: string) =>
      `${amount} goes back to the card, the units return to the shelf and the customer gets an e-mail. This can’t be undone.`,
    dispatched: (amount: string) =>
      `A parcel of this order was dispatched before. ${amount} goes back to the card all the same, and the customer gets an e-mail. This can’t be undone.`,
    unpaid: 'Nothing was paid, so nothing is returned. This can’t be undone.',
    yes: 'Cancel the order',
  },
  confirmRefund: {
    title: 'Refund this order?',
    text: (amount: string) => `${amount} goes back to the card. This can’t be undone.`,
    yes: (amount: string) => `Refund ${amount}`,
  },
  confirmReturn: {
    title: 'Set this order to Returned?',
    text: 'The refund goes out with the next step, Refunded. This can’t be undone.',
    yes: 'Set to Returned',
  },
  recalled: {
    title: (titles: readonly string[]) => `Recalled: don’t send ${titles.join(', ')}`,
    text: 'Take it out and refund it (‘Take units out’ below), or let the customer choose something else or the money back: ‘Short’ at the packing bench. The rest can then be sent.',
    bench: 'Open at the packing bench',
    ask: 'Send what was recalled?',
    why: (titles: readonly string[]) =>
      `${titles.join(', ')} has been recalled since it was bought. Your reason for sending it anyway is kept in the audit log.`,
    yes: 'Send it anyway',
  },
  restock: (units: number) =>
    units === 1 ? 'Put the unit back on the shelf' : `Put the ${units} units back on the shelf`,
  restockHint: 'Tick this only if somebody has looked at the goods and they can be sold again.',
  keep: 'Go back',
} as const;

/** Of the last press, for some minutes. */
export const takeBack = {
  button: (minutes: number) => `Take back, ${minutes} min left`,
  busy: 'Taking back...',
  done: (status: string) => `Taken back: the order is ${status} again`,
  shipped:
    'The customer gets an e-mail when these minutes are up. Take it back only if the parcel is still here: then no e-mail goes, and the customer can cancel again.',
  shippedAgain: 'Take it back only if the parcel is still here.',
  delivered: (status: string) => `The order is then ${status} again.`,
} as const;

/** Whether it has arrived, as the customer says. */
export const arrival = {
  asked: 'We asked the customer whether it has arrived, on',
  silent: 'Without an answer it is Delivered after five working days.',
  notYet: 'The customer says that it has not arrived',
  said: 'Said',
  todo: 'Ask the carrier where it is, and write to the customer. It stays on its way until you change its status; if it is lost, they are owed a replacement or a refund.',
} as const;

/** What went back of the payment, and the form for more. */
export const refunds = {
  title: 'Refunds',
  left: (left: string, total: string) => `${left} of ${total} can still be refunded.`,
  open: 'Refund some of it',
  unitsOf: (title: string, left: number) => `${title}: units to refund (of ${left})`,
  restock: 'Back on the shelf',
  restockOf: (title: string) => `Back on the shelf: ${title}`,
  delivery: (left: string) => `Delivery, £ (of ${left})`,
  goodwill: 'Goodwill, £',
  reason: 'Reason',
  choose: 'Choose',
  reasons: {
    cancelled: 'Cancelled',
    returned: 'Returned',
    'paid too late': 'Paid too late',
    short: 'Could not be sent',
    changed: 'Order changed',
    goodwill: 'Goodwill',
    'made at the provider': 'Made in Stripe',
  },
  submit: (amount: string) => `Refund ${amount}`,
  busy: 'Asking...',
  sure: (amount: string) => `Refund ${amount}?`,
  sureText: 'It goes back to the card, and the customer gets an e-mail. This can’t be undone.',
  keep: 'Go back',
  noReason: 'Please choose a reason',
  noSum: 'Please enter pounds, such as 2.50',
  noUnits: 'Please enter a whole number',
  tooMany: (left: number) => `Only ${left} can be refunded`,
  tooMuch: (left: string) => `Only ${left} is left`,
  nothingLeft: 'Nothing more is left to refund',
  /** Of an order that has not left. */
  stillSent:
    'A goodwill refund takes nothing out of the parcel: every unit of this order will still be sent.',
  asUnits: (units: number, title: string) => `Refund ${units} × ${title} instead, and don’t send it`,
  nothing: 'Choose units, delivery or a goodwill amount.',
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  deliveryOf: (amount: string) => `delivery ${amount}`,
  goodwillOf: (amount: string) => `goodwill ${amount}`,
  postageOf: (amount: string) => `customer’s postage ${amount}`,
  creditNote: (number: number) => `credit note C${number}`,
} as const;

/** What the customer's bank says of the payment. */
export const disputes = {
  title: {
    inquiry: (amount: string) => `The customer’s bank asks about ${amount}`,
    'needs response': (amount: string) => `The customer’s bank has taken ${amount} back: please respond`,
    'under review': (amount: string) =>
      `The customer’s bank has taken ${amount} back and is reading your evidence`,
    won: (amount: string) => `The dispute about ${amount} is won: the money is back with you`,
    lost: (amount: string) => `The dispute about ${amount} is lost: the customer keeps the money`,
    closed: (amount: string) => `The bank’s question about ${amount} is closed`,
  },
  since: 'Since',
  reason: (word: string) => `given as ‘${word.replaceAll('_', ' ')}’`,
  respond: 'Send your evidence in the Stripe dashboard by',
} as const;

/** The paper in the parcel. */
export const slip = {
  title: (receiptNumber: number | null) =>
    receiptNumber === null ? 'Packing slip' : `Packing slip No. ${receiptNumber}`,
  placed: (date: string) => `Ordered on ${date}`,
  to: 'Deliver to',
  packed: 'Packed',
  units: 'Units',
  item: 'Item',
  /** Or the product's id, where it has none. */
  id: 'SKU',
  sum: (units: number) => (units === 1 ? '1 unit in all' : `${units} units in all`),
} as const;

/** What an order is sent in. */
export const parcel = {
  title: 'Parcels',
  tracking: 'Tracking number',
  carrier: 'Carrier',
  choose: 'Choose',
  service: 'Service',
  part: 'Only part of the order',
  unitsOf: (title: string, left: number) => `${title} (of ${left})`,
  units: (units: number) => (units === 1 ? '1 unit' : `${units} units`),
  add: 'Add parcel',
  another: 'Record another parcel',
  adding: 'Adding...',
  remove: (name: string) => `Remove parcel ${name}`,
  /** After Shipped was taken back. */
  kept: 'This order was set to Shipped and taken back. What is written down here is kept, as the carrier may already have the numbers: remove a parcel if its label won’t be used.',
  allPacked: 'Everything in this order is in a parcel.',
  untold: 'Another parcel: nobody recorded what is in it',
} as const;

/** Changing an order before it leaves, and notes at it. */
export const change = {
  reloaded: (why: string) =>
    `${why.replace(/\.$/, '')}. The order is shown as it is now; what you typed is kept.`,
  address: {
    button: 'Change',
    title: 'Where does it go?',
    name: 'Full name',
    save: 'Save the address',
  },
  takeOut: {
    button: 'Take units out',
    title: 'What won’t be sent?',
    hint: 'Units that are taken out go back on the shelf and are refunded. The delivery price stays as charged.',
    send: (title: string) => `Units to send: ${title}`,
    all: (units: number) => `${units} (all)`,
    none: '0: take it out',
    save: 'Take out and refund',
    saveOf: (amount: string) => `Take out and refund ${amount}`,
  },
  reason: 'Reason',
  reasonHint: 'The customer reads it in our e-mail.',
  saving: 'Saving...',
  keep: 'Leave it',
  failed: 'The order was not changed',
  title: 'Changes before dispatch',
  newAddress: 'New delivery address',
  out: (units: number, title: string) => `${units} × ${title} taken out`,
  refunded: (amount: string) => `${amount} refunded`,
  by: (who: string) => (who === 'shopper' ? 'by the customer' : `by ${who}`),
} as const;

export const notes = {
  title: 'Notes',
  open: 'Write a note',
  text: 'New note',
  for: 'Who reads it',
  readers: { staff: 'Staff only', customer: 'The customer too, by e-mail and on their order’s page' },
  add: 'Add the note',
  adding: 'Adding...',
  failed: 'The note was not added',
  staff: 'Staff only',
  customer: 'For the customer',
} as const;
