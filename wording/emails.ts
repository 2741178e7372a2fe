import { givenName } from './given-name.ts';

/**
 * What the shop's e-mails say, one object a letter. Amounts and dates come in already written ('£12.99', '3 March 2026').
 * Order mails carry no offers (decisions.md section 6).
 */
import { returning } from './storefront/return.ts';

export const letter = {
  help: 'Questions? Reply to this e-mail and a person will read it.',
  seller: 'Seller',
  name: 'Name',
  address: 'Address',
  companyNumber: 'Company number',
  vatNumber: 'VAT number',
  website: 'Website',
  email: 'E-mail',
  phone: 'Phone',
} as const;

export const oneTimeCode = {
  subject: {
    register: (shopName: string, code: string) => `${code} is your ${shopName} sign-up code`,
    reset: (shopName: string) => `Your ${shopName} password reset code`,
  },
  preview: 'It is valid for 10 minutes.',
  title: { register: 'Confirm your e-mail address', reset: 'Reset your password' },
  lead: {
    register: (shopName: string) => `Enter this code to finish creating your ${shopName} account:`,
    reset: (shopName: string) => `Enter this code to choose a new password for your ${shopName} account:`,
  },
  validity:
    'The code is valid for 10 minutes and works once, in the browser you asked for it in. If you ask for another, only the newest one works.',
  secrecy: 'Nobody from the shop will ever ask you for it.',
  notYou: {
    register: 'If it wasn’t you, just ignore this e-mail: nobody can create the account without the code.',
    reset: 'If it wasn’t you, just ignore this e-mail: nobody can change your password without the code.',
  },
  why: 'You’re getting this e-mail because somebody entered this address in our shop.',
} as const;

export const invitation = {
  subject: (shopName: string) => `Your account at ${shopName}`,
  preview: 'Choose a password, and your account is ready.',
  title: 'Your account has moved',
  lead: (shopName: string) =>
    `Your account with us is now at ${shopName}, along with your name and address if you gave them. Your old password didn’t move with it: choose a new one and you’ll be signed in.`,
  accept: 'Choose a password',
  until: (at: string) => `This link works once, until ${at}. After that, ‘Forgot password’ works as well.`,
  ignore: 'If you don’t want the account, just do nothing: we’ll delete it a month after this e-mail.',
  why: (shopName: string) =>
    `We’re sending you this e-mail once, because you had an account with us before we moved to ${shopName}. It isn’t a newsletter.`,
} as const;

export const passwordChanged = {
  subject: (shopName: string) => `Your ${shopName} password was changed`,
  preview: 'We’ve signed you out everywhere.',
  title: 'Your password was changed',
  lead: (shopName: string, at: string) =>
    `The password for your ${shopName} account was changed on ${at}, with a code that we sent to this address. We’ve signed you out everywhere: please sign in again with the new password.`,
  you: 'If it was you, you don’t need to do anything.',
  notYou:
    'If it wasn’t you, somebody else can read your e-mails: change your mailbox’s password first, then set a new one here.',
  reset: 'Set a new password',
  why: (shopName: string) => `You’re getting this e-mail because you have an account with ${shopName}.`,
} as const;

/** What several order mails say alike. */
export const order = {
  number: 'Order no.',
  /** What an order is called, within a sentence. */
  numbered: (number: number) => `order ${number}`,
  dated: (date: string) => `order of ${date}`,
  placed: 'Order date',
  paid: 'Paid on',
  item: 'Item',
  amount: 'Amount',
  each: (quantity: number, unit: string) => `${quantity} × ${unit}`,
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  tier: (percent: number) => `${percent}% quantity discount`,
  subtotal: 'Subtotal',
  code: (code: string) => `Discount code ${code}`,
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  vat: (amount: string) => `VAT at 20% included: ${amount}`,
  goods: 'What you ordered',
  address: 'Delivery address',
  view: 'View your order',
  cardTime: 'Refunds usually take 5-10 business days to show on the card.',
  why: 'You’re getting this e-mail because you ordered from us.',
} as const;

const untilSent = 'You can cancel the order on its page until we send it.';

export const orderConfirmed = {
  subject: (shopName: string, order: string) => `We have your order: ${shopName}, ${order}`,
  preview: 'Thank you. This e-mail is your receipt.',
  title: 'We have your order',
  paid: (name: string, total: string) =>
    `Thank you, ${givenName(name)}. We’ve received your payment of ${total}. This e-mail is your receipt: please keep it. ${untilSent}`,
  free: (name: string) =>
    `Thank you, ${givenName(name)}. There was nothing to pay. This e-mail is your receipt: please keep it. ${untilSent}`,
} as const;

/** The Consumer Contracts Regulations 2013: what schedule 3, part A tells, in plain words, and the form of part B. */
export const rightToCancel = {
  title: 'Your right to cancel',
  paragraphs: (email: string) => [
    'You may cancel this order within 14 days without giving any reason. The 14 days end 14 days after the day on which you, or somebody you name who is not the carrier, receive the goods; if they come in several parcels, the last of them.',
    `To cancel, tell us so clearly before the 14 days are over: on the order’s page in the shop, by replying to this e-mail, or by writing to ${email}. You may use the form below, but you don’t have to. It is enough to send your message before the time is up.`,
    'If you cancel, we pay back everything you paid us for the order, standard delivery included, to the card you paid with and at no cost to you. We do so within 14 days of getting the goods back or, if earlier, of the day you show us that you sent them; within 14 days of your message if they never left us.',
    'Send the goods back within 14 days of telling us. You pay for sending them back, unless they are faulty or not what you ordered; we have gas, CO2 and LiPo packs, which can’t go by ordinary post, collected at our cost. We may keep back some of the money if the goods lost value because they were handled more than needed to see what they are and whether they work.',
    'None of this affects your legal rights when goods are faulty or not as described.',
  ],
  formTitle: 'Model cancellation form',
  formHint: '(Complete and return this form only if you wish to cancel the contract.)',
  to: (seller: string) => `To: ${seller}`,
  notice: 'I/We* hereby give notice that I/We* cancel my/our* contract of sale of the following goods:',
  orderNumber: (number: string) => `Order number: ${number}`,
  ordered: (date: string) => `Ordered on: ${date}`,
  blanks: [
    'Received on:',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is sent on paper):',
    'Date:',
  ],
  delete: '* Delete as appropriate.',
} as const;

export const orderShipped = {
  subject: (shopName: string, order: string) => `Your ${shopName} ${order} is on its way`,
  preview: 'Your parcel has left our warehouse.',
  title: 'Your order is on its way',
  /** Where it arrived before this could be sent. */
  delivered: {
    subject: (shopName: string, order: string) => `Your ${shopName} ${order} was delivered`,
    preview: 'It has arrived.',
    title: 'Your order was delivered',
    lead: (name: string) => `Hello ${givenName(name)}, your order has been delivered.`,
  },
  lead: (name: string) => `Hello ${givenName(name)}, your parcel has left our warehouse.`,
  shipped: 'Dispatched on',
  arrived: 'Delivered on',
  parcel: (carrier: string, tracking: string) =>
    tracking ? `With ${carrier}, number ${tracking}.` : `With ${carrier}.`,
  track: 'Track your parcel',
  goods: 'In this order',
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  /** @param until the last day, where it is known: the goods are there */
  withdrawUntil: (until: string) =>
    `You can change your mind until ${until}: choose ‘Withdraw or return’ on the order’s page, or reply to this e-mail.`,
  withdraw:
    'You can no longer cancel this order, but you can change your mind until 14 days after delivery: choose ‘Withdraw or return’ on the order’s page, or reply to this e-mail.',
} as const;

export const orderArrival = {
  subject: (shopName: string, order: string) => `Has your ${shopName} ${order} arrived?`,
  preview: 'One click tells us.',
  title: 'Has your order arrived?',
  lead: (name: string, date: string) =>
    `Hello ${givenName(name)}, we sent your order on ${date}, and it should be with you by now. Please tell us: it takes one click, and you don’t need to sign in.`,
  answer: 'Yes, or not yet',
  silence: (days: number) =>
    `If we don’t hear from you within ${days} working days, we’ll assume that your order has arrived. Your 14 days to change your mind only start then.`,
  goods: 'In this order',
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
} as const;

export const orderReview = {
  subject: (shopName: string, order: string) => `How are you getting on with your ${shopName} ${order}?`,
  preview: 'Good or bad: a line or two helps others choose.',
  title: 'How are you getting on with it?',
  lead: (name: string, date: string) =>
    `Hello ${givenName(name)}, your order was delivered on ${date}. If you have a minute, tell others what you think. You’ll need to sign in.`,
  write: 'Write a review',
  rule: 'We publish what you write, good or bad, with ‘Verified purchase’ beside it. We ask once for each order, and offer nothing in return.',
  why: 'You’re getting this e-mail because you bought from us. We send it once for each order.',
  end: 'Don’t ask me for reviews again',
} as const;

/** Around what staff write to everybody who bought a product that is recalled. */
export const recall = {
  hello: (name: string) => `Hello ${givenName(name)},`,
  product: 'Product',
  bought: 'Bought in',
  order: (number: number | null, date: string) =>
    number === null ? `order of ${date}` : `order no. ${number} of ${date}`,
  ask: 'Please tell us what you have done: it takes one click, and you don’t need to sign in. You can also ask for your money back or a replacement there.',
  answer: 'Answer',
  why: 'You’re getting this e-mail because you bought this product from us. It is about your safety: it goes to every buyer and is not a newsletter.',
} as const;

export const shortage = {
  subject: (shopName: string, order: string) => `Something is missing from your ${shopName} ${order}`,
  preview: 'Tell us what to do: it takes one click.',
  title: 'Something is missing from your order',
  lead: (name: string, missing: number, title: string) =>
    `Hello ${givenName(name)}, we are sorry: we can’t send ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ at the moment. Please choose what to do (you don’t need to sign in):`,
  wait: '• wait: we’ll send the rest of your order now, and this later',
  swap: (title: string, price: string) => `• something else: ${title}, ${price}, nothing more to pay`,
  refund: (amount: string) => `• your money back: ${amount}`,
  choose: 'Choose',
  silence: (hours: number, when: string) =>
    `If we don’t hear from you within ${hours} hours, by ${when}, we’ll send your money back.`,
  answered: {
    subject: (shopName: string, order: string) => `What happens next with your ${shopName} ${order}`,
    title: 'Thank you for telling us',
    waiting: (name: string, missing: number, title: string) =>
      `Hello ${givenName(name)}, ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ will follow as soon as we have it.`,
    swapped: (name: string, missing: number, title: string, swap: string) =>
      `Hello ${givenName(name)}, instead of ${missing === 1 ? 'one unit' : `${missing} units`} of ‘${title}’ we’ll send you ‘${swap}’. If it cost less, we’ll refund the difference to your card.`,
    rest: 'The rest of your order',
    restText:
      'We’ll send it now, unchanged. You can still change your mind about any of it until 14 days after it is delivered.',
  },
} as const;

export const orderCancelled = {
  subject: (shopName: string, order: string) => `Your ${shopName} ${order} is cancelled`,
  title: 'Your order is cancelled',
  lead: {
    shopper: (name: string) =>
      `Hello ${givenName(name)}, as you asked, we have cancelled your order. Nothing will be sent.`,
    shop: (name: string) =>
      `Hello ${givenName(name)}, we are sorry: we had to cancel your order. Nothing will be sent. If you would like to know why, reply to this e-mail.`,
  },
  money: 'Your money',
  due: {
    whole: (amount: string) =>
      `We are refunding the whole amount, ${amount}, to the card you paid with. You don’t need to do anything. We will e-mail you again once it has been sent.`,
    rest: (amount: string) =>
      `We are refunding what is left of your payment, ${amount}, to the card you paid with. You don’t need to do anything. We will e-mail you again once it has been sent.`,
  },
  sent: {
    whole: (amount: string) => `The whole amount, ${amount}, has been sent back to the card you paid with.`,
    rest: (amount: string) =>
      `What was left of your payment, ${amount}, has been sent back to the card you paid with.`,
  },
  refused: (amount: string) =>
    `Your card could not take the refund of ${amount}. We will contact you to refund it another way; you can also reply to this e-mail.`,
  free: 'There was nothing to pay, so there is nothing to refund.',
  unpaid: 'No payment was taken, so there is nothing to refund.',
} as const;

export const orderRefunded = {
  subject: (shopName: string, amount: string, order: string) =>
    `Your ${shopName} refund of ${amount}: ${order}`,
  preview: (amount: string) => `We have sent ${amount} back to the card you paid with.`,
  title: 'Your refund is on its way',
  /** The card could not take it. */
  otherMeans: {
    preview: (amount: string) => `We have returned ${amount} to you.`,
    title: 'We’ve returned your money',
    sent: (name: string, amount: string) =>
      `Hello ${givenName(name)}, the card you paid with could not take ${amount} back, so we have returned it to you another way.`,
    notYet: 'If it has not arrived within a week, reply to this e-mail.',
  },
  sent: (name: string, amount: string) =>
    `Hello ${givenName(name)}, we have sent ${amount} back to the card you paid with.`,
  reason: {
    cancelled: 'This is the whole amount of your order, which was cancelled.',
    returned: 'This is the whole amount of your order, which you sent back.',
    short: 'This is the whole amount of your order, which we could not send.',
    changed: 'This is the whole amount of your order.',
    goodwill: 'This is the whole amount of your order.',
    'made at the provider': 'This is the whole amount of your order.',
  },
  /** Less than the order cost. */
  partReason: {
    cancelled: 'This is what was left of your payment: your order was cancelled.',
    returned: 'This is for what you sent back.',
    short: 'This is for what we could not send.',
    changed: 'This is for what we removed from your order.',
    goodwill: 'This is for the trouble you had with your order.',
    'made at the provider': 'This is part of what you paid for your order.',
  },
  /** Of what was faulty, with what it cost to send. */
  returnedWithPostage: 'This is for what you sent back, and for the postage you paid to send it.',
  rest: 'The rest of your order is going ahead as planned.',
  /** Of what came back: one letter says both. */
  ofReturn: {
    subject: (shopName: string, number: string, amount: string, order: string) =>
      `Your ${shopName} return ${number} has arrived, with a refund of ${amount}: ${order}`,
    preview: (amount: string) => `What we found, and ${amount} sent back to the card you paid with.`,
    title: (number: string) => `Return ${number} received: your refund is on its way`,
    sent: (name: string, number: string, amount: string) =>
      `Hello ${givenName(name)}, your return ${number} has arrived, and we have sent ${amount} back to the card you paid with.`,
    money: 'Your refund',
  },
  late: {
    title: 'Why you were refunded',
    cancelled:
      'Your payment reached us after the order had been cancelled. So we have sent the whole amount back and will not send any goods.',
    firstOrder:
      'Your payment reached us after the time to pay was over. By then we could no longer supply the order as it was: something in it had sold out, or your first-order code had been used in another order. So we have sent the whole amount back and will not send any goods.',
    soldOut:
      'Your payment reached us after the time to pay was over and the goods were no longer kept for you. By then something in your order had sold out. So we have sent the whole amount back and will not send any goods.',
    sorry: 'We are sorry. There is nothing you need to do.',
  },
  creditNote: (number: number) => `Credit note C${number}`,
  /** `vat`: of it. */
  deducted: (title: string, vat: string) => `Deducted for damage from use: ${title} (VAT ${vat})`,
  goodwill: 'Goodwill',
  postage: 'Your postage (no VAT)',
  refunded: 'Refunded on',
  amount: 'Amount refunded',
  vat: 'VAT at 20% included',
  notYet: 'If it has not arrived by then, reply to this e-mail.',
} as const;

export const newsletterWelcome = {
  subject: (shopName: string) => `Your 10% code for your first ${shopName} order`,
  subjectWithoutCode: (shopName: string) => `Confirm that you want the ${shopName} newsletter`,
  preview: (code: string) => `${code} takes 10% off the items of your first order.`,
  title: 'Confirm your subscription',
  lead: 'Thank you for your interest in our newsletter. This code takes 10% off the items of your first order, with no minimum:',
  leadWithoutCode: 'Thank you for your interest in our newsletter.',
  terms:
    'Enter it at the checkout. It works on your account’s first order, and you can use one code per order.',
  whatComes:
    'About once a month we’ll write about new products, price cuts and what’s back in stock, and nothing else. We’ll only send it if you press this button:',
  confirm: 'Send me the newsletter',
  notYou: 'If you didn’t ask for it, do nothing and we won’t send it.',
  why: (shopName: string) =>
    `You’re getting this e-mail because somebody entered this address for the ${shopName} newsletter.`,
  unsubscribe: 'Unsubscribe',
} as const;

export const stockRequest = {
  subject: (title: string) => `Confirm: tell me when ${title} is back`,
  preview: 'One click, and we’ll write once, when it’s back in stock.',
  title: 'Shall we tell you when it is back?',
  lead: (title: string) =>
    `Somebody (we hope it was you) asked us to write to this address when this is back in stock: ${title}`,
  rule: 'Press the button and we’ll write to you once, in the order people asked. We won’t send you anything else.',
  confirm: 'Tell me when it is back',
  notYou: 'If it wasn’t you, do nothing and you won’t hear from us again.',
  why: (shopName: string) =>
    `You’re getting this e-mail because this address was entered in the ${shopName} shop.`,
  unsubscribe: 'No more e-mails about stock',
} as const;

export const backInStock = {
  subject: (title: string) => `Back in stock: ${title}`,
  preview: (price: string) => `You asked us to tell you. It costs ${price}.`,
  title: 'It’s back in stock',
  lead: (title: string, price: string) =>
    `You asked us to tell you: ${title} is in stock again, for ${price}.`,
  rule: 'We only write to as many people as we have units for, but we can’t keep one for you: it’s first come, first served.',
  look: 'See it in the shop',
  why: (shopName: string) =>
    `You’re getting this e-mail because you asked ${shopName} to write once when this is back. We have now deleted your request.`,
  unsubscribe: 'No more e-mails about stock',
} as const;

export const inquiry = {
  types: {
    trade: 'Trade enquiry',
    bulk: 'Bulk order',
    special: 'Special delivery request',
    other: 'Order or general question',
  },
  subject: (type: string, name: string, reference: string) => `${type} from ${name} (${reference})`,
  preview: 'A message from the contact form.',
  reference: 'Reference',
  received: 'Received',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  businessName: 'Business name',
  businessInquiry: 'Details',
  itemType: 'Items',
  quantity: 'Quantity',
  address: 'Address',
  deliveryDate: 'Delivery date',
  deliveryTime: 'Delivery time',
  instructions: 'Instructions',
  message: 'Message',
  none: 'No message.',
  noReply: 'The e-mail address given does not look right, so a reply to this e-mail will not reach them.',
  dashboard: 'Open the dashboard',
  why: (shopName: string) => `Sent from the contact form at ${shopName}. A visitor wrote the text above.`,
  copy: {
    subject: (shopName: string, reference: string) => `Your message to ${shopName}: ${reference}`,
    title: 'We have your message',
    lead: 'We’ll answer within one business day. Please quote the reference if you contact us again about this.',
    type: 'About',
    sent: 'Sent',
    yours: 'Your message',
    reply: 'Forgot something? Reply to this e-mail.',
    why: (shopName: string) =>
      `You’re getting this copy because you wrote to ${shopName} while signed in with this e-mail.`,
  },
} as const;

export const orderChanged = {
  subject: (shopName: string, name: string) => `Your ${shopName} ${name} was changed`,
  preview: 'What has changed, and why.',
  title: 'Your order was changed',
  lead: {
    staff: (name: string) => `Hello ${givenName(name)}, we have changed your order before sending it.`,
    shopper: (name: string) => `Hello ${givenName(name)}, you have changed where your order goes.`,
  },
  address: 'It’s going to',
  takenOut: 'Removed',
  refund: (amount: string) => `${amount} is on its way back to you.`,
  reason: 'Why',
  notYou: 'If this isn’t what you wanted, reply to this e-mail before the order is sent.',
} as const;

export const orderNote = {
  subject: (shopName: string, name: string) => `About your ${shopName} ${name}`,
  title: 'About your order',
  lead: (name: string) => `Hello ${givenName(name)}, we have news about your order.`,
} as const;

export const inquiryReply = {
  subject: (shopName: string, type: string) => `Your message to ${shopName} (${type})`,
  /** Below it stands what was written before: answers are cut there (shop/messages/cut-quote.ts). */
  mark: 'Please write your answer above this line',
  wrote: (at: string) => `You wrote on ${at}:`,
  answer: 'Reply to this e-mail and your answer will go straight to whoever wrote it.',
  why: (shopName: string) => `You’re getting this e-mail because you wrote to ${shopName}.`,
} as const;

/** What staff are told of an order ends with. */
export const toStaff = {
  open: 'Open the order',
  reply: (name: string) => `Reply to this e-mail to answer ${name}.`,
  why: (shopName: string) => `You’re getting this e-mail because it goes to the staff at ${shopName}.`,
} as const;

/** To staff: an order was paid, or these were. */
export const paidOrder = {
  subject: (number: number, total: string, town: string) => `New order ${number}: ${total}, ${town}`,
  subjectOfList: (orders: number, total: string) =>
    orders === 1 ? `1 new order: ${total}` : `${orders} new orders: ${total}`,
  title: (number: number) => `New order ${number}`,
  listPreview: 'Orders paid since the last list.',
  paid: 'Paid',
  town: 'Going to',
  total: 'Total',
  goods: 'What was ordered',
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  line: (number: number, total: string, town: string) => `Order ${number}: ${total}, ${town}`,
  openAll: 'Open the dashboard',
  why: (shopName: string) =>
    `You’re getting this e-mail because staff at ${shopName} chose to hear about new orders. They can change that in the dashboard, under Orders, Notices.`,
} as const;

export const orderWithdrawn = {
  subject: (shopName: string, order: string) => `Your ${shopName} ${order}: withdrawal received`,
  subjectStaff: (order: string) => `New withdrawal: ${order}`,
  preview: 'We have received your notice to withdraw from this order.',
  title: 'Withdrawal received',
  lead: (name: string) =>
    `Hello ${givenName(name)}, we have received your notice that you are withdrawing from this order.`,
  leadCollected: (name: string) =>
    `${waitForCourier(name)} We have received your notice that you are withdrawing from this order.`,
  leadStaff: (name: string) => `${name} has given notice to withdraw from this order.`,
  received: 'Received',
  delivered: 'Delivered',
  reason: 'Reason given',
  nextStaff:
    'Once the goods are back, receive the return on the order’s page, where the refund is filled in for you. By law it is due within 14 days of their return.',
} as const;

/** How a letter begins about goods of which nothing can be posted. */
const waitForCourier = (name: string) =>
  `Hello ${givenName(name)}, please don’t post it yet. ${returning.hazardText}`;

/** Goods that come back, line by line. */
export const orderReturn = {
  subject: (shopName: string, number: string, order: string) => `Your ${shopName} return ${number}: ${order}`,
  subjectStaff: (number: string, order: string, reason: string) =>
    `New return ${number}, ${order}: ${reason}`,
  preview: 'We have your return request. Here’s how to send it back.',
  previewCollected: 'Please don’t post it: our courier collects it.',
  title: (number: string) => `Return ${number}`,
  lead: (name: string) => `Hello ${givenName(name)}, we have your return request.`,
  leadCollected: (name: string) => `${waitForCourier(name)} We have your return request.`,
  leadStaff: (name: string) => `${name} is sending items back.`,
  asked: 'Requested on',
  delivered: 'Delivered',
  /** Beside the sum that goes back if all comes as it was sold. */
  expected: 'You’ll get back',
  reason: 'Reason',
  goods: 'Items to return',
  units: (quantity: number, title: string) => `${quantity} × ${title}`,
  note: 'Note',
  how: 'How to send it back',
  number: 'Return number',
  address: 'Send it to',
  noAddress: 'We’ll write to you with the address.',
  sendBackBy: 'Send it by',
  afterDelivery: '14 days after it is delivered',
  slip: 'Print the returns slip',
  slipText: (number: string) =>
    `Put the returns slip in the parcel, or write ${number} on it. Please keep your proof of posting.`,
  hazard:
    'This return includes gas or a lithium battery, which can’t go by ordinary post. Please wait: we’ll e-mail you about a road courier for it, and we’ll pay for that.',
  youPay: 'You pay for sending it back.',
  youPayRest: 'You pay for posting the rest.',
  wePay:
    'We pay for this return. Ask us for a label, or send it tracked and keep the receipt, and we’ll pay you back. Please send it by the day above; if you need longer, just tell us.',
  collectStaff:
    'Gas and lithium batteries can’t go by ordinary post. Please book a road courier for them, and write to the customer in a note on the order’s page.',
  nextStaff:
    'Once the parcel is here, receive it on the order’s page, where the refund is filled in for you. By law it is due within 14 days of its arrival.',
} as const;

export const returnCancelled = {
  subject: (shopName: string, number: string, order: string) =>
    `Your ${shopName} return ${number} is cancelled: ${order}`,
  subjectStaff: (number: string, order: string) => `Return ${number} cancelled: ${order}`,
  preview: 'There is nothing to send back.',
  title: (number: string) => `Return ${number} cancelled`,
  lead: (name: string) => `Hello ${givenName(name)}, you have cancelled your return.`,
  leadAsked: (name: string) => `Hello ${givenName(name)}, we have cancelled your return as you asked.`,
  leadStaff: (name: string) => `${name} isn’t sending these items back after all.`,
  yours: 'Items you’re keeping',
  staying: 'Items not coming back',
  next: 'There’s nothing to send back, and we won’t refund these items. If you change your mind again, you can request a new return on your order’s page while there is time. If you’ve already posted the parcel, reply to this e-mail.',
  nextStaff:
    'Cancel the courier if you booked one. If the goods come after all, record a return on the order’s page.',
} as const;

export const returnReceived = {
  subject: (shopName: string, number: string, order: string) =>
    `Your ${shopName} return ${number} has arrived: ${order}`,
  preview: 'What we found, and what we’ll refund.',
  title: (number: string) => `Return ${number} received`,
  lead: (name: string) => `Hello ${givenName(name)}, this is what we found when we opened your return.`,
  received: 'Received',
  items: 'Items',
  found: (units: string, state: string) => `${units}: ${state}`,
  states: { whole: 'received', damaged: 'received, not fit for resale', missing: 'not received' },
  deducted: 'Deducted',
  why: 'Because',
  refund: 'Refund',
  onItsWay: 'The refund is on its way. We’ll write again when it has been sent, with the credit note.',
  missing: 'If you sent something that did not reach us, please reply with your proof of posting.',
} as const;
