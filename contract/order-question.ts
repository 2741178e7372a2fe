import { type OrderSorting, orderSortings, type ReadyOrderView, readyOrderViews } from '#database/enums.ts';
import { daysOfPeriod, type Period, periods } from './periods.ts';

/** Exactly the options of spec.md section 2, 'Admin orders'. */
export const statusFilters = [
  'Show All',
  'Pending',
  'Accepted',
  'Shipped',
  'Out Of Delivery',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const;
export type OrderFilter = (typeof statusFilters)[number];

/**
 * What the orders are narrowed to by their money: all that were ever paid, a payment status, a refund that the card could
 * not take, or one that the shopper expects, having withdrawn.
 */
export const paymentFilters = [
  'ever',
  'Success',
  'Pending',
  'Failed',
  'Refunded',
  'refused',
  'withdrawn',
] as const;
export type PaymentFilter = (typeof paymentFilters)[number] | 'all';

/** What the list of orders shows, as its address says it and as a saved view keeps it. */
export interface OrderQuestion {
  /** '' for all orders. */
  view: ReadyOrderView | '';
  filter: OrderFilter;
  payment: PaymentFilter;
  placed: Period;
  find: string;
  sort: OrderSorting;
}

/** What stands for nothing asked, and is left out of an address. */
export const everyOrder: OrderQuestion = {
  view: '',
  filter: 'Show All',
  payment: 'all',
  placed: 'any',
  find: '',
  sort: 'newest',
};

/** Out of an address, or of a view that an earlier version of the shop saved: what is unknown asks nothing. */
export const readQuestion = (read: (name: keyof OrderQuestion) => string): OrderQuestion => ({
  view: oneOf(readyOrderViews, read('view'), ''),
  filter: oneOf(statusFilters, read('filter'), 'Show All'),
  payment: oneOf(paymentFilters, read('payment'), 'all'),
  placed: oneOf(periods, read('placed'), 'any'),
  find: read('find'),
  sort: oneOf(orderSortings, read('sort'), 'newest'),
});

/** The parts that ask something, in one order: for an address, and to tell questions apart. */
export const questionParts = (question: OrderQuestion): Partial<Record<keyof OrderQuestion, string>> =>
  Object.fromEntries(
    (Object.keys(everyOrder) as (keyof OrderQuestion)[])
      .filter((name) => question[name] !== everyOrder[name])
      .map((name) => [name, question[name]]),
  );

/** The same as /dash-orders takes it. */
export const encodeQuestion = ({ view, filter, payment, placed, find, sort }: OrderQuestion, now: Date) => ({
  view,
  filter,
  find,
  sort,
  ...encodePayment(payment),
  ...daysOfPeriod(placed, now),
});

function encodePayment(money: PaymentFilter) {
  if (money === 'ever') return { unpaid: 'none' } as const;
  if (money === 'refused') return { refund: 'refused' } as const;
  return money === 'withdrawn' ? ({ withdrawal: 'open' } as const) : { payment: money };
}

const oneOf = <Word extends string, Other extends string>(
  words: readonly Word[],
  text: string,
  other: Other,
): Word | Other => words.find((word) => word === text) ?? other;
