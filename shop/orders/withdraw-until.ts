import type { OrderStatus } from '#database/words.ts';

const withdrawWithinMs = 14 * 86_400_000;
const underway: readonly OrderStatus[] = ['Shipped', 'Out Of Delivery', 'Delivered'];

/**
 * Until when a shopper may withdraw: from dispatch on, and 14 days from delivery (decisions.md section 6). Null: not now.
 * Before it is delivered no end is known, so the date is 14 days from now at the earliest.
 */
export function withdrawUntil(
  order: { orderStatus: OrderStatus; deliveredAt: Date | null },
  now: Date,
): Date | null {
  if (!underway.includes(order.orderStatus)) return null;
  const end = new Date((order.deliveredAt ?? now).getTime() + withdrawWithinMs);
  return end > now ? end : null;
}
