import { businessDays } from '../delivery/days.ts';
import { dayAfter, inLondon, londonDay } from '../uk-time.ts';
import { isBankHoliday } from './bank-holidays.ts';

/** The days on which a parcel arrives. Days are given as 00:00 UTC of the calendar day in London. */
export interface DeliveryWindow {
  earliest: Date;
  latest: Date;
}

export interface DeliveryEstimate extends DeliveryWindow {
  /** An order before 18:00 of this day arrives as said; a business day. */
  orderBy: Date;
  /** How many days away that is: 0 today, 1 tomorrow. */
  orderInDays: number;
}

/** The cut-off, in London: what is placed from then on counts for the next business day. */
export const closingHour = 18;
const { dispatched, fastest, slowest } = businessDays;

/** When an order that is placed now, or at the next chance, arrives. Pure; Mon-Fri without bank holidays are business days. */
export function estimateDelivery(now: Date): DeliveryEstimate {
  const today = londonDay(now);
  const orderBy =
    isBusinessDay(today) && inLondon(now).hour < closingHour ? today : addBusinessDays(today, 1);
  return {
    orderBy,
    orderInDays: (orderBy.getTime() - today.getTime()) / dayMs,
    earliest: addBusinessDays(orderBy, fastest),
    latest: addBusinessDays(orderBy, slowest),
  };
}

/** The day on which an order that was paid then must leave, for it to arrive as it was promised. */
export const dispatchDay = (paidAt: Date): Date =>
  addBusinessDays(estimateDelivery(paidAt).orderBy, dispatched);

/**
 * When a paid order arrives: counted from its payment, as before paying it was counted from now, and from its dispatch
 * once it has left. Dispatch on the promised day changes nothing; an earlier one brings the days forward.
 */
export function deliveryWindow(paidAt: Date, dispatchedAt: Date | null): DeliveryWindow {
  if (!dispatchedAt) return estimateDelivery(paidAt);
  const day = londonDay(dispatchedAt);
  // On a weekend or holiday no carrier is under way: it leaves on the next business day.
  const left = isBusinessDay(day) ? day : addBusinessDays(day, 1);
  return {
    earliest: addBusinessDays(left, fastest - dispatched),
    latest: addBusinessDays(left, slowest - dispatched),
  };
}

const dayMs = 86_400_000;

/** The business day that is so many of them after a day; days are given as 00:00 UTC. */
function addBusinessDays(day: Date, count: number): Date {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = dayAfter(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}

/** The last day from which so many business days have passed by a day. */
export function businessDaysBefore(day: Date, count: number): Date {
  let reached = day;
  while (addBusinessDays(reached, count) > day) reached = dayAfter(reached, -1);
  return reached;
}

const isBusinessDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isBankHoliday(day);
