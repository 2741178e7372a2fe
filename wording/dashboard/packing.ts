/** Packing: what is to go, the bench, and the papers of it. */

import { counted } from '../counted.ts';
import { weekday } from '../dates.ts';

const units = (count: number) => (count === 1 ? '1 unit' : `${counted(count)} units`);
const orders = (count: number) => (count === 1 ? '1 order' : `${counted(count)} orders`);

/** What is to go today. */
export const packing = {
  title: 'Packing',
  caption: 'Orders to pack',
  views: 'Which orders',
  toPack: 'To pack',
  toConfirm: 'To confirm',
  hazard: 'Hazard',
  anyHazard: 'Any hazard',
  hazards: { none: 'No hazard', gas: 'Gas', lithium: 'Lithium' },
  size: 'Parcel',
  anySize: 'Any parcel',
  /** By what they weigh. */
  sizes: { letter: 'Up to 750 g', small: 'Up to 2 kg', large: 'Over 2 kg', unknown: 'Weight not known' },
  weight: (grams: number) => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(1)} kg`),
  /** After what makes it so. */
  road: 'road only',
  goesBy: 'Goes by',
  paid: 'Paid',
  grams: 'Weight (g)',
  items: 'Products',
  state: 'Packed',
  packed: 'Packed',
  recalls: 'Recalled',
  recalled: 'Recalled: don’t send it',
  disputes: 'Disputed',
  disputed: (reason: string) => `Disputed: ${reason.replaceAll('_', ' ')}`,
  waiting: (count: number) =>
    count === 1
      ? '1 paid order waits to be confirmed.'
      : `${counted(count)} paid orders wait to be confirmed.`,
  showWaiting: 'Show',
  /** What begins a group of rows; `cutOff` as in 18:00. */
  groups: {
    late: 'Overdue: should have gone before today',
    today: (day: string) => `To go today, ${day}`,
    later: (day: string) => `To go on ${day}`,
  },
  count: orders,
  tickGroup: (group: string) => `Tick all shown: ${group}`,
  cutOff: (hour: number) =>
    `Orders paid before ${hour}:00 on a working day go out the next working day, as the shop promises.`,
  empty: 'Nothing to pack',
  emptyText: 'Paid orders appear here as soon as they are confirmed.',
  emptyConfirm: 'Nothing to confirm',
  emptyConfirmText: 'Paid orders that nobody has confirmed yet appear here.',
  emptyFound: 'No order matches. Try another hazard or parcel.',
  day: (day: Date) => `${weekday(day)} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`,
  pick: 'Pick list',
  pack: (count: number) => (count === 1 ? 'Pack it' : `Pack ${counted(count)}`),
  packFirst: 'Start packing',
} as const;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What is fetched from the shelves for many orders at once. */
export const pickList = {
  title: 'Pick list',
  of: (count: number, sum: number) => `${orders(count)}, ${units(sum)}`,
  shelf: 'Shelf',
  noShelf: 'None',
  sku: 'SKU',
  units: 'Units',
  item: 'Item',
  orders: 'For orders',
  order: (name: string, quantity: number) => (quantity === 1 ? name : `${name} (${quantity})`),
  picked: 'Picked',
} as const;

/** One order on the bench. */
export const bench = {
  page: 'Pack an order',
  heading: (receiptNumber: number | null) =>
    receiptNumber === null ? 'Pack an order' : `Pack No. ${receiptNumber}`,
  scan: 'Scan or type SKU or EAN',
  scanHint: 'Then press Enter. Most scanners do it for you.',
  take: 'Count',
  /** What was seen of a line. */
  seen: (seen: number, of: number) => `${seen} of ${of}`,
  all: (seen: number, of: number) => `${seen} of ${of} units in the parcel`,
  noCode: 'No SKU or EAN',
  tick: (title: string) => `Count one: ${title}`,
  tickShort: 'Count one',
  wrong: (code: string) => `${code} is not in this order`,
  tooMany: (title: string) => `All units of ${title} are in the parcel already`,
  complete: 'Everything is in the parcel',
  shelf: (shelf: string) => `Shelf ${shelf}`,
  override: 'Pack without scanning all',
  overrideTitle: 'Pack this order without scanning all?',
  overrideText: 'Your reason is recorded in the audit log, with what was scanned.',
  reason: 'Reason',
  overrideYes: 'Mark as packed',
  overriding: 'Saving...',
  keep: 'Go on scanning',
  packed: 'Packed',
  packing: 'Saving...',
  failed: 'This order was not marked as packed',
  disputed: (reason: string) =>
    `The customer’s bank disputes the payment, given as ‘${reason.replaceAll('_', ' ')}’`,
  disputedText:
    'You could lose both the goods and the money. Ask whoever handles the dispute before you pack it. To pack it anyway, press ‘Pack without scanning all’ and say why.',
  recalled: (titles: readonly string[]) => `Recalled: don’t send ${titles.join(', ')}`,
  recalledText:
    'Press ‘Short’ beside it with all its units: the customer chooses something else or the money back, which comes automatically after 48 hours, and the rest is packed. To send it anyway, press ‘Pack without scanning all’ and say why.',
  recalledReason: 'Why is it sent anyway?',
  again: 'Try again',
  notNow: 'This order can’t be packed',
  notNowText: (status: string) => `It is ${status}. Only a paid order that is Confirmed can be packed.`,
  toOrder: 'Open the order',
  ship: 'Ship',
  shipTitle: 'Ship it',
  shipping: 'Shipping...',
  shipHint: 'Scan the tracking number of the label, or leave it empty. The customer is told by e-mail.',
  shipped: (name: string) => `${name} is Shipped`,
  skip: 'Skip this order',
  last: 'Every order is packed.',
  place: (place: number, of: number) => `Order ${counted(place)} of ${counted(of)}`,
} as const;

/** What packing slips are printed on. */
export const slipPaper = {
  label: 'Paper of packing slips',
  papers: { a4: 'A4', label: '10 × 15 cm' },
} as const;

/** What the law wants on the outside of a parcel. */
export const marks = {
  road: 'By road only, with a mark on the outside',
  gas: 'Limited quantities: 100 mm wide and high, on a small parcel 50 mm',
  limited: 'Limited quantities mark: a diamond, black at the top and bottom',
  lithium: 'Lithium batteries: 100 mm wide and high, on a small parcel 100 × 70 mm',
  battery: (numbers: readonly string[]) => `Battery mark with ${numbers.join(' and ')}`,
} as const;

/** What lies in the parcel for sending something back. */
export const returnsSlip = {
  title: 'Sending something back?',
  text: 'You can return it within 14 days of delivery, without giving a reason. Tell us first, on your order’s page or by e-mail, then put this slip in the parcel.',
  /** On a label. */
  blanks: 'lines ____ ____ ____, units ____, reason ____',
  order: (receiptNumber: number | null) => (receiptNumber === null ? 'Order' : `Order No. ${receiptNumber}`),
  units: 'Units back',
  item: 'Item',
  why: 'Reason',
  reasons: '1 changed my mind, 2 faulty, 3 not as described, 4 wrong item',
  to: 'Send it to',
} as const;

/** Units that were sold and are not there. */
export const shortage = {
  title: 'Missing',
  missing: (count: number, title: string) => `${units(count)} of ${title}`,
  instead: (title: string) => `Instead: ${title}`,
  until: (when: string) => `The refund goes out automatically on ${when}`,
  states: {
    asked: 'Customer asked',
    waiting: 'Customer waits, it will follow',
    swapped: 'Customer takes something else',
    refunded: 'Money given back',
  },
  open: 'Short',
  openFor: (title: string) => `Short: ${title}`,
  ask: 'Ask the customer about missing units?',
  lead: (title: string) =>
    `We’ll ask the customer by e-mail: wait for ‘${title}’, take something else that costs no more, or have the money back, which happens automatically after 48 hours. Pack the order with what is there.`,
  units: (quantity: number) => `Units missing (of ${quantity})`,
  propose: 'Offer instead (SKUs, up to 3)',
  proposeHint: 'Leave it empty and the shop offers the closest products in stock.',
  submit: 'Ask the customer',
  submitting: 'Asking...',
  keep: 'Go back',
  /** Beside a line at the bench. */
  forStaff: {
    asked: (count: number) => `${count} missing, customer asked`,
    waiting: (count: number) => `${count} missing, customer is waiting for it`,
    swapped: (count: number) => `${count} missing, something else goes instead`,
    refunded: (count: number) => `${count} missing, money given back`,
  },
  /** On the slip, for the customer. */
  notes: {
    asked: (count: number) => `${count} missing: we have written to you`,
    waiting: (count: number) => `${count} to follow`,
    swapped: (count: number) => `${count} swapped`,
    refunded: (count: number) => `${count} missing, money given back`,
  },
  insteadOf: 'Instead of what is missing',
} as const;
