import { and, asc, eq, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import {
  products,
  type ReceivedLine,
  refundLines,
  refunds,
  returnLines,
  returnReceipts,
} from '#database/schema.ts';
import { audit } from '../../audit.ts';
import { writeStock } from '../../catalogue/save.ts';
import { type RefundRefusal, type Requested, requestRefund } from '../../payments/refund.ts';
import type { Shop } from '../../shop.ts';
import { restockUnits } from '../../stock/release.ts';
import { transact } from '../../transact.ts';
import type { WholeOrder } from '../read.ts';
import { awaited, isFault, isRejected, unitsOf } from '../return-rules.ts';
import type { PackedLine } from '../unpacked.ts';
import { noteClosed } from './close.ts';
import { endReturned } from './end-returned.ts';
import type { Return } from './read.ts';
import { lockOrder, titleAt } from './request.ts';

export interface Receipt {
  orderId: string;
  /** Of the return. */
  number: number;
  lines: readonly ReceivedLine[];
  deliveryPence: number;
  /** That the shopper paid for sending faulty goods back. */
  postagePence: number;
  deductionReason: string;
  /** The units that came were refunded before they came. */
  alreadyRefunded: boolean;
  /** Unique within the return: asking again with it is the same receipt. */
  key: string;
  /** The sum that staff were shown; another one is refused. Left out: whatever it is. */
  expectedPence?: number | undefined;
  staffId: string;
}

export type ReceiptRefusal =
  | {
      refused:
        | 'no such order'
        | 'no such return'
        | 'other contents'
        | 'closed'
        | 'cancelled'
        | 'nothing said';
    }
  | { refused: 'no deduction for faults' | 'no reason' | 'no postage' }
  | { refused: 'more than awaited'; title: string; left: number }
  | { refused: 'not refunded yet' }
  | Exclude<RefundRefusal, { refused: 'other contents' }>;

/** `amountPence` goes back with it; 0 where nothing does. */
export interface Received {
  receiptId: number;
  amountPence: number;
  restocked: number;
}

/**
 * Writes down what of a return came and how, puts on the shelf what can be sold again, and refunds what came, in one
 * transaction: what units are worth by the ledger, less what staff deduct for damage by use. Each unit is received once, whoever
 * presses how often. Where with it all of an order is refunded, the order is Returned and Refunded.
 */
export function receiveReturn(shop: Shop, receipt: Receipt): Promise<Received | ReceiptRefusal> {
  return transact(shop, async (shop): Promise<Received | ReceiptRefusal> => {
    const order = await lockOrder(shop, receipt.orderId);
    if (!order) return { refused: 'no such order' };
    const one = order.returns.find(({ number }) => number === receipt.number);
    if (!one) return { refused: 'no such return' };
    const earlier = one.receipts.find(({ key }) => key === receipt.key);
    if (earlier) return isSame(earlier, receipt) ? repeat(order, earlier) : { refused: 'other contents' };
    const refusal = refuse(order, one, receipt);
    if (refusal) return refusal;
    await lockProducts(shop, order, receipt);
    const given = await giveBack(shop, order, receipt);
    if (given && 'refused' in given)
      return given.refused === 'other contents' ? { refused: 'other contents' } : given;
    await writeOffBroken(shop, order, receipt);
    return write(shop, { order, one, receipt, given });
  });
}

/** As everybody locks products, in the order of their ids. */
async function lockProducts(shop: Shop, order: WholeOrder, { lines }: Receipt): Promise<void> {
  const ids = lines.map(({ position }) => productOf(order, position));
  await shop.db
    .select({ id: products.id })
    .from(products)
    .where(among(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
}

/** What came and can't be sold again is in the log of stock twice: it came back, and was written off. The stock stays as it was. */
async function writeOffBroken(
  shop: Shop,
  order: WholeOrder,
  { lines, number, staffId }: Receipt,
): Promise<void> {
  const broken = Map.groupBy(
    came(lines).filter(({ restock }) => !restock),
    ({ position }) => position,
  );
  for (const [position, units] of broken) {
    const [product] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, productOf(order, position)));
    if (!product) continue;
    const { onHand } = product;
    const back = { ...product, onHand: onHand + unitsOf(units, position) };
    const why = { by: { staffId }, orderId: order.id, note: `R${number}` };
    await writeStock(shop, product, { onHand: back.onHand, why: { ...why, reason: 'returned' } });
    await writeStock(shop, back, { onHand, why: { ...why, reason: 'damaged' } });
  }
}

const productOf = ({ lines }: WholeOrder, at: number): string =>
  lines.find(({ position }) => position === at)?.productId ?? '';

function refuse(order: WholeOrder, one: Return, receipt: Receipt): ReceiptRefusal | undefined {
  const { lines, deductionReason, postagePence, alreadyRefunded } = receipt;
  if (one.cancelledAt) return { refused: 'cancelled' };
  if (one.state === 'closed') return { refused: 'closed' };
  if (lines.length === 0) return { refused: 'nothing said' };
  for (const { position } of lines) {
    const line = one.lines.find((line) => line.position === position);
    const left = line ? awaited(line) : 0;
    if (unitsOf(lines, position) > left)
      return { refused: 'more than awaited', title: titleAt(order, position), left };
  }
  const rejected = isRejected(one, order.deliveredAt);
  const deducts = lines.some(({ deductedPence }) => deductedPence > 0);
  if (deducts && rejected) return { refused: 'no deduction for faults' };
  if (deducts && deductionReason === '') return { refused: 'no reason' };
  if (postagePence > 0 && !isFault(one.reason)) return { refused: 'no postage' };
  return alreadyRefunded ? refuseUnrefunded(order, came(lines)) : undefined;
}

/** Units can only have been refunded before if a refund was for them, and no other return brought them. */
function refuseUnrefunded(order: WholeOrder, units: readonly PackedLine[]): ReceiptRefusal | undefined {
  const refunded = order.refunds.flatMap(({ lines }) => lines);
  const back = order.returns.flatMap(({ lines }) =>
    lines.map(({ position, whole, damaged }) => ({ position, quantity: whole + damaged })),
  );
  for (const { position } of units) {
    const left = unitsOf(refunded, position) - unitsOf(back, position);
    if (unitsOf(units, position) > left) return { refused: 'not refunded yet' };
  }
  return undefined;
}

/** Those that are not missing. */
const came = (lines: readonly ReceivedLine[]) => lines.filter(({ state }) => state !== 'missing');

/** Asks for the refund of what came, and puts on the shelf what staff say; undefined where nothing came. */
async function giveBack(
  shop: Shop,
  order: WholeOrder,
  receipt: Receipt,
): Promise<Requested | RefundRefusal | undefined> {
  const { orderId, number, key, deliveryPence, postagePence, expectedPence, staffId } = receipt;
  const lines = [...Map.groupBy(came(receipt.lines), ({ position }) => position)].map(
    ([position, units]) => ({
      position,
      quantity: unitsOf(units, position),
      restock: unitsOf(
        units.filter(({ restock }) => restock),
        position,
      ),
      deductedPence: units.reduce((sum, { deductedPence }) => sum + deductedPence, 0),
    }),
  );
  if (lines.length === 0) return undefined;
  const by = { staffId };
  if (!receipt.alreadyRefunded)
    return requestRefund(shop, {
      ...{ orderId, lines, deliveryPence, goodwillPence: postagePence, expectedPence, by },
      reason: 'returned',
      key: `return ${number} ${key}`,
    });
  const units = lines.map(({ position, restock }) => ({
    productId: productOf(order, position),
    quantity: restock,
  }));
  await restockUnits(shop, orderId, units, { reason: 'returned', by });
  for (const { position, restock } of lines) await noteRestocked(shop, orderId, position, restock);
  return undefined;
}

/** Notes on earlier refunds of a line that so many of their units are on the shelf now. */
async function noteRestocked(shop: Shop, orderId: string, position: number, units: number): Promise<void> {
  const given = await shop.db
    .select({ refundId: refundLines.refundId, open: sql<number>`quantity - restocked` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, orderId), eq(refundLines.position, position)));
  let left = units;
  for (const { refundId, open } of given) {
    const some = Math.min(left, open);
    left -= some;
    if (some > 0)
      await shop.db
        .update(refundLines)
        .set({ restocked: sql`restocked + ${some}` })
        .where(and(eq(refundLines.refundId, refundId), eq(refundLines.position, position)));
  }
}

interface Writing {
  order: WholeOrder;
  one: Return;
  receipt: Receipt;
  given: Requested | undefined;
}

async function write(shop: Shop, { order, one, receipt, given }: Writing): Promise<Received> {
  const { orderId, number, key, deductionReason, staffId } = receipt;
  const lines = [...receipt.lines];
  for (const { position, quantity, state, restock } of lines)
    await shop.db
      .update(returnLines)
      .set({
        [state]: sql`${returnLines[state]} + ${quantity}`,
        ...(restock && state !== 'missing' && { restocked: sql`restocked + ${quantity}` }),
      })
      .where(and(eq(returnLines.returnId, one.id), eq(returnLines.position, position)));
  const refundId = given?.refundId ?? null;
  const [written] = await shop.db
    .insert(returnReceipts)
    .values({ returnId: one.id, key, lines, deductionReason, refundId, staffId, at: shop.now() })
    .returning();
  if (!written) throw new Error('a receipt of a return was not written');
  const open = one.lines.reduce((units, line) => units + awaited(line) - unitsOf(lines, line.position), 0);
  if (open === 0) await noteClosed(shop, one.id);
  const amountPence = given?.amountPence ?? 0;
  await audit(shop, {
    staffId,
    action: 'return received',
    subject: orderId,
    after: { number, lines, amountPence, ...(deductionReason && { deductionReason }) },
  });
  // A refund's letter says so too, once its money went back.
  if (order.email && amountPence === 0)
    await shop.jobs.add('mail', {
      template: 'return received',
      to: order.email,
      orderId,
      receiptId: written.id,
    });
  await endReturned(shop, orderId, staffId);
  shop.log.info({ orderId, return: number, amountPence }, 'a return was received');
  const restocked = lines.reduce((sum, { restock, quantity }) => sum + (restock ? quantity : 0), 0);
  return { receiptId: written.id, amountPence, restocked };
}

const isSame = (earlier: Return['receipts'][number], { lines, deductionReason }: Receipt) =>
  plain(earlier.lines) === plain(lines) && earlier.deductionReason === deductionReason;

const plain = (lines: readonly ReceivedLine[]) =>
  JSON.stringify(
    lines.map(({ position, quantity, state, restock, deductedPence }) => [
      ...[position, quantity, state],
      ...[restock, deductedPence],
    ]),
  );

function repeat(order: WholeOrder, { id, refundId, lines }: Return['receipts'][number]): Received {
  const refund = order.refunds.find((refund) => refund.id === refundId);
  const restocked = lines.reduce((sum, { restock, quantity }) => sum + (restock ? quantity : 0), 0);
  return { receiptId: id, amountPence: refund?.amountPence ?? 0, restocked };
}
