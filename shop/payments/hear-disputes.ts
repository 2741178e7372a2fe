import { eq } from 'drizzle-orm';
import type { DisputeState } from '#database/enums.ts';
import { disputes, type orders } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { notePaymentStatus, noteReopened } from './finish-refund.ts';
import type { ProviderDispute } from './provider.ts';
import { requestRest } from './refund.ts';

type Order = typeof orders.$inferSelect;

/** Keeps what a customer's bank says of an order's payment, in the caller's transaction with the order's row locked. */
export async function hearDisputes(
  shop: Shop,
  order: Order,
  told: readonly ProviderDispute[],
): Promise<void> {
  for (const { id, amountPence, reason, state, respondBy, at } of told) {
    const [before] = await shop.db.select().from(disputes).where(eq(disputes.id, id));
    // An answer that was overtaken by a later one.
    if (before && rank[state] < rank[before.state]) continue;
    const lostAt = state === 'lost' ? (before?.lostAt ?? shop.now()) : null;
    const told = { amountPence, reason, state, respondBy, lostAt };
    await shop.db
      .insert(disputes)
      .values({ id, orderId: order.id, ...told, createdAt: at })
      .onConflictDoUpdate({ target: disputes.id, set: told });
    if (before?.state === state) continue;
    shop.log.warn(
      { orderId: order.id, dispute: id, state },
      'a payment is disputed, or its dispute moved on',
    );
    await notePaymentStatus(shop, order.id);
    await noteReopened(shop, order.id);
    if (state === 'won') await giveWhatIsOwed(shop, order, id);
  }
}

/** A dispute goes forward only; what is over can still be decided otherwise. */
const rank: Record<DisputeState, number> = {
  inquiry: 0,
  'needs response': 1,
  'under review': 2,
  closed: 3,
  won: 3,
  lost: 3,
};

/** Money that a dispute kept back while its order was cancelled or came back is owed once the dispute is won. */
async function giveWhatIsOwed(shop: Shop, { id: orderId, orderStatus }: Order, disputeId: string) {
  if (orderStatus !== 'Cancelled' && orderStatus !== 'Refunded') return;
  const reason = orderStatus === 'Cancelled' ? 'cancelled' : 'returned';
  await requestRest(shop, { orderId, reason, by: 'shop', key: `won ${disputeId}` });
}
