import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { arrivals, orderEvents, orders } from '#database/schema.ts';
import { retention } from '../../retention.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { endedStatuses, type OrderStatus, orderStatuses, underwayStatuses } from '../status.ts';

export type ArrivalRefusal =
  /** 'delivered': staff know that what is said not to have come did. */
  | { refused: 'unknown link' | 'ended' | 'delivered' }
  /** Something else was said before. */
  | { refused: 'answered'; answer: 'arrived' | 'not yet' };

/**
 * Takes what a shopper says by the link of the letter: it has arrived (then it is Delivered, by the shopper, as of now), or not
 * yet (then staff are shown it). What the shop alone took for delivered is on its way again when the shopper says that it is not
 * there, so that their time to withdraw has not begun. The same answer twice is fine; another one is not taken.
 */
export async function answerArrival(
  shop: Shop,
  { token, arrived }: { token: string; arrived: boolean },
): Promise<{ answered: 'arrived' | 'not yet' } | ArrivalRefusal> {
  const answer = arrived ? 'arrived' : 'not yet';
  return transact(shop, async (shop): Promise<{ answered: 'arrived' | 'not yet' } | ArrivalRefusal> => {
    const now = shop.now();
    const since = new Date(now.getTime() - retention.arrivalDays * 86_400_000);
    const known = and(eq(arrivals.tokenHash, hashToken(token)), gt(arrivals.askedAt, since));
    const [link] = await shop.db.select({ orderId: arrivals.orderId }).from(arrivals).where(known);
    if (!link) return { refused: 'unknown link' };
    const { orderId } = link;
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [arrival] = await shop.db
      .select()
      .from(arrivals)
      .where(eq(arrivals.orderId, orderId))
      .for('update');
    if (!order || !arrival) return { refused: 'unknown link' };
    if (arrival.answer === answer) return { answered: answer };
    if (arrival.answer) return { refused: 'answered', answer: arrival.answer };
    if (endedStatuses.some((status) => status === order.orderStatus)) return { refused: 'ended' };
    const way = await statusesOf(shop, orderId);
    if (!arrived && order.orderStatus === 'Delivered' && way[0]?.by !== 'shop')
      return { refused: 'delivered' };
    await shop.db.update(arrivals).set({ answer, answeredAt: now }).where(eq(arrivals.orderId, orderId));
    const to = movedBy(arrived, order.orderStatus, way[1]?.event);
    if (to) {
      await shop.db
        .update(orders)
        .set({ orderStatus: to, deliveredAt: to === 'Delivered' ? now : null })
        .where(eq(orders.id, orderId));
      await shop.db.insert(orderEvents).values({ orderId, event: to, by: 'shopper', at: now });
    }
    shop.log.info({ orderId, answer }, 'a shopper said whether an order arrived');
    return { answered: answer };
  });
}

/** The last two statuses that an order came to, the last first. */
const statusesOf = (shop: Pick<Shop, 'db'>, orderId: string) =>
  shop.db
    .select({ event: orderEvents.event, by: orderEvents.by })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.event, [...orderStatuses])))
    .orderBy(desc(orderEvents.id))
    .limit(2);

/** Where an answer moves an order; undefined for nowhere. */
function movedBy(arrived: boolean, status: OrderStatus, previous?: string): OrderStatus | undefined {
  if (arrived) return underwayStatuses.some((underway) => underway === status) ? 'Delivered' : undefined;
  return status === 'Delivered' ? underwayStatuses.find((underway) => underway === previous) : undefined;
}
