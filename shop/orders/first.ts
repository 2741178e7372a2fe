import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';
import { orders } from '#database/schema.ts';

/** Whether an account has an order that is paid or awaiting payment, so that first-order codes are over (decisions.md section 3). */
export async function hasEarlierOrder(db: Queries, userId: number): Promise<boolean> {
  const [earlier] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.paymentStatus, ['Pending', 'Success'])))
    .limit(1);
  return earlier !== undefined;
}
