import { type Postage, postageOf } from '#shop/orders/return-rules.ts';
import type { Order } from './order.ts';
import type { Return } from './return.ts';

type Sold = Pick<Order, 'lines'>;

/** Who pays for sending back what was asked for, and whether something of it is collected. */
export const postageFor = (order: Sold, { reason, lines }: Pick<Return, 'reason' | 'lines'>): Postage =>
  postageOf(
    reason,
    hazardsOf(
      order,
      lines.map(({ position }) => position),
    ),
  );

/** The hazards of some lines of an order, which say what of them no ordinary post takes. */
export const hazardsOf = ({ lines }: Sold, positions: readonly number[]) =>
  positions.map((position) => lines[position - 1]?.hazard);

export type WayBack = 'posted' | 'collected' | 'both';

/** How what is on its way back gets to the shop: by post, by the courier whom the shop sends for gas and lithium, or by both. */
export function wayBackOf(order: Pick<Order, 'lines' | 'returns'>): WayBack {
  const ways = order.returns.filter(({ state }) => state === 'open').map((one) => postageFor(order, one));
  if (!ways.some(({ collects }) => collects)) return 'posted';
  return ways.some(({ payer }) => payer) ? 'both' : 'collected';
}
