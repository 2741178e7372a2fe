import { deliveryPrice, freeDeliveryFrom } from '../delivery-terms.ts';

/** The page on which a shopper returns some or all of an order. */
export const returning = {
  more: 'Return something else from this order',
  title: 'Return items',
  description: 'Choose what to send back, and print the slip for the parcel.',
  /** Followed by the order. */
  from: 'Return items from',
  /** The same once some are returned, on their way back or there. */
  underWay: 'Return under way:',
  over: 'Returned from',
  /** As its page is called ('Order 1042'), within a sentence. */
  order: (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  items: 'What are you sending back?',
  units: (title: string) => `Units of ${title}`,
  bought: (left: number, price: string) =>
    left === 1 ? `1 item, ${price}` : `Up to ${left} items, ${price} in all`,
  all: 'Tick all',
  choose: 'Choose a reason',
  most: (left: number) => `That’s all ${left} of them`,
  why: 'Your reason',
  reason: 'Why are you sending it back?',
  reasonHint: 'No reason to give? ‘I changed my mind’ is all we need.',
  reasonEach: 'Different reasons? Send one return for each.',
  /** Above its other sizes. */
  otherSizes: (title: string) => `Need another size of ${title}?`,
  orderNow: 'Order the right size now, and we’ll refund what you send back once it reaches us.',
  /** Where a size by itself is below free delivery. */
  newDelivery: `Delivery of the new order is ${deliveryPrice}, free from ${freeDeliveryFrom}.`,
  size: (size: string, price: string) => `Size ${size}, ${price}`,
  soldOutSize: (size: string) => `Size ${size}, sold out`,
  /** Below sizes of which some are sold out; their pages have `stockRequest`. */
  whenBack: 'Is your size sold out? Ask on its page, and we’ll e-mail you when it’s back in stock.',
  noOtherSize: 'No other size is in stock.',
  /** Where they could not be read: to its own page. */
  seeSizes: 'See what there is',
  whoPays: 'Who pays the return postage',
  wePay: 'We pay the postage',
  youPay: 'You pay the postage',
  weCollect: 'We collect it, and pay',
  collected: 'Gas and lithium batteries, whatever the reason',
  noReason: 'Please choose a reason',
  noItems: 'Please tick at least one item',
  note: 'Anything we should know',
  noteHint: 'If something is faulty, say what it does or doesn’t do.',
  until: (day: string) => `You can change your mind until ${day}, without giving a reason.`,
  untilLater:
    'You can change your mind until 14 days after your order is delivered, without giving a reason.',
  faultsUntil: (day: string) =>
    `Faulty, damaged or wrong items can be returned for a full refund until ${day}.`,
  /** Beside the form. */
  refund: {
    title: 'Your refund',
    none: 'Tick what you’re sending back to see what you’ll get for it.',
    items: 'Items',
    delivery: 'Delivery',
    total: 'You’ll get back',
    how: 'We’ll refund the card you paid with. Who pays the postage depends on your reason.',
  },
  youPayPostage: 'You pay for sending it back.',
  /** Beside what a courier collects. */
  youPayRest: 'You pay for posting the rest.',
  wePayPostage:
    'We pay for sending it back: ask us for a label, or send it tracked and tell us what it cost.',
  askLabel: 'Ask for a label',
  courier: 'We pay for the courier.',
  /** Of a return with gas or lithium in it. */
  hazard: 'Please don’t post it yet',
  /** Of a return with other things too; followed by which they are. */
  hazardPart: 'Please don’t post all of it yet',
  hazardLine: (line: string) => `${line} (our courier collects it)`,
  hazardText:
    'Gas and lithium batteries can’t go by ordinary post. Please wait for our e-mail: we’ll send a road courier for them and pay for it.',
  /** On what terms it is refunded, beside the form and by e-mail; after when (`refundWhen`). A delivery that was free is not refunded. */
  changedMind: (deliveryPence: number) => [
    ...(deliveryPence > 0
      ? ['If you return the whole order, we’ll refund the standard delivery you paid too.']
      : []),
    'Please keep the goods unused. If they lose value because you used them more than it takes to look at them, we may deduct for it.',
  ],
  fault: ['We’ll refund everything you paid for it, with nothing taken off.'],
  send: 'Request the return',
  sending: 'Sending...',
  yours: 'Your returns',
  number: (number: number) => `Return R${number}`,
  asked: (day: string) => `Requested on ${day}`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  sendBackBy: (day: string) => `Please send it back by ${day}.`,
  sendRestBackBy: (day: string) => `Please send the rest back by ${day}.`,
  needLonger: 'If you need longer, just tell us.',
  sendBackLater: 'Please send it back within 14 days of delivery.',
  refundWhen: {
    posted: 'We’ll refund you within 14 days of it reaching us, or of your proof of posting.',
    collected: 'We’ll refund you within 14 days of it reaching us.',
  },
  refundBy: (day: string) => `We’ll refund you by ${day}.`,
  received: 'We’ve received it.',
  cancelled: {
    shopper: (day: string) => `You cancelled it on ${day}. There’s nothing to send back.`,
    staff: (day: string) => `We cancelled it on ${day}, as you asked. There’s nothing to send back.`,
  },
  cancel: {
    button: 'Cancel this return',
    title: (number: number) => `Cancel return R${number}?`,
    keep: 'Keep the return',
    busy: 'Cancelling...',
    done: 'Your return is cancelled',
    whatHappens: 'You’ll keep these items, and we won’t refund them.',
    until: (day: string) => `You can request a new return until ${day}.`,
    later: 'You can request a new return later.',
    tooLate: 'The time for returning them is over, so you can’t request this return again.',
    posted: 'If you’ve already posted the parcel, please leave the return as it is.',
  },
  /** Followed by what went back. */
  came: (day: string) => `Received on ${day}.`,
  gaveBack: (amount: string, day: string) => `${amount} was refunded on ${day}.`,
  givesBack: (amount: string) => `${amount} is on its way back to you.`,
  postageIn: (amount: string) => `That includes ${amount} for your postage.`,
  deducted: (amount: string, why: string) => `${amount} was deducted: ${why}`,
  expected: (amount: string) => `You’ll get ${amount} back, less anything for use beyond looking at it.`,
  expectedWithDelivery: (amount: string, delivery: string) =>
    `You’ll get ${amount} back, including ${delivery} for delivery, less anything for use beyond looking at it.`,
  /** Of what was faulty, damaged or wrong, and said so in time: nothing may be kept of it. */
  expectedWhole: (amount: string) => `You’ll get ${amount} back, with nothing taken off.`,
  expectedWholeWithDelivery: (amount: string, delivery: string) =>
    `You’ll get ${amount} back, including ${delivery} for delivery, with nothing taken off.`,
  address: 'Send it to',
  noAddress: 'We’ll write to you with the address.',
  print: 'Print the slip',
  noPrinter: (number: number) => `No printer? Write R${number} on the parcel instead.`,
  nothing: 'There’s nothing to return from this order',
  nothingText:
    'Everything has been sent back or refunded, the time for returns is over, or we haven’t sent it yet.',
  failed: 'We couldn’t load this order',
  again: 'Try again',
  loading: 'Loading your order...',
  slip: {
    title: 'Returns slip',
    put: 'Put this in the parcel.',
    from: 'From',
    to: 'To',
    units: 'Units',
    item: 'Item',
    reason: 'Reason',
  },
} as const;
