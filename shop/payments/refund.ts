import { and, eq } from 'drizzle-orm';
import type { RefundReason } from '#database/enums.ts';
import { refundLines, refunds } from '#database/schema.ts';
import { priceRefund, type RefundWish, type WishRefusal } from '../pricing/price-refund.ts';
import { unitsWorth } from '../pricing/refund-sums.ts';
import type { Shop } from '../shop.ts';
import { restockUnits } from '../stock/release.ts';
import { type Balance, type BalanceLine, lockBalance } from './balance.ts';
import { finishRefund } from './finish-refund.ts';

/** Who asks for a refund; of staff, which. */
export type RefundedBy = 'shopper' | 'shop' | { staffId: string };

export interface RefundRequest extends RefundWish {
  orderId: string;
  /** Units of the order's lines, each position once; `restock` of them go back on the shelf, as far as they count as sold. */
  lines: readonly (RefundWish['lines'][number] & { restock: number })[];
  reason: RefundReason;
  /** Unique within the order: asking again with it is the same refund. */
  key: string;
  by: RefundedBy;
  /** The sum that whoever asks was shown; another one is refused. Left out: whatever it is. */
  expectedPence?: number | undefined;
  /** What was left of the payment when it was asked for, where somebody looked at it. */
  seenLeftPence?: number | undefined;
}

export type RefundRefusal =
  | WishRefusal
  | { refused: 'not paid' | 'other contents' }
  | { refused: 'another sum'; amountPence: number }
  | { refused: 'refunded meanwhile'; leftPence: number };

export interface Requested {
  refundId: number;
  amountPence: number;
  /** Units put back on the shelf by it. */
  restocked: number;
  /** It was asked for before, with the same key. */
  again: boolean;
}

/**
 * Writes a refund down and queues it, in the caller's transaction, which may hold the order's row lock already (it is taken
 * here). What it comes to is ../pricing/price-refund.ts. Never more than was captured, nor more units of a line than were bought. The same key with the same contents answers the same
 * refund, with others it is refused.
 */
export async function requestRefund(shop: Shop, request: RefundRequest): Promise<Requested | RefundRefusal> {
  const balance = await lockBalance(shop, request.orderId);
  if (!balance) return { refused: 'not paid' };
  const contents = contentsOf(request);
  const earlier = await findByKey(shop, request);
  if (earlier)
    return earlier.contents === contents
      ? { refundId: earlier.id, amountPence: earlier.amountPence, restocked: 0, again: true }
      : { refused: 'other contents' };
  if (request.seenLeftPence !== undefined && request.seenLeftPence !== balance.leftPence)
    return { refused: 'refunded meanwhile', leftPence: balance.leftPence };
  const priced = price(balance, request);
  if ('refused' in priced) return priced;
  return insertRefund(shop, { ...request, ...priced, contents, dispatched: balance.dispatched });
}

/**
 * Writes down that all of an order's payment that has not gone back goes back, as `requestRefund` does; where nothing is left,
 * nothing is written. Where delivery and units are worth more than is left, less is given for them; where less, the rest is
 * goodwill. What was deducted for damage stays deducted. An order that cost nothing is refunded by being written down.
 *
 * @returns pence that are asked for by it; 0 where nothing is
 */
export async function requestRest(
  shop: Shop,
  { orderId, reason, by, key = reason }: Pick<RefundRequest, 'orderId' | 'reason' | 'by'> & { key?: string },
): Promise<number> {
  const balance = await lockBalance(shop, orderId);
  if (!balance) throw new Error('only what was paid is refunded');
  const { capturedPence, deliveryLeftPence } = balance;
  let leftPence = Math.max(0, balance.leftPence - balance.deductedPence);
  if ((await findByKey(shop, { orderId, key })) || (capturedPence > 0 && leftPence === 0)) return 0;
  const take = (wanted: number) => {
    const pence = Math.max(0, Math.min(wanted, leftPence));
    leftPence -= pence;
    return pence;
  };
  const lines = balance.lines.flatMap((line) => {
    const quantity = line.quantity - line.refundedUnits;
    const pence = take(unitsWorth(line, line.refundedUnits, quantity));
    return quantity > 0
      ? { position: line.position, quantity, pence, restock: 0, deductedPence: 0, line }
      : [];
  });
  const deliveryPence = take(deliveryLeftPence);
  const whole = { lines, deliveryPence, goodwillPence: leftPence };
  const { dispatched } = balance;
  const { amountPence } = await insertRefund(shop, {
    ...{ orderId, reason, by, key, contents: 'rest', dispatched },
    ...whole,
  });
  return amountPence;
}

interface PricedLine {
  position: number;
  quantity: number;
  restock: number;
  pence: number;
  deductedPence: number;
  line: BalanceLine;
}

function price(balance: Balance, request: RefundRequest): { lines: PricedLine[] } | RefundRefusal {
  const priced = priceRefund(balance, request);
  if ('refused' in priced) return priced;
  const { amountPence, linePence } = priced;
  if (request.expectedPence !== undefined && request.expectedPence !== amountPence)
    return { refused: 'another sum', amountPence };
  const lines = request.lines.flatMap(({ position, quantity, restock, deductedPence = 0 }, at) => {
    const line = balance.lines.find((one) => one.position === position);
    return line ? { position, quantity, restock, pence: linePence[at] ?? 0, deductedPence, line } : [];
  });
  return { lines };
}

type Priced = Omit<RefundRequest, 'lines'> & { lines: PricedLine[]; contents: string; dispatched: boolean };

async function insertRefund(shop: Shop, priced: Priced): Promise<Requested> {
  const { orderId, key, contents, reason, deliveryPence, goodwillPence, by, lines } = priced;
  const goodsPence = lines.reduce((sum, { pence }) => sum + pence, 0);
  const amountPence = goodsPence + deliveryPence + goodwillPence;
  const [written] = await shop.db
    .insert(refunds)
    .values({
      ...{ orderId, key, contents, reason, goodsPence, deliveryPence, goodwillPence, amountPence },
      ...(typeof by === 'string' ? { by } : { by: 'staff' as const, staffId: by.staffId }),
      createdAt: shop.now(),
    })
    .returning();
  if (!written) throw new Error('a refund was not written');
  shop.count?.('payment', 'refund asked');
  const refundId = written.id;
  const back = await restockUnits(
    shop,
    orderId,
    lines.map(({ line, restock }) => ({ productId: line.productId, quantity: restock })),
    // Of what is short, the customer chose the money; that it never was there is the shop's to say.
    {
      reason: priced.dispatched ? 'returned' : 'cancelled',
      by: reason === 'short' && by === 'shopper' ? 'shop' : by,
    },
  );
  const rows = lines.map(({ position, quantity, pence, deductedPence, line }) => ({
    ...{ refundId, position, quantity, pence, deductedPence },
    restocked: back.get(line.productId) ?? 0,
  }));
  if (rows.length > 0) await shop.db.insert(refundLines).values(rows);
  if (amountPence === 0) await finishRefund(shop, written, { by: 'provider' });
  else await shop.jobs.add('refund', { refundId });
  const restocked = rows.reduce((units, row) => units + row.restocked, 0);
  return { refundId, amountPence, restocked, again: false };
}

async function findByKey(shop: Shop, { orderId, key }: Pick<RefundRequest, 'orderId' | 'key'>) {
  const [found] = await shop.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)));
  return found;
}

function contentsOf({ lines, deliveryPence, goodwillPence, reason }: RefundRequest): string {
  const sorted = lines
    .map(({ position, quantity, restock, deductedPence = 0 }) => [
      position,
      quantity,
      restock,
      ...(deductedPence > 0 ? [deductedPence] : []),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  return JSON.stringify([reason, sorted, deliveryPence, goodwillPence]);
}
