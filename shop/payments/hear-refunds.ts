import { eq } from 'drizzle-orm';
import { type orders, payments, refunds } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { cutRefund } from './cut-refund.ts';
import { finishRefund, noteReopened } from './finish-refund.ts';
import type { ProviderRefund } from './provider.ts';
import { tellReceived } from './tell-received.ts';

type Order = typeof orders.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/** Settles an order's refunds by those that the provider has, in the caller's transaction with the order's row locked. */
export async function hearRefunds(shop: Shop, order: Order, told: readonly ProviderRefund[]): Promise<void> {
  for (const one of told) {
    const rows = await refundsOf(shop, order);
    const known = rows.find((row) => isThat(row, one)) ?? (await overtaken(shop, order, rows, one));
    if (one.failed) {
      if (known) await reopen(shop, order, known, one);
    } else if (!known) {
      await makeRoom(shop, order, one.amountPence);
      await finishRefund(shop, await insertMade(shop, order, one), {
        by: 'provider',
        providerRefund: one.id,
      });
    } else if (known.state !== 'done' && known.providerRefund !== one.id) {
      // What the provider gave is what was given.
      const row =
        known.amountPence === one.amountPence ? known : await cutRefund(shop, known, one.amountPence);
      await finishRefund(shop, row, { by: 'provider', providerRefund: one.id });
    }
  }
}

const refundsOf = (shop: Shop, order: Order): Promise<Refund[]> =>
  shop.db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(refunds.id);

/** The refund that the provider's is: by its id, or by ours, where its answer was lost. */
const isThat = (row: Refund, { id, refundId, orderId }: ProviderRefund): boolean =>
  row.providerRefund === id ||
  (row.providerRefund === null &&
    !row.byOtherMeans &&
    (row.id === refundId || (row.key === 'whole' && refundId === null && orderId === row.orderId)));

/**
 * A refund that waits and is of the same sum, where there is not money for both: somebody gave it at the provider, because the
 * card had refused ours, or before ours was asked for.
 */
async function overtaken(shop: Shop, order: Order, rows: Refund[], one: ProviderRefund) {
  if (one.failed) return undefined;
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
  const given = rows.reduce((sum, { amountPence }) => sum + amountPence, 0);
  if ((payment?.amountPence ?? 0) - given >= one.amountPence) return undefined;
  const waits = (row: Refund) => row.state !== 'done' && row.amountPence === one.amountPence;
  return rows.find((row) => waits(row) && row.state === 'refused') ?? rows.find(waits);
}

/**
 * Where refunds, and one of `amountPence` that comes to them, are more than was captured, so much of those that the card could not
 * take went back in others: staff give the rest.
 */
async function makeRoom(shop: Shop, order: Order, amountPence = 0): Promise<void> {
  const rows = await refundsOf(shop, order);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
  const given = rows.reduce((sum, row) => sum + row.amountPence, 0);
  let tooMuch = given + amountPence - (payment?.amountPence ?? 0);
  for (const row of rows.filter(({ state }) => state === 'refused').reverse()) {
    if (tooMuch <= 0) return;
    const cutBy = Math.min(tooMuch, row.amountPence);
    tooMuch -= cutBy;
    const cut = await cutRefund(shop, row, row.amountPence - cutBy);
    shop.log.warn(
      { orderId: order.id, refund: row.id, cutBy },
      'the money of a refund that failed went back in another',
    );
    if (cut.amountPence === 0)
      await finishRefund(shop, cut, { by: 'provider', providerRefund: cut.providerRefund });
  }
}

/** A refund made at the provider: nobody says for what, so it is kept as an amount. */
async function insertMade(shop: Shop, { id: orderId }: Order, one: ProviderRefund): Promise<Refund> {
  const [written] = await shop.db
    .insert(refunds)
    .values({
      orderId,
      key: `provider ${one.id}`,
      contents: '',
      reason: 'made at the provider',
      ...{ goodsPence: 0, deliveryPence: 0, goodwillPence: one.amountPence, amountPence: one.amountPence },
      by: 'provider',
      createdAt: one.at,
    })
    .returning();
  if (!written) throw new Error('a refund was not written');
  shop.count?.('payment', 'refund asked');
  shop.log.info({ orderId, refund: written.id }, 'a refund was made at the payment provider');
  return written;
}

/** The card did not take it: staff see it again as refused, and give it in another way. */
async function reopen(
  shop: Shop,
  order: Order,
  { id, state, amountPence, byOtherMeans }: Refund,
  one: ProviderRefund,
) {
  // Nothing of it is owed any more, where all of it went back in another refund.
  if (state === 'refused' || byOtherMeans || amountPence === 0) return;
  await shop.db
    .update(refunds)
    .set({ state: 'refused', doneAt: null, providerRefund: one.id })
    .where(eq(refunds.id, id));
  // Once it was given, its letter went.
  if (state === 'requested') await tellReceived(shop, { id, orderId: order.id });
  await noteReopened(shop, order.id);
  shop.count?.('payment', 'refund refused');
  shop.log.error({ orderId: order.id, refund: id }, 'a refund failed at the payment provider');
  // Others may have been given of it since it failed, before that was heard.
  await makeRoom(shop, order);
}
