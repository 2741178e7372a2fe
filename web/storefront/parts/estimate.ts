import type { WireExpected } from '#contract/orders.ts';
import { estimateDelivery } from '#shop/pricing/delivery.ts';
import { dayRange, weekday } from '#wording/dates.ts';
import { arrival as text, withYou } from '#wording/storefront/arrival.ts';

/** 'Order by 18:00 today, with you Wed 24 - Fri 26 Nov'. */
export function writeEstimate(now: Date): string {
  const { orderBy, orderInDays, earliest, latest } = estimateDelivery(now);
  const by = [text.today, text.tomorrow][orderInDays] ?? text.on(weekday(orderBy));
  return text.orderBy(by, dayRange(earliest, latest));
}

/** 'With you Wed 24 - Fri 26 Nov'. Here, so that what writes days stays one piece: the product's page fetches it late. */
export const writeDays = ({ earliest, latest }: WireExpected): string =>
  withYou(dayRange(new Date(earliest), new Date(latest)));
