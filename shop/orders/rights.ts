import { withdrawalDays } from '../delivery/days.ts';
import { dayAfter, endOfDay, londonDay } from '../uk-time.ts';
import { canBeWithdrawn, type OrderStatus } from './status.ts';

/*
 * The dates of the law, of whole days in London: the day of the event itself is never counted, and a day that something is due
 * by counts until its end. Days are given as 00:00 UTC of the calendar day in London, as those of ../pricing/delivery.ts are.
 */

/** Days after the contract in which goods must be delivered (Consumer Rights Act 2015, s.28(3)). */
export const deliveryDays = 30;
/** Days after the notice in which a shopper sends the goods back (Consumer Contracts Regulations 2013, reg. 35(5)). */
export const sendBackDays = 14;
/** Days in which the money goes back (the same, reg. 34(5) and (6)). */
export const refundDays = 14;

/** What happened to an order, as moments of real events; null for what did not, or when is not known. */
export interface OrderDates {
  placedAt: Date;
  /** The contract is made with it (the terms, 'How a contract is made'). */
  paidAt: Date | null;
  dispatchedAt: Date | null;
  /** When the last of the goods came to the shopper. */
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  /** When the shopper gave notice to withdraw. */
  withdrawnAt: Date | null;
  /** When the shopper showed that the goods were sent back. */
  sentBackAt: Date | null;
  /** When the shop had the goods back. */
  receivedBackAt: Date | null;
  /** When the last of what went back so far did, where it was not all that was paid nor owed. */
  partRefundedAt: Date | null;
  /** When all that was owed had gone back. */
  refundedAt: Date | null;
}

/** The last day on which goods are delivered in time. */
export const deliverBy = (paidAt: Date): Date => dayAfter(londonDay(paidAt), deliveryDays);

/** The last day on which the shopper may withdraw (the Regulations, reg. 30(3)): the right begins to run with the delivery. */
export const cancelUntil = (deliveredAt: Date): Date => dayAfter(londonDay(deliveredAt), withdrawalDays);

/** Days in which goods that are not what was sold can be given back for all of their price (Consumer Rights Act 2015, s.22). */
const rejectDays = 30;

/** The last day on which a shopper may reject goods that are not what was sold. */
export const rejectUntil = (deliveredAt: Date): Date => dayAfter(londonDay(deliveredAt), rejectDays);

/**
 * The last day on which the shopper sends the goods back. Who gave notice before the goods came has as long from their coming:
 * more than the law gives, as nobody can send back what has not arrived. Null: they have not.
 */
export function sendBackBy({
  withdrawnAt,
  deliveredAt,
}: Pick<OrderDates, 'deliveredAt'> & { withdrawnAt: Date }): Date | null {
  if (!deliveredAt) return null;
  return dayAfter(londonDay(deliveredAt > withdrawnAt ? deliveredAt : withdrawnAt), sendBackDays);
}

/**
 * The last day on which the money goes back: counted from the cancelling of what was not sent, else from having the goods or the
 * proof that they were sent, whichever came first. Null: neither has come.
 */
export function refundBy({
  cancelledAt,
  sentBackAt,
  receivedBackAt,
}: Pick<OrderDates, 'cancelledAt' | 'sentBackAt' | 'receivedBackAt'>): Date | null {
  const begun = [cancelledAt, sentBackAt, receivedBackAt].filter((at) => at !== null);
  if (begun.length === 0) return null;
  return dayAfter(londonDay(new Date(Math.min(...begun.map(Number)))), refundDays);
}

/** Whether a day that something is due by is over. */
export const isOver = (day: Date, now: Date): boolean => londonDay(now) > day;

/**
 * Until when a shopper may withdraw: from dispatch on, to the end of the last day (decisions.md section 6). Null: not now.
 * Before the goods are delivered the time has not begun to run and no end is known, so it is counted from now.
 */
export function withdrawUntil(
  order: { orderStatus: OrderStatus; dispatchedAt: Date | null; deliveredAt: Date | null },
  now: Date,
): Date | null {
  if (!canBeWithdrawn(order)) return null;
  const end = endOfDay(cancelUntil(order.deliveredAt ?? now));
  return end > now ? end : null;
}

export const happenings = [
  'placed',
  'paid',
  'dispatched',
  'delivered',
  'cancelled',
  'withdrawn',
  'sent back',
  'received back',
  'part refunded',
  'refunded',
] as const;
export type Happening = (typeof happenings)[number];

/** What is due: by the shop 'deliver' and 'refund', by the shopper 'send back'; 'cancel' is the shopper's right. */
export const dueKinds = ['deliver', 'cancel', 'send back', 'refund'] as const;
export type DueKind = (typeof dueKinds)[number];

/** What staff list of it. 'overdue': what the shop owed by a day that is past; 'not arrived': as their shoppers say. */
export const deadlineFilters = ['all', 'overdue', 'not arrived'] as const;
export type DeadlineFilter = (typeof deadlineFilters)[number];

/** `by` is the last day, null where its time has not begun to run; `over`: that day is past. */
export interface Due {
  due: DueKind;
  by: Date | null;
  over: boolean;
}

export type TimelineEntry = { happened: Happening; at: Date } | Due;

/** What happened to an order, oldest first, and then what is due, the nearest first and what has not begun to run last. */
export function timelineOf(dates: OrderDates, now: Date): TimelineEntry[] {
  return [...happened(dates), ...dueOf(dates, now)];
}

function happened(dates: OrderDates): { happened: Happening; at: Date }[] {
  const moments: Record<Happening, Date | null> = {
    placed: dates.placedAt,
    paid: dates.paidAt,
    dispatched: dates.dispatchedAt,
    delivered: dates.deliveredAt,
    cancelled: dates.cancelledAt,
    withdrawn: dates.withdrawnAt,
    'sent back': dates.sentBackAt,
    'received back': dates.receivedBackAt,
    'part refunded': dates.partRefundedAt,
    refunded: dates.refundedAt,
  };
  return happenings
    .flatMap((happened) => {
      const at = moments[happened];
      return at ? { happened, at } : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What is due of an order, the nearest first and what has not begun to run last. Nothing is of one that was not paid. */
export function dueOf(dates: OrderDates, now: Date): Due[] {
  const { paidAt, dispatchedAt, deliveredAt, cancelledAt, withdrawnAt, receivedBackAt, refundedAt } = dates;
  if (!paidAt || refundedAt) return [];
  const due = (kind: DueKind, by: Date | null): Due => ({
    due: kind,
    by,
    over: by !== null && isOver(by, now),
  });
  const found: Due[] = [];
  const isBack = cancelledAt !== null || receivedBackAt !== null;
  if (!isBack && !deliveredAt) found.push(due('deliver', deliverBy(paidAt)));
  if (!isBack && !withdrawnAt && (dispatchedAt || deliveredAt))
    found.push(due('cancel', deliveredAt && cancelUntil(deliveredAt)));
  if (!isBack && withdrawnAt && !dates.sentBackAt)
    found.push(due('send back', sendBackBy({ withdrawnAt, deliveredAt })));
  if (isBack || withdrawnAt) found.push(due('refund', refundBy(dates)));
  return found.sort((one, other) => dayOf(one) - dayOf(other));
}

const dayOf = ({ by }: Due): number => by?.getTime() ?? Number.POSITIVE_INFINITY;
