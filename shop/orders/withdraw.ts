import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import { lockOrder, requestReturn } from './returns/request.ts';
import { withdrawUntil } from './rights.ts';
import { shopperMayCancel } from './status.ts';

export type WithdrawRefusal = {
  refused: 'no such order' | 'not sent yet' | 'too late' | 'already withdrawn';
};

/**
 * Records the notice with its date, as a return of all that is left, and mails it to staff and, as proof, to the shopper.
 *
 * @param staffId who records it, where it came by letter or phone: for the audit log
 */
export function withdraw(
  shop: Shop,
  orderId: string,
  reason: string,
  staffId?: string,
): Promise<{ at: Date; number: number } | WithdrawRefusal> {
  return transact(shop, async (shop): Promise<{ at: Date; number: number } | WithdrawRefusal> => {
    const order = await lockOrder(shop, orderId);
    if (!order) return { refused: 'no such order' };
    if (shopperMayCancel(order)) return { refused: 'not sent yet' };
    if (!withdrawUntil(order, shop.now())) return { refused: 'too late' };
    if (order.withdrawal) return { refused: 'already withdrawn' };
    const asked = await requestReturn(shop, {
      orderId,
      reason: 'changed mind',
      note: reason,
      // What makes it once is the withdrawal itself: after a cancelled one there may be another.
      key: newId(),
      staffId,
    });
    // Each unit is on its way back already, or was refunded.
    if ('refused' in asked) return { refused: 'already withdrawn' };
    return { at: asked.requestedAt, number: asked.number };
  });
}
