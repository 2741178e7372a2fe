import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#database/enums.ts';
import { orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { emailOnceLater } from '../order-email.ts';
import { requestRest } from '../payments/refund.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type CancelRefusal, cancel } from './cancel.ts';
import { readRecalled } from './recalled.ts';
import { restockReturned } from './restock-returned.ts';
import { closeReturns } from './returns/close.ts';
import { type Dispatch, isPaidFor, mayRestock, needsPayment, staffMoves } from './status.ts';
import { takeBackEnd } from './take-back-until.ts';
import { writeMove } from './write-move.ts';

export interface Move {
  orderId: string;
  to: OrderStatus;
  /** The status that the member of staff saw; left out: whatever it is. */
  from?: OrderStatus | undefined;
  /** The goods came back and can be sold again: the units go back on the shelf, once. */
  restock?: boolean;
  /** Why something that was recalled is sent all the same. */
  override?: { reason: string } | undefined;
  staffId: string;
}

export type MoveRefusal =
  | CancelRefusal
  | { refused: 'no such move'; orderStatus: OrderStatus }
  | { refused: 'not paid' | 'nothing to restock' }
  /** Something in it is not to be sent any more, and nobody says why it is. */
  | { refused: 'recalled'; titles: string[] };

/**
 * Moves an order along the table of spec.md section 4. The order row is locked and compared first, so of two members of
 * staff clicking at once one wins and the other is told. Returned to Refunded gives the money back. The first Shipped is
 * the dispatch: it is kept, and told to the shopper, once, when the minutes are over in which it can be taken back. What was
 * recalled is sent only for a reason, in the audit log.
 *
 * @throws Unreachable when cancelling must end an unfinished payment and the provider can't be asked
 */
export async function moveOrder(shop: Shop, move: Move): Promise<{ moved: OrderStatus } | MoveRefusal> {
  const { orderId, to, from, restock = false, override, staffId } = move;
  const [seen] = await shop.db
    .select({ orderStatus: orders.orderStatus, dispatchedAt: orders.dispatchedAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!seen) return { refused: 'no such order' };
  const refusal = refuse(move, seen);
  if (refusal) return refusal;
  if (to === 'Cancelled') {
    const outcome = await cancel(shop, orderId, { staffId, restock, from });
    return 'refused' in outcome ? outcome : { moved: to };
  }
  return transact(shop, async (shop): Promise<{ moved: OrderStatus } | MoveRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    const late = refuse({ ...move, from: from ?? seen.orderStatus }, order);
    if (late) return late;
    if (needsPayment(to) && !isPaidFor(order)) return { refused: 'not paid' };
    const recalled = to === 'Shipped' ? await readRecalled(shop, orderId) : [];
    const titles = recalled.map(({ title }) => title);
    if (titles.length > 0 && !override) return { refused: 'recalled', titles };
    await writeMove(shop, order, { to, staffId });
    if (titles.length > 0)
      await audit(shop, {
        staffId,
        action: 'recalled sent',
        subject: orderId,
        after: { recalled: titles, reason: override?.reason },
      });
    if (to === 'Returned') await closeReturns(shop, orderId, 'whole');
    if (restock) await restockReturned(shop, { orderId, staffId });
    if (to === 'Refunded') await requestRest(shop, { orderId, reason: 'returned', by: { staffId } });
    if (to === 'Shipped') await emailOnceLater(shop, order, 'order shipped', takeBackEnd(shop.now()));
    shop.log.info({ orderId, from: order.orderStatus, to }, 'an order was moved');
    return { moved: to };
  });
}

function refuse({ from, to, restock }: Move, order: Dispatch): MoveRefusal | undefined {
  const { orderStatus } = order;
  if (from && from !== orderStatus) return { refused: 'moved meanwhile', orderStatus };
  if (!staffMoves[orderStatus].includes(to)) return { refused: 'no such move', orderStatus };
  if (restock && !mayRestock(to, order)) return { refused: 'nothing to restock' };
}
