import { withdrawalDays } from '../delivery/days.ts';
import { inLondon } from '../uk-time.ts';
import { canBeWithdrawn, type OrderStatus } from './status.ts';

const hourMs = 3_600_000;

/**
 * Until when a shopper may withdraw: from dispatch on, to the end of the 14th day after delivery in London (decisions.md
 * section 6). Null: not now. Before it is delivered no end is known, so it is counted from now.
 */
export function withdrawUntil(
  order: { orderStatus: OrderStatus; dispatchedAt: Date | null; deliveredAt: Date | null },
  now: Date,
): Date | null {
  if (!canBeWithdrawn(order)) return null;
  const { year, month, day } = inLondon(order.deliveredAt ?? now);
  const winter = new Date(Date.UTC(year, month - 1, day + withdrawalDays, 23, 59, 59, 999));
  const end = inLondon(winter).hour === 23 ? winter : new Date(winter.getTime() - hourMs);
  return end > now ? end : null;
}
