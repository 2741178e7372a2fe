import { eq } from 'drizzle-orm';
import { orders } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { findToPack } from './list.ts';
import { countScans, isComplete } from './scans.ts';

export interface Packing {
  orderId: string;
  /** What was scanned, code after code, each unit for itself. */
  scans: string[];
  /** Why it is packed although not every unit was scanned. */
  override?: { reason: string };
  staffId: string;
}

export type PackRefusal =
  | { refused: 'no such order' | 'not confirmed' }
  /** The bank may take its money back. */
  | { refused: 'disputed'; reason: string }
  /** Something in it is not to be sent any more. */
  | { refused: 'recalled'; titles: string[] }
  /** Nothing in the order has this code, or all its units are scanned already. */
  | { refused: 'wrong code' | 'one too many'; code: string }
  | { refused: 'incomplete'; seen: number; of: number };

/**
 * Notes that an order is packed: every unit of it was scanned, nothing in it is recalled and its payment is not disputed, or a
 * member of staff says why all the same. Of an order that is packed
 * already the same again changes nothing, so that a lost answer costs nobody a second round of scans.
 */
export function pack(
  shop: Shop,
  { orderId, scans, override, staffId }: Packing,
): Promise<{ packed: true } | PackRefusal> {
  return transact(shop, async (shop): Promise<{ packed: true } | PackRefusal> => {
    await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const order = await findToPack(shop, orderId);
    if (!order) return { refused: 'no such order' };
    if (order.orderStatus !== 'Confirmed' || order.paymentStatus !== 'Success')
      return { refused: 'not confirmed' };
    if (order.disputed !== undefined && !override) return { refused: 'disputed', reason: order.disputed };
    const recalled = order.recalled.map(({ title }) => title);
    if (recalled.length > 0 && !override) return { refused: 'recalled', titles: recalled };
    const counted = countScans(order.lines, scans);
    const [wrong] = counted.refused;
    if (wrong && !override)
      return { refused: wrong.item === undefined ? 'wrong code' : 'one too many', code: wrong.code };
    const of = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const seen = counted.seen.reduce((sum, units) => sum + units, 0);
    if (!isComplete(order.lines, counted) && !override) return { refused: 'incomplete', seen, of };
    if (order.packedAt) return { packed: true };
    await shop.db.update(orders).set({ packedAt: shop.now() }).where(eq(orders.id, orderId));
    await audit(shop, {
      staffId,
      action: 'order packed',
      subject: orderId,
      after: {
        ...{ scanned: seen, units: of },
        ...(override && { reason: override.reason }),
        ...(recalled.length > 0 && { recalled }),
      },
    });
    return { packed: true };
  });
}
