import { estimateDelivery } from '#shop/pricing/delivery.ts';
import { dayRange, weekday } from '#wording/dates.ts';
import { arrival as said } from '#wording/storefront/arrival.ts';

/** 'Order by 18:00 today, with you Wed 24 - Fri 26 Nov'. A file of its own, fetched when the page is there already. */
export function writeEstimate(now: Date): string {
  const { orderBy, orderInDays, earliest, latest } = estimateDelivery(now);
  const by = [said.today, said.tomorrow][orderInDays] ?? said.on(weekday(orderBy));
  return said.orderBy(by, dayRange(earliest, latest));
}
