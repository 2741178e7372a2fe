import type { OrderStatus } from '#database/enums.ts';
import type { Shop } from '../../shop.ts';
import { readOrder } from '../read.ts';
import { awaited, unitsOf } from '../return-rules.ts';
import { writeMove } from '../write-move.ts';

/** The way to Refunded along the table of spec.md section 4, of an order that was sent. */
const way: readonly OrderStatus[] = ['Shipped', 'Out Of Delivery', 'Delivered', 'Returned', 'Refunded'];

/**
 * Takes an order of which every unit is refunded, and nothing is awaited, to Refunded, in the caller's transaction, which holds
 * the order's row lock. What was deducted for damage is kept: no more money moves with it. One that was set back before it was
 * sent again is left to staff.
 */
export async function endReturned(shop: Shop, orderId: string, staffId: string): Promise<void> {
  const order = await readOrder(shop, orderId);
  if (!order) return;
  const refunded = order.refunds.flatMap(({ lines }) => lines);
  const isAll = order.lines.every(({ position, quantity }) => unitsOf(refunded, position) === quantity);
  const isAwaited = order.returns.some(({ lines }) => lines.some((line) => awaited(line) > 0));
  const from = way.indexOf(order.orderStatus);
  if (!isAll || isAwaited || from < 0) return;
  let moved = order;
  for (const to of way.slice(from + 1)) {
    await writeMove(shop, moved, { to, staffId });
    moved = { ...moved, orderStatus: to };
  }
}
