import { and, eq, inArray } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { disputes } from '#database/schema.ts';
import type { Shop } from '../shop.ts';

/** States in which the bank has not decided yet. */
const undecided = ['inquiry', 'needs response', 'under review'] as const;

/** Whether the money of an order may be taken back yet: what leaves now may be lost with it. */
export const hasOpenDispute = async ({ db }: Pick<Shop, 'db'>, orderId: string): Promise<boolean> =>
  (await db.$count(disputes, and(eq(disputes.orderId, orderId), inArray(disputes.state, [...undecided])))) >
  0;

/** What the bank gives as the reason of each undecided dispute, by order. */
export async function readDisputeReasons(
  { db }: Pick<Shop, 'db'>,
  orderIds: string[],
): Promise<Map<string, string>> {
  const found = await db
    .select({ orderId: disputes.orderId, reason: disputes.reason })
    .from(disputes)
    .where(and(among(disputes.orderId, orderIds), inArray(disputes.state, [...undecided])));
  return new Map(found.map(({ orderId, reason }) => [orderId, reason]));
}
