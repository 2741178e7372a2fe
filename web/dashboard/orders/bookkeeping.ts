import type { Failure } from '#contract/call.ts';
import { toPounds } from '#contract/money.ts';
import type { Order, OrderLine, OrderRow } from '#contract/order.ts';
import type { Refund } from '#contract/refund.ts';
import { isUnpaid } from '#shop/orders/status.ts';
import { partsOfRefund, type RefundPart } from '#shop/pricing/refund-parts.ts';
import { refunds } from '#wording/dashboard/order.ts';
import { bookkeeping as text } from '#wording/dashboard/orders.ts';
import type { Columns } from '../lists/csv.ts';

const { reasons } = refunds;

/** What was begun and never paid is no business of accounts; money that came late and went back is. */
export const bookedIds = (rows: readonly OrderRow[]): string[] =>
  rows.filter((row) => !isUnpaid(row)).map(({ id }) => id);

/** A line of an order, with what tells which order it is. */
export interface SoldLine extends OrderLine {
  order: Order;
}

/** One row an order, in pounds; days and times are the UK's, as the tax office counts them. */
export const orderColumns: Columns<Order> = [
  [text.receipt, (order) => order.receiptNumber ?? ''],
  [text.order, (order) => order.id],
  [text.placed, (order) => inLondon(order.createdAt)],
  [text.paid, (order) => inLondon(order.paidAt)],
  [text.customer, (order) => order.customerName],
  [text.status, (order) => order.orderStatus],
  [text.payment, (order) => order.paymentStatus],
  [text.subtotal, (order) => toPounds(order.subtotalPence)],
  [text.discount, (order) => toPounds(order.discountPence)],
  [text.code, (order) => order.couponCode ?? ''],
  [text.delivery, (order) => toPounds(order.shippingPence)],
  [text.total, (order) => toPounds(order.totalPence)],
  [text.vat, (order) => toPounds(order.vatPence)],
  [text.refunded, ({ refunds }) => toPounds(sumOf(refunds.filter(({ state }) => state === 'done')))],
  [text.refund, ({ refunds }) => [...new Set(refunds.map(refundState))].join(', ')],
];

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amountPence }) => sum + amountPence, 0);

const refundState = ({ state, byOtherMeans }: Refund) =>
  byOtherMeans ? text.refundByOtherMeans : text.refundStates[state];

/** A refund, with its order. */
export interface BookedRefund extends Refund {
  order: Order;
}

/** One row a refund. */
export const refundColumns: Columns<BookedRefund> = [
  [text.creditNote, ({ creditNote }) => (creditNote === null ? '' : `C${creditNote}`)],
  [text.receipt, ({ order }) => order.receiptNumber ?? ''],
  [text.order, ({ order }) => order.id],
  [text.customer, ({ order }) => order.customerName],
  [text.asked, ({ createdAt }) => inLondon(createdAt)],
  [text.given, ({ doneAt }) => inLondon(doneAt)],
  [text.reason, ({ reason }) => reasons[reason]],
  [text.goods, (refund) => toPounds(sumOfParts(refund, 'goods').pence)],
  [text.deducted, (refund) => toPounds(sumOfParts(refund, 'deducted').pence)],
  [text.delivery, ({ deliveryPence }) => toPounds(deliveryPence)],
  [text.goodwill, ({ goodwillPence }) => toPounds(goodwillPence)],
  [text.postage, ({ postagePence }) => toPounds(postagePence)],
  [text.refunded, ({ amountPence }) => toPounds(amountPence)],
  [text.vat, ({ vatPence }) => (vatPence === null ? '' : toPounds(vatPence))],
  [
    text.deductedVat,
    (refund) => (refund.vatPence === null ? '' : toPounds(sumOfParts(refund, 'deducted').vatPence)),
  ],
  [text.refund, refundState],
];

/** Goods, less what was deducted, delivery, goodwill and the customer's postage are what went back. */
const sumOfParts = (refund: Refund, kind: RefundPart['kind']) =>
  partsOfRefund(refund)
    .filter((part) => part.kind === kind)
    .reduce((sum, { pence, vatPence }) => ({ pence: sum.pence + pence, vatPence: sum.vatPence + vatPence }), {
      pence: 0,
      vatPence: 0,
    });

export const refundsOf = (orders: readonly Order[]): BookedRefund[] =>
  orders.flatMap((order) => order.refunds.map((refund) => ({ ...refund, order })));

/** One row a product of an order. */
export const lineColumns: Columns<SoldLine> = [
  [text.receipt, ({ order }) => order.receiptNumber ?? ''],
  [text.order, ({ order }) => order.id],
  [text.placed, ({ order }) => inLondon(order.createdAt)],
  [text.productId, (line) => line.productId],
  [text.product, (line) => line.title],
  [text.price, (line) => toPounds(line.unitPence)],
  [text.quantity, (line) => line.quantity],
  [text.percent, (line) => line.percent],
  [text.lineTotal, (line) => toPounds(line.totalPence)],
];

export const linesOf = (orders: readonly Order[]): SoldLine[] =>
  orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })));

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** '2026-03-03 14:05', as every spreadsheet reads it; '' for never. */
const inLondon = (at: string | null) => (at ? format.format(new Date(at)) : '');

/** Orders read at once: what /dash-accounts gives. */
const maxOrders = 200;

/** Every order whole, in the order of the ids; tells how many are there. The first failure ends it. */
export async function readWhole(
  ids: readonly string[],
  read: (orderIds: string[]) => Promise<{ status: 200; data: Order[] } | Failure>,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<Order[] | Failure> {
  const orders: Order[] = [];
  for (let at = 0; at < ids.length && !signal.aborted; at += maxOrders) {
    const answer = await read(ids.slice(at, at + maxOrders));
    if (answer.status !== 200) return answer;
    orders.push(...answer.data);
    progress(Math.min(at + maxOrders, ids.length));
  }
  return orders;
}
