import { eq } from 'drizzle-orm';
import { arrivals, orders } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { endedStatuses, underwayStatuses } from '../status.ts';
import type { ArrivalRefusal } from './answer.ts';
import { arrivalToken } from './link.ts';

export type ReportRefusal =
  | { refused: 'no such order' | 'not sent' }
  | Exclude<ArrivalRefusal, { refused: 'unknown link' }>;

/**
 * Takes what a shopper says on their order's page, before they are asked by mail or after: it has not come. Staff are shown it, and
 * nobody asks any more. Twice is fine.
 */
export function reportNotArrived(shop: Shop, orderId: string): Promise<{ reported: true } | ReportRefusal> {
  return transact(shop, async (shop): Promise<{ reported: true } | ReportRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    const { orderStatus } = order;
    if (endedStatuses.some((status) => status === orderStatus)) return { refused: 'ended' };
    const [arrival] = await shop.db.select().from(arrivals).where(eq(arrivals.orderId, orderId));
    if (arrival?.answer === 'not yet') return { reported: true };
    if (arrival?.answer) return { refused: 'answered', answer: arrival.answer };
    if (orderStatus === 'Delivered') return { refused: 'delivered' };
    if (!underwayStatuses.some((status) => status === orderStatus)) return { refused: 'not sent' };
    const now = shop.now();
    const answered = { answer: 'not yet', answeredAt: now } as const;
    const tokenHash = hashToken(await arrivalToken(shop, orderId));
    await shop.db
      .insert(arrivals)
      .values({ orderId, tokenHash, askedAt: now, ...answered })
      .onConflictDoUpdate({ target: arrivals.orderId, set: answered });
    shop.log.info({ orderId }, 'a shopper said that an order has not arrived');
    return { reported: true };
  });
}
