import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * Whether an account has an order that is paid or awaiting payment, so that first-order codes are over (decisions.md
 * section 3).
 *
 * @param insteadOf an order that does not count while it is unpaid: the next checkout ends it
 */
export async function hasEarlierOrder(shop: Shop, userId: number, insteadOf = ''): Promise<boolean> {
  const unpaid = and(eq(orders.paymentStatus, 'Pending'), ne(orders.id, insteadOf));
  const [earlier] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(eq(orders.paymentStatus, 'Success'), unpaid)))
    .limit(1);
  return earlier !== undefined;
}

/** Whether somebody with this e-mail has ever paid for an order, so that no first-order code is offered to them. */
export async function hasPaidOrder(shop: Shop, email: string): Promise<boolean> {
  const [paid] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email.toLowerCase()), isNotNull(orders.paidAt)))
    .limit(1);
  return paid !== undefined;
}
