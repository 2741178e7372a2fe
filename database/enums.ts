/** The enumerations that the database keeps or is asked by, and the contract speaks (spec.md sections 4 and 9). Nothing else. */

export const categories = ['bbs', 'gas', 'magazines', 'batteries', 'attire', 'attachments'] as const;
export type Category = (typeof categories)[number];

export const sortings = [
  'newest',
  'priceLowToHigh',
  'priceHighToLow',
  'unitPrice',
  'rating',
  'bestSelling',
] as const;
export type SortBy = (typeof sortings)[number];

/** What a value of a product's attribute is: a number of its unit, one of its choices, some of them, whether or not, or words. */
export const attributeKinds = ['number', 'choice', 'choices', 'yes-no', 'text'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** Why there is no picture from an address. */
export const pictureFailures = [
  'not an address',
  'not public',
  'no such host',
  'no answer',
  'not found',
  'refused',
  'too many redirects',
  'too slow',
  'too large',
  'not a picture',
] as const;
export type PictureFailure = (typeof pictureFailures)[number];

export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Out Of Delivery',
  'Delivered',
  'Cancelled',
  'Returned',
  'Refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['Pending', 'Success', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What staff have ready of the orders' list, besides the views that they save themselves. */
export const readyOrderViews = ['to-confirm', 'to-send', 'on-the-way', 'problems'] as const;
export type ReadyOrderView = (typeof readyOrderViews)[number];

/** 'waiting' begins with what is to go first: paid and not sent, the longest waiting on top. */
export const orderSortings = ['newest', 'oldest', 'waiting', 'total', 'customer'] as const;
export type OrderSorting = (typeof orderSortings)[number];

/** Why money goes back. */
export const refundReasons = [
  'cancelled',
  'returned',
  'paid too late',
  'short',
  'changed',
  'goodwill',
  'made at the provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];
/** Those that staff choose from. */
export const staffRefundReasons = [
  'returned',
  'short',
  'changed',
  'goodwill',
] as const satisfies RefundReason[];

/** How far a dispute is; an inquiry takes no money, and may become one. */
export const disputeStates = ['inquiry', 'needs response', 'under review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** How staff hear of paid orders by e-mail: of each at once, of a day's together, or not at all. */
export const noticeKinds = ['each', 'daily', 'none'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The mails that an order's own course sends, each once. */
export const orderTemplates = [
  'order confirmed',
  'order shipped',
  'order arrival',
  'order review',
  'order cancelled',
  /** To staff. */
  'paid order',
] as const;
export type OrderTemplate = (typeof orderTemplates)[number];

/** A line that is short: its shopper is asked, or waits, took another product, or has their money back. */
export const shortageStates = ['asked', 'waiting', 'swapped', 'refunded'] as const;
export type ShortageState = (typeof shortageStates)[number];

export const inquiryTypes = ['trade', 'bulk', 'special', 'other'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** Why units came or went; the log of stock has one of these in each row. */
export const stockReasons = [
  /** What there was when the product, or the log, began. */
  'opening',
  'sold',
  /** Back on the shelf from an order that was cancelled before it left. */
  'cancelled',
  /** Back on the shelf from a parcel that came back. */
  'returned',
  /** Written off. */
  'damaged',
  'lost',
  'sample',
  /** Staff counted the shelf. */
  'counted',
  /** Staff set another number of units. */
  'set',
  'imported',
  'import undone',
  /** Nobody told the database why: somebody wrote to it past the shop. */
  'changed',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Those that staff give for units they write off or count. */
export const adjustReasons = ['damaged', 'lost', 'sample', 'counted'] as const satisfies StockReason[];
export type AdjustReason = (typeof adjustReasons)[number];

/** Whether an inquiry waits for staff, for its customer, or for nobody. */
export const inquiryStates = ['open', 'waiting', 'done'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What stands in the thread of an inquiry: staff's words to the customer, the customer's, and staff's among themselves. */
export const inquiryMessageKinds = ['reply', 'customer', 'note'] as const;
export type InquiryMessageKind = (typeof inquiryMessageKinds)[number];

/** Who reads what staff note at an order. */
export const noteReaders = ['staff', 'customer'] as const;
export type NoteReader = (typeof noteReaders)[number];

/** What somebody says who was written to about a product that is recalled. */
export const recallChoices = ['stopped', 'gone', 'money'] as const;
export type RecallChoice = (typeof recallChoices)[number];

/**
 * What of the recipients of a recall is shown: all of them, those who have not opened or not answered it, one answer, or those who want something that nobody has
 * handled yet. */
export const recipientFilters = ['all', 'unopened', 'unanswered', ...recallChoices, 'unhandled'] as const;
export type RecipientFilter = (typeof recipientFilters)[number];
/** Why a shopper sends goods back. */
export const returnReasons = [
  'changed mind',
  'too small or large',
  'faulty',
  'not as described',
  'damaged in the post',
  'wrong item',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How a unit of a return came back, or that it did not. */
export const returnedStates = ['whole', 'damaged', 'missing'] as const;
export type ReturnedState = (typeof returnedStates)[number];
