import { inLondon } from '../london.ts';
import { isBankHoliday } from './bank-holidays.ts';

/** Days are given as 00:00 UTC of the calendar day in London. */
export interface DeliveryEstimate {
  /** An order before 18:00 of this day arrives as said; a business day. */
  orderBy: Date;
  /** How many days away that is: 0 today, 1 tomorrow. */
  orderInDays: number;
  earliest: Date;
  latest: Date;
}

const closingHour = 18;
/** Business days from the order to the door (spec.md section 9); the parcel leaves on the first of them. */
const [fastest, slowest] = [2, 4];

/** When an order that is placed now, or at the next chance, arrives. Pure; Mon-Fri without bank holidays are business days. */
export function estimateDelivery(now: Date): DeliveryEstimate {
  const { year, month, day, hour } = inLondon(now);
  const today = new Date(Date.UTC(year, month - 1, day));
  const orderBy = isBusinessDay(today) && hour < closingHour ? today : addBusinessDays(today, 1);
  return {
    orderBy,
    orderInDays: (orderBy.getTime() - today.getTime()) / dayMs,
    earliest: addBusinessDays(orderBy, fastest),
    latest: addBusinessDays(orderBy, slowest),
  };
}

const dayMs = 86_400_000;

function addBusinessDays(day: Date, count: number): Date {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = new Date(reached.getTime() + dayMs);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}

const isBusinessDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isBankHoliday(day);
