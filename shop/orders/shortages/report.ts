import { and, eq } from 'drizzle-orm';
import { orderEvents, orders, shortages } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import { lockBalance } from '../../payments/balance.ts';
import { unitsWorth } from '../../pricing/refund-sums.ts';
import type { Shop } from '../../shop.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { mayBeCancelled } from '../status.ts';
import { shortageToken } from './link.ts';
import { maxOffers, nearestOffers, proposedOffers } from './offers.ts';

/** So long a shopper may choose; then their money goes back. */
export const shortageHours = 48;

export interface ShortLine {
  orderId: string;
  position: number;
  /** Units that were sold and are not there. */
  missing: number;
  /** SKUs, barcodes or ids of what the shopper may have instead; left out: what is nearest to it. */
  instead?: string[];
  staffId: string;
}

export type ShortRefusal =
  | { refused: 'no such order' | 'no such line' | 'not paid' | 'sent or over' | 'already short' }
  | { refused: 'too many'; left: number }
  | { refused: 'unfit'; code: string };

/**
 * Notes that units of an order's line are missing, and asks its shopper by mail what to do: wait, have something else that is no
 * dearer, or their money back, which comes by itself after 48 hours. The same again changes nothing.
 */
export function reportShortage(
  shop: Shop,
  { orderId, position, missing, instead = [], staffId }: ShortLine,
): Promise<{ until: Date } | ShortRefusal> {
  return transact(shop, async (shop): Promise<{ until: Date } | ShortRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    const balance = await lockBalance(shop, orderId);
    if (!balance || order.paymentStatus !== 'Success') return { refused: 'not paid' };
    if (!mayBeCancelled(order.orderStatus) || order.dispatchedAt) return { refused: 'sent or over' };
    const line = balance.lines.find((one) => one.position === position);
    if (!line) return { refused: 'no such line' };
    const [known] = await shop.db
      .select()
      .from(shortages)
      .where(and(eq(shortages.orderId, orderId), eq(shortages.position, position)));
    if (known) return known.missing === missing ? { until: known.until } : { refused: 'already short' };
    const left = line.quantity - line.refundedUnits;
    if (missing > left) return { refused: 'too many', left };

    const worthPence = unitsWorth(line, line.refundedUnits, missing);
    const wanted = { order, productId: line.productId, missing, worthPence };
    const proposed = await proposedOffers(shop, wanted, instead.slice(0, maxOffers));
    if ('unfit' in proposed) return { refused: 'unfit', code: proposed.unfit };
    const offers = instead.length > 0 ? proposed.offers : await nearestOffers(shop, wanted);
    const now = shop.now();
    const until = new Date(now.getTime() + shortageHours * 3_600_000);
    await shop.db.insert(shortages).values({
      orderId,
      position,
      missing,
      worthPence,
      tokenHash: hashToken(await shortageToken(shop, { orderId, position })),
      until,
      offers: offers.map(({ id, pricePence }) => ({ productId: id, pricePence })),
      createdAt: now,
    });
    await shop.db.insert(orderEvents).values({ orderId, event: 'Short', by: 'staff', at: now });
    await audit(shop, { staffId, action: 'order short', subject: orderId, after: { position, missing } });
    if (order.email)
      await shop.jobs.add('mail', { template: 'shortage', to: order.email, orderId, position });
    shop.log.info({ orderId, position, missing }, 'a line of an order is short');
    return { until };
  });
}
