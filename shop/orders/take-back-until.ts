import { type OrderStatus, orderStatuses } from './status.ts';

/** Minutes in which staff can take back that an order is Shipped or Delivered: so long nobody is told of it. */
const takeBackMinutes = 10;

export const takeBackEnd = (pressed: Date): Date => new Date(pressed.getTime() + takeBackMinutes * 60_000);

/** What was pressed last, and what it can be taken back to. */
export interface TakeBack {
  pressedAt: Date;
  until: Date;
  to: OrderStatus;
}

/**
 * What staff can take back of an order now: their last press, where it was Shipped after Confirmed, or Delivered. Null: nothing.
 * What a shopper said, or withdrew from, is theirs.
 *
 * @param events oldest first
 */
export function takeBackOf(
  {
    orderStatus,
    events,
    withdrawn,
  }: {
    orderStatus: OrderStatus;
    events: readonly { event: string; by: string; at: Date }[];
    withdrawn: boolean;
  },
  now: Date,
): TakeBack | null {
  const [previous, last] = events.filter(({ event }) => isStatus(event)).slice(-2);
  if (withdrawn || !previous || last?.event !== orderStatus || last.by !== 'staff') return null;
  const to = before[orderStatus]?.find((status) => status === previous.event);
  const until = takeBackEnd(last.at);
  return to && until > now ? { pressedAt: last.at, until, to } : null;
}

const before: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  Shipped: ['Confirmed'],
  Delivered: ['Out Of Delivery', 'Shipped'],
};

const isStatus = (event: string): boolean => orderStatuses.some((status) => status === event);
