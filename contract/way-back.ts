import { postageOf } from '#shop/orders/return-rules.ts';
import type { Order } from './order.ts';

export type WayBack = 'posted' | 'collected' | 'both';

/** How what is on its way back gets to the shop: by post, by the courier whom the shop sends for gas and lithium, or by both. */
export function wayBackOf({ lines, returns }: Pick<Order, 'lines' | 'returns'>): WayBack {
  const ways = returns
    .filter(({ state }) => state === 'open')
    .map((one) =>
      postageOf(
        one.reason,
        one.lines.map(({ position }) => lines[position - 1]?.hazard),
      ),
    );
  if (!ways.some(({ collects }) => collects)) return 'posted';
  return ways.some(({ payer }) => payer) ? 'both' : 'collected';
}
