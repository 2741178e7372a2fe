import { eq, sql } from 'drizzle-orm';
import { returnLines, returns, withdrawals } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import type { WholeOrder } from '../read.ts';
import { awaited, unitsOf } from '../return-rules.ts';
import { noteClosed } from './close.ts';
import type { Return } from './read.ts';
import { lockOrder } from './request.ts';

export interface ReturnToCancel {
  orderId: string;
  /** Of the return. */
  number: number;
  /** Who of staff does it, for a shopper who rang. */
  staffId?: string | undefined;
}

export type CancelReturnRefusal = {
  refused: 'no such order' | 'no such return' | 'received' | 'refunded';
};

/**
 * Takes a return back of which nothing has come: its units can be returned anew within their time. A withdrawal is from the whole
 * order, so that it ends with any of the order's returns (docs/decisions/033). Twice is once.
 */
export function cancelReturn(
  shop: Shop,
  { orderId, number, staffId }: ReturnToCancel,
): Promise<{ cancelled: number } | CancelReturnRefusal> {
  return transact(shop, async (shop): Promise<{ cancelled: number } | CancelReturnRefusal> => {
    const order = await lockOrder(shop, orderId);
    if (!order) return { refused: 'no such order' };
    const one = order.returns.find((one) => one.number === number);
    if (!one) return { refused: 'no such return' };
    if (one.cancelledAt) return { cancelled: number };
    if (one.state === 'closed' || one.receipts.length > 0) return { refused: 'received' };
    if (isRefundedAhead(order, one)) return { refused: 'refunded' };
    await write(shop, one, staffId);
    await mailBoth(shop, order, one.id);
    shop.log.info({ orderId, return: number }, 'a return was cancelled');
    return { cancelled: number };
  });
}

/** Whether money for units of it went back before they came: who keeps the goods would have both. */
function isRefundedAhead(order: WholeOrder, { lines }: Return): boolean {
  if (order.paymentStatus === 'Refunded' && order.totalPence > 0) return true;
  const refunded = order.refunds.flatMap(({ lines }) => lines);
  const underWay = order.returns.flatMap(({ lines }) =>
    lines.map((line) => ({ position: line.position, quantity: awaited(line) })),
  );
  return lines.some(
    ({ position }) => unitsOf([...refunded, ...underWay], position) > unitsOf(order.lines, position),
  );
}

async function write(shop: Shop, { id, orderId, number }: Return, staffId?: string): Promise<void> {
  const isStaff = staffId !== undefined;
  await shop.db.update(returnLines).set({ missing: sql`quantity` }).where(eq(returnLines.returnId, id));
  await noteClosed(shop, id);
  await shop.db
    .update(returns)
    .set({ cancelledAt: shop.now(), cancelledBy: isStaff ? 'staff' : 'shopper' })
    .where(eq(returns.id, id));
  await shop.db.delete(withdrawals).where(eq(withdrawals.orderId, orderId));
  if (isStaff)
    await audit(shop, { staffId, action: 'return cancelled', subject: orderId, after: { number } });
}

/** Staff, who may have sent a courier for it, and its shopper. */
async function mailBoth(shop: Shop, order: WholeOrder, returnId: number): Promise<void> {
  const letter = { template: 'return cancelled' as const, orderId: order.id, returnId };
  await shop.jobs.add('mail', { ...letter, to: shop.settings.staffMail, for: 'staff' });
  if (order.email) await shop.jobs.add('mail', { ...letter, to: order.email, for: 'shopper' });
}
