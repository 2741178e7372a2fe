import { asc, gt, max } from 'drizzle-orm';
import { orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** The channel of PostgreSQL's notices on which each paid order is told: 'number id' (migration add-order-views). */
export const paidChannel = 'hopup_paid';

export interface PaidOrder {
  number: number;
  orderId: string;
}

export function readPaidNotice(payload: string): PaidOrder {
  const [number, orderId = ''] = payload.split(' ');
  return { number: Number(number), orderId };
}

/** The orders that were paid after the one of a number, in the order of their numbers; not more than `limit`. */
export async function paidSince(
  shop: Pick<Shop, 'db'>,
  { number, limit }: { number: number; limit: number },
): Promise<PaidOrder[]> {
  const found = await shop.db
    .select({ number: orders.receiptNumber, orderId: orders.id })
    .from(orders)
    .where(gt(orders.receiptNumber, number))
    .orderBy(asc(orders.receiptNumber))
    .limit(limit);
  return found.map(({ number, orderId }) => ({ number: number ?? 0, orderId }));
}

/** The largest number that an order has; 0 before the first is paid. */
export async function lastNumber(shop: Pick<Shop, 'db'>): Promise<number> {
  const [row] = await shop.db.select({ last: max(orders.receiptNumber) }).from(orders);
  return row?.last ?? 0;
}
