import { expectedDelivery } from '#shop/orders/expected-delivery.ts';
import type { Order } from '#shop/orders/read.ts';
import { dayRange } from '#wording/dates.ts';
import { withYou } from '#wording/storefront/arrival.ts';

/** 'With you Wed 24 - Fri 26 Nov'; undefined where nothing is under way any more when the letter is written. */
export function expected(order: Order): string | undefined {
  const window = expectedDelivery(order, order.createdAt);
  return window ? withYou(dayRange(window.earliest, window.latest)) : undefined;
}
