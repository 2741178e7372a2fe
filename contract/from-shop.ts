import type { Product as StoredProduct } from '#shop/catalogue/product.ts';
import { tiersOf } from '#shop/catalogue/tiers.ts';
import { unitPriceOf } from '#shop/catalogue/unit-price.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import type { Inquiry } from '#shop/messages/inquiry.ts';
import { referenceOf } from '#shop/messages/reference.ts';
import type { ThreadMessage as StoredMessage } from '#shop/messages/thread.ts';
import { carrierOf, trackingLink } from '#shop/orders/carriers.ts';
import { type ExpectedDelivery, expectedDelivery } from '#shop/orders/expected-delivery.ts';
import type { OrderInList } from '#shop/orders/list.ts';
import { orderDates } from '#shop/orders/order-dates.ts';
import type { ListedOrder, WholeOrder } from '#shop/orders/read.ts';
import type { OrderEdit as StoredEdit, OrderNote as StoredNote } from '#shop/orders/read-edits.ts';
import { isRejected, leftOf, returnPostage, returnUntil } from '#shop/orders/return-rules.ts';
import type { Return as StoredReturn } from '#shop/orders/returns/read.ts';
import {
  refundBy,
  type TimelineEntry as ShopTimelineEntry,
  sendBackBy,
  timelineOf,
  withdrawUntil,
} from '#shop/orders/rights.ts';
import { takeBackOf } from '#shop/orders/take-back-until.ts';
import { vatInside } from '#shop/pricing/quote.ts';
import { publicName } from '#shop/reviews/public-name.ts';
import type { StoredReview } from '#shop/reviews/read.ts';
import { meanStars } from './mean-stars.ts';
import type { Message, ThreadMessage } from './message.ts';
import type { ExpectedDays, Order, OrderLine, OrderRow, TimelineEntry, Unfinished } from './order.ts';
import type { OrderEdit, OrderNote } from './order-edit.ts';
import type { OrderSummary } from './order-summary.ts';
import type { ListedProduct, Product } from './product.ts';
import type { Dispute, Refund } from './refund.ts';
import type { Return } from './return.ts';
import type { Review, StaffReview } from './review.ts';

/** What the shop keeps, as it is told to those outside: moments are ISO 8601, and what they need not know is left out. */

export const productOf = (stored: StoredProduct): Product => ({
  id: stored.id,
  title: stored.title,
  slug: stored.slug,
  category: stored.category,
  description: stored.description,
  pricePence: stored.pricePence,
  available: stored.onHand - stored.reserved,
  taxPercent: stored.taxPercent,
  active: stored.active,
  images: stored.images,
  features: stored.features,
  tiers: tiersOf(stored),
  rating: meanStars(stored),
  reviewCount: stored.reviewCount,
  sku: stored.sku ?? '',
  barcode: stored.barcode ?? '',
  weightGrams: stored.weightGrams,
  adult: stored.adult,
  imitation: stored.imitation,
  attributes: stored.attributes,
  unitPrice: unitPriceOf(stored),
});

/** @param waiting how many asked to hear when it is back */
export const listedProductOf = (stored: StoredProduct, waiting: number): ListedProduct => ({
  ...productOf(stored),
  revision: stored.revision,
  costPence: stored.costPence,
  shelf: stored.shelf ?? '',
  waiting,
  archived: stored.archivedAt !== null,
  familyId: stored.familyId,
});

export const reviewOf = (stored: StoredReview & { variant?: string }): Review => ({
  variant: stored.variant ?? '',
  id: stored.id,
  name: publicName(stored.name),
  stars: stored.stars,
  text: stored.text,
  verified: stored.verified,
  createdAt: stored.createdAt.toISOString(),
  editedAt: stored.editedAt?.toISOString() ?? null,
  reply:
    stored.reply !== null && stored.repliedAt !== null
      ? { text: stored.reply, at: stored.repliedAt.toISOString() }
      : null,
});

/** @param title of its product */
export const staffReviewOf = (stored: StoredReview, title: string): StaffReview => ({
  ...reviewOf(stored),
  name: stored.name,
  productId: stored.productId,
  title,
  hiddenReason: stored.hiddenReason,
});

export function orderSummaryOf(order: ListedOrder, now: Date): OrderSummary {
  const [first] = order.lines;
  return {
    id: order.id,
    totalPence: order.totalPence,
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
    lines: order.lines.map(({ productId, title, quantity }) => ({ productId, title, quantity })),
    image: first?.image ?? '',
    category: first?.category ?? '',
    createdAt: order.createdAt.toISOString(),
    receiptNumber: order.receiptNumber,
    ...unfinishedOf(order.payment, now),
    expected: expectedOf(expectedDelivery(order, now)),
    refunds: order.refunds.map(({ amountPence, state }) => ({ amountPence, state })),
    openReturns: order.returns
      .filter(({ state }) => state === 'open')
      .map((one) => {
        const { number, sendBackBy } = returnOf(one, order);
        return { number, sendBackBy, collects: returnPostage(order, one).collects };
      }),
  };
}

/** The payment of an order whose card page is still open. */
function unfinishedOf({ state, url, expiresAt }: ListedOrder['payment'], now: Date): Unfinished {
  const payable = state === 'open' && expiresAt > now;
  return { payUrl: payable ? url : null, payUntil: payable ? expiresAt.toISOString() : null };
}

function expectedOf(expected: ExpectedDelivery | null): ExpectedDays | null {
  if (!expected) return null;
  return { earliest: isoDay(expected.earliest), latest: isoDay(expected.latest), late: expected.late };
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

const timelineEntryOf = (entry: ShopTimelineEntry): TimelineEntry =>
  'happened' in entry
    ? { kind: 'happened', what: entry.happened, at: entry.at.toISOString() }
    : { kind: 'due', what: entry.due, by: entry.by && isoDay(entry.by), over: entry.over };

function takeBackFor(order: WholeOrder, now: Date): Order['takeBack'] {
  const press = takeBackOf({ ...order, withdrawn: order.returns.length > 0 }, now);
  return press && { until: press.until.toISOString(), to: press.to };
}

const refundOf = (refund: WholeOrder['refunds'][number]): Refund => ({
  id: refund.id,
  reason: refund.reason,
  amountPence: refund.amountPence,
  deliveryPence: refund.deliveryPence,
  goodwillPence: refund.goodwillPence,
  postagePence: refund.postagePence,
  state: refund.state,
  byOtherMeans: refund.byOtherMeans,
  creditNote: refund.creditNote,
  vatPence: refund.vatPence,
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
  lines: refund.lines,
});

const disputeOf = ({
  id,
  amountPence,
  reason,
  state,
  respondBy,
  createdAt,
}: WholeOrder['disputes'][number]): Dispute => ({
  ...{ id, amountPence, reason, state },
  respondBy: respondBy?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** As staff see it: with their own notes, and which of them did what. */
export const staffOrderOf = (order: WholeOrder, now: Date): Order => ({
  ...orderOf(order, now),
  takeBack: takeBackFor(order, now),
  recalled: order.recalled,
  edits: order.edits.map((edit) => editOf(edit, edit.staffId ?? edit.by)),
  notes: order.notes.map((note) => noteOf(note, note.staffId)),
});

/** As its shopper sees it. */
export const orderOf = (order: WholeOrder, now: Date): Order => ({
  id: order.id,
  customerName: order.userName,
  email: order.email,
  orderStatus: order.orderStatus,
  paymentStatus: order.paymentStatus,
  subtotalPence: order.subtotalPence,
  discountPence: order.discountPence,
  couponCode: order.couponCode,
  shippingPence: order.shippingPence,
  totalPence: order.totalPence,
  vatPence: vatInside(order.totalPence),
  lines: order.lines.map(lineOf),
  deliveryAddress: {
    name: order.deliveryName,
    phone: order.deliveryPhone,
    address: order.deliveryAddress,
    city: order.deliveryCity,
    pinCode: order.deliveryPinCode,
  },
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  receiptNumber: order.receiptNumber,
  adultDeclaredAt: order.adultDeclaredAt?.toISOString() ?? null,
  defence: order.defence && { kind: order.defence.kind, reference: order.defence.reference },
  dispatchedAt: order.dispatchedAt?.toISOString() ?? null,
  soldUnits: order.soldUnits,
  ...unfinishedOf(order.payment, now),
  expected: expectedOf(expectedDelivery(order, now)),
  refunds: order.refunds.map(refundOf),
  shortages: order.shortages.map(shortageOf),
  disputes: order.disputes.map(disputeOf),
  ...afterSaleOf(order, now),
  edits: order.edits.map((edit) => editOf(edit, edit.by)),
  notes: order.notes.filter((note) => note.for === 'customer').map((note) => noteOf(note, '')),
  events: order.events.map(({ event, by, at }) => ({ event, by, at: at.toISOString() })),
});

const lineOf = (line: WholeOrder['lines'][number]): OrderLine => ({
  productId: line.productId,
  slug: line.slug,
  sku: line.sku ?? '',
  title: line.title,
  hazard: hazardOf(line) ?? null,
  image: line.image,
  quantity: line.quantity,
  takenOut: line.takenOut,
  reviewed: line.reviewed,
  unitPence: line.unitPence,
  percent: line.percent,
  totalPence: line.totalPence,
  discountPence: line.discountPence,
});

const editOf = ({ id, addressAfter, lines, refundPence, reason, at }: StoredEdit, by: string): OrderEdit => ({
  ...{ id, address: addressAfter !== null, lines, refundPence, reason, by },
  at: at.toISOString(),
});

const noteOf = ({ id, text, for: reader, at }: StoredNote, by: string): OrderNote => ({
  ...{ id, text, for: reader, by },
  at: at.toISOString(),
});

const shortageOf = ({ swap, ...short }: WholeOrder['shortages'][number]): Order['shortages'][number] => ({
  position: short.position,
  missing: short.missing,
  state: short.state,
  until: short.until.toISOString(),
  instead: swap && {
    productId: swap.id,
    title: swap.title,
    sku: swap.sku ?? '',
    hazard: hazardOf(swap) ?? null,
  },
});

export const returnOf = (
  one: StoredReturn,
  { deliveredAt, refunds }: Pick<WholeOrder, 'deliveredAt' | 'refunds'>,
): Return => {
  const isOwed = (refundId: number | null) =>
    refunds.some(({ id, state }) => id === refundId && state !== 'done');
  const receivedBackAt = one.receipts.find(({ refundId }) => isOwed(refundId))?.at ?? null;
  const sendBack = sendBackBy({ withdrawnAt: one.requestedAt, deliveredAt });
  const refund = refundBy({ cancelledAt: null, sentBackAt: null, receivedBackAt });
  return {
    number: one.number,
    reason: one.reason,
    note: one.note,
    by: one.by,
    state: one.state,
    requestedAt: one.requestedAt.toISOString(),
    cancelled: one.cancelledAt && {
      at: one.cancelledAt.toISOString(),
      by: one.cancelledBy ?? 'shopper',
    },
    sendBackBy: sendBack && isoDay(sendBack),
    refundBy: refund && isoDay(refund),
    rejected: isRejected(one, deliveredAt),
    lines: one.lines,
    receipts: one.receipts.map(({ at, lines, deductionReason, refundId }) => ({
      at: at.toISOString(),
      deductedPence: lines.reduce((sum, { deductedPence }) => sum + deductedPence, 0),
      deductionReason,
      refundId,
    })),
  };
};

/** What became of it once it was on its way, and what is due. */
const afterSaleOf = (order: WholeOrder, now: Date) => ({
  recalled: [],
  returns: order.returns.map((one) => returnOf(one, order)),
  returnUntil: {
    changedMind: returnUntil(order, 'changed mind', now)?.toISOString() ?? null,
    fault: returnUntil(order, 'faulty', now)?.toISOString() ?? null,
  },
  returnable: leftOf(order),
  withdrawal: order.withdrawal
    ? { at: order.withdrawal.requestedAt.toISOString(), reason: order.withdrawal.reason }
    : null,
  withdrawUntil: withdrawUntil(order, now)?.toISOString() ?? null,
  parcels: order.parcels.map(({ id, carrier, service, tracking, at, lines }) => ({
    id,
    carrier,
    name: carrierOf(carrier).name,
    service,
    tracking,
    link: trackingLink(carrier, tracking),
    at: at.toISOString(),
    lines,
  })),
  arrival: order.arrival
    ? {
        askedAt: order.arrival.askedAt.toISOString(),
        answer: order.arrival.answer,
        answeredAt: order.arrival.answeredAt?.toISOString() ?? null,
      }
    : null,
  takeBack: null,
  timeline: timelineOf(orderDates(order), now).map(timelineEntryOf),
});

export function orderRowOf(order: OrderInList): OrderRow {
  const units = order.lines.reduce((units, line) => units + line.quantity, 0);
  const packed = order.packedUnits >= units ? 'all' : order.packedUnits > 0 ? 'part' : 'none';
  return {
    id: order.id,
    titles: order.lines.map((line) => line.title).join(', '),
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
    totalPence: order.totalPence,
    customerName: order.userName,
    city: order.deliveryCity,
    createdAt: order.createdAt.toISOString(),
    units,
    receiptNumber: order.receiptNumber,
    parcels: { count: order.parcels, packed },
    recalled: order.recalled.length > 0,
  };
}

export const messageOf = (inquiry: Inquiry): Message => ({
  id: inquiry.id,
  reference: referenceOf(inquiry.id),
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone,
  type: inquiry.type,
  message: inquiry.message,
  businessName: inquiry.businessName,
  businessInquiry: inquiry.businessInquiry,
  itemType: inquiry.itemType,
  quantity: inquiry.quantity,
  address: inquiry.address,
  deliveryDate: inquiry.deliveryDate,
  deliveryTime: inquiry.deliveryTime,
  instructions: inquiry.instructions,
  createdAt: inquiry.createdAt.toISOString(),
  read: inquiry.readAt !== null,
  state: inquiry.state,
  assignee: inquiry.assignee ?? '',
  lastAt: inquiry.lastAt.toISOString(),
});

export const threadMessageOf = ({
  id,
  kind,
  text,
  by,
  attachments,
  automatic,
  at,
}: StoredMessage): ThreadMessage => ({
  id,
  kind,
  text,
  by,
  attachments,
  automatic,
  at: at.toISOString(),
});
