import { and, asc, eq, getTableColumns, lte, notInArray } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderEvents, orders, products, shortages } from '#database/schema.ts';
import { writeStock } from '../../catalogue/save.ts';
import { type Balance, lockBalance } from '../../payments/balance.ts';
import { requestRefund } from '../../payments/refund.ts';
import type { Shop } from '../../shop.ts';
import { hold } from '../../stock/hold.ts';
import { restockUnits } from '../../stock/release.ts';
import { sell } from '../../stock/sell.ts';
import { hashToken } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { cancel } from '../cancel.ts';
import type { Order } from '../read.ts';
import { endedStatuses } from '../status.ts';
import { offersLeft } from './offers.ts';

export type ShortageChoice = 'wait' | 'swap' | 'refund';

export type Shortage = typeof shortages.$inferSelect;

export type AnswerRefusal =
  | { refused: 'unknown link' | 'ended' | 'not to be had' }
  /** Somebody chose before: another thing, or nothing did until the money went back. */
  | { refused: 'answered'; state: Exclude<Shortage['state'], 'asked'> };

const stateOf = { wait: 'waiting', swap: 'swapped', refund: 'refunded' } as const;

export interface ShortageAnswer {
  token: string;
  choice: ShortageChoice;
  /** With 'swap': which of the offers. */
  productId?: string | undefined;
}

/**
 * Takes what a shopper chose about a line that is short, by the secret of their link. It is answered once: the same again is fine,
 * and of an answer and the default of the same moment the first holds, by the lock on the order's row.
 */
export async function answerShortage(
  shop: Shop,
  { token, choice, productId }: ShortageAnswer,
): Promise<{ state: Shortage['state'] } | AnswerRefusal> {
  const [link] = await shop.db
    .select()
    .from(shortages)
    .where(eq(shortages.tokenHash, hashToken(token)));
  if (!link) return { refused: 'unknown link' };
  return settle(shop, link, { choice, productId, by: 'shopper' });
}

/** Gives the money back for what nobody answered in time; each by itself. Orders that are over owe none, and keep no other waiting. */
export async function refundUnanswered(shop: Shop): Promise<void> {
  const isDue = and(eq(shortages.state, 'asked'), lte(shortages.until, shop.now()));
  const due = await shop.db
    .select(getTableColumns(shortages))
    .from(shortages)
    .innerJoin(orders, eq(orders.id, shortages.orderId))
    .where(and(isDue, notInArray(orders.orderStatus, [...endedStatuses])))
    .orderBy(asc(shortages.until))
    .limit(200);
  for (const shortage of due) await settle(shop, shortage, { choice: 'refund', by: 'shop' });
}

interface Choice {
  choice: ShortageChoice;
  productId?: string | undefined;
  by: 'shopper' | 'shop';
}

function settle(
  shop: Shop,
  { orderId, position }: Shortage,
  { choice, productId, by }: Choice,
): Promise<{ state: Shortage['state'] } | AnswerRefusal> {
  return transact(shop, async (shop): Promise<{ state: Shortage['state'] } | AnswerRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const which = and(eq(shortages.orderId, orderId), eq(shortages.position, position));
    const [shortage] = await shop.db.select().from(shortages).where(which).for('update');
    if (!order || !shortage) return { refused: 'unknown link' };
    const wanted = stateOf[choice];
    if (shortage.state === wanted && by === 'shopper') return { state: wanted };
    if (shortage.state !== 'asked') return { refused: 'answered', state: shortage.state };
    const balance = await lockBalance(shop, orderId);
    if (!balance || endedStatuses.some((status) => status === order.orderStatus)) return { refused: 'ended' };
    const at: At = { order, shortage, balance, by };
    const swap = choice === 'swap' ? await swapFor(shop, at, productId) : undefined;
    if (choice === 'swap' && !swap) return { refused: 'not to be had' };

    const answer = { state: wanted, answeredBy: by, answeredAt: shop.now() } as const;
    await shop.db
      .update(shortages)
      .set({ ...answer, ...(swap && { swapId: swap.id, swapTitle: swap.title }) })
      .where(which);
    await shop.db.insert(orderEvents).values({ orderId, event: events[wanted], by, at: shop.now() });
    if (choice === 'refund') await giveBack(shop, at);
    else if (order.email)
      await shop.jobs.add('mail', { template: 'shortage answered', to: order.email, orderId, position });
    shop.log.info({ orderId, position, choice, by }, 'a line that is short was settled');
    return { state: wanted };
  });
}

/** What stands in the order's history. */
const events = { waiting: 'Rest follows', swapped: 'Swapped', refunded: 'Short, refunded' } as const;

interface At {
  /** Locked. */
  order: Order;
  shortage: Shortage;
  balance: Balance;
  by: 'shopper' | 'shop';
}

const lineOf = ({ balance, shortage }: At) => {
  const line = balance.lines.find(({ position }) => position === shortage.position);
  if (!line) throw new Error('a line that is short is in the order');
  return line;
};

/** The money of the missing units goes back, and they are written off; where nothing else is to be sent, the order is over. */
async function giveBack(shop: Shop, at: At): Promise<void> {
  const { order, shortage, balance, by } = at;
  const { position, missing } = shortage;
  const others = await shop.db.select().from(shortages).where(eq(shortages.orderId, order.id));
  const goes = balance.lines.some(
    (line) => line.quantity - line.refundedUnits - (line.position === position ? missing : 0) > 0,
  );
  const follows = others.some(({ state }) => state === 'swapped');
  if (!goes && !follows && order.dispatchedAt === null) {
    await writeOff(shop, at);
    await cancel(shop, order.id, by);
    return;
  }
  const { productId, refundedUnits, quantity } = lineOf(at);
  // Staff may have given some of it back meanwhile.
  const units = Math.min(missing, quantity - refundedUnits);
  if (units === 0) return;
  const asked = await requestRefund(shop, {
    ...{ orderId: order.id, lines: [{ position, quantity: units, restock: units }] },
    ...{ deliveryPence: 0, goodwillPence: 0, reason: 'short', key: `short ${position}`, by },
  });
  if (!('refused' in asked)) return lose(shop, at, { productId, units: asked.restocked });
  // What cost nothing, or has gone back already, is only written off.
  if (asked.refused !== 'nothing to refund')
    throw new Error(`the refund of a short line was refused: ${asked.refused}`);
  await writeOff(shop, at);
}

/** Takes the missing units out of what the order was sold, and out of the stock, which never had them. */
async function writeOff(shop: Shop, at: At): Promise<void> {
  const { productId } = lineOf(at);
  const units = [{ productId, quantity: at.shortage.missing }];
  const back = await restockUnits(shop, at.order.id, units, { reason: 'cancelled', by: 'shop' });
  await lose(shop, at, { productId, units: back.get(productId) ?? 0 });
}

/** Writes units off that are back on the shelf by the books alone. */
async function lose(
  shop: Shop,
  { order }: At,
  { productId, units }: { productId: string; units: number },
): Promise<void> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId)).for('update');
  if (!product || units === 0) return;
  // Of the stock, and not of the order, to which these units came back by the books.
  const why = { reason: 'lost', by: 'shop', note: `${order.receiptNumber ?? order.id}` } as const;
  await writeStock(shop, product, { onHand: product.onHand - units, why });
}

/** Sells the order what stands in for the missing units, at once; undefined where that can't be had any more. */
async function swapFor(shop: Shop, at: At, productId: string | undefined) {
  const { order, shortage, balance, by } = at;
  const { missing, offers, position, worthPence } = shortage;
  const line = lineOf(at);
  // As everybody locks products, in the order of their ids.
  const ids = [line.productId, productId ?? ''];
  await shop.db
    .select({ id: products.id })
    .from(products)
    .where(among(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const wanted = { order, productId: line.productId, missing, worthPence };
  const swap = (await offersLeft(shop, wanted, offers)).find(({ id }) => id === productId);
  if (!swap) return undefined;
  await writeOff(shop, at);
  await hold(shop, order.id, [{ productId: swap.id, quantity: missing }]);
  await sell(shop, order.id);
  const differencePence = Math.min(balance.leftPence, worthPence - swap.pricePence * missing);
  if (differencePence > 0)
    await requestRefund(shop, {
      ...{ orderId: order.id, lines: [], deliveryPence: 0, goodwillPence: differencePence },
      ...{ reason: 'short', key: `short ${position}`, by },
    });
  return swap;
}
