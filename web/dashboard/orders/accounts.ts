import type { Failure } from '#contract/call.ts';
import type { Digit, WireOrder } from '#contract/orders.ts';
import { accounts as text } from '#wording/dashboard/orders.ts';
import type { Columns } from '../lists/csv.ts';

/** A line of an order, with what tells which order it is. */
export interface AccountLine {
  order: WireOrder;
  n: Digit;
}

/** One row an order, in pounds; days and times are the UK's, as the tax office counts them. */
export const orderAccounts: Columns<WireOrder> = [
  [text.receipt, (order) => order.receiptNumber ?? ''],
  [text.order, (order) => order.id],
  [text.placed, (order) => inLondon(order.createdAt)],
  [text.paid, (order) => inLondon(order.paidAt)],
  [text.customer, (order) => order.user_name],
  [text.status, (order) => order.orderStatus],
  [text.payment, (order) => order.paymentStatus],
  [text.subtotal, (order) => order.subtotal],
  [text.discount, (order) => order.discount],
  [text.code, (order) => order.code ?? ''],
  [text.delivery, (order) => order.shipping],
  [text.total, (order) => order.total],
  [text.vat, (order) => order.vat],
  [text.refunded, (order) => (order.refund?.state === 'done' ? order.refund.amount : 0)],
  [text.refund, ({ refund }) => (refund ? refundState(refund) : '')],
];

const refundState = ({ state, byOtherMeans }: NonNullable<WireOrder['refund']>) =>
  byOtherMeans ? text.refundByOtherMeans : text.refundStates[state];

/** One row a product of an order. */
export const lineAccounts: Columns<AccountLine> = [
  [text.receipt, ({ order }) => order.receiptNumber ?? ''],
  [text.order, ({ order }) => order.id],
  [text.placed, ({ order }) => inLondon(order.createdAt)],
  [text.productId, ({ order, n }) => order[`p${n}_id`] ?? ''],
  [text.product, ({ order, n }) => order[`p${n}_tittle`] ?? ''],
  [text.price, ({ order, n }) => order[`p${n}_price`] ?? 0],
  [text.quantity, ({ order, n }) => order[`p${n}_quantity`] ?? 0],
  [text.percent, ({ order, n }) => order[`p${n}_percent`] ?? 0],
  [text.lineTotal, ({ order, n }) => order[`p${n}_total`] ?? 0],
];

const digits: Digit[] = [1, 2, 3, 4, 5];

export const linesOf = (orders: readonly WireOrder[]): AccountLine[] =>
  orders.flatMap((order) => digits.filter((n) => order[`p${n}_id`]).map((n) => ({ order, n })));

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** '2026-03-03 14:05', as every spreadsheet reads it; '' for never. */
const inLondon = (at: string | null) => (at ? format.format(new Date(at)) : '');

/** Orders read at once: what /dash-accounts gives. */
const atOnce = 200;

/** Every order whole, in the order of the ids; tells how many are there. The first failure ends it. */
export async function readWhole(
  ids: readonly string[],
  read: (orderIds: string[]) => Promise<{ status: 200; data: WireOrder[] } | Failure>,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<WireOrder[] | Failure> {
  const orders: WireOrder[] = [];
  for (let at = 0; at < ids.length && !signal.aborted; at += atOnce) {
    const answer = await read(ids.slice(at, at + atOnce));
    if (answer.status !== 200) return answer;
    orders.push(...answer.data);
    progress(Math.min(at + atOnce, ids.length));
  }
  return orders;
}
