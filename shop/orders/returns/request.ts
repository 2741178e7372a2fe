import { and, eq } from 'drizzle-orm';
import type { ReturnReason } from '#database/enums.ts';
import { orders, returnLines, returns, withdrawals } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import { sendWaitingEmail, takeEmailBack } from '../../order-email.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { readOrder, type WholeOrder } from '../read.ts';
import { leftOf, returnUntil, unitsOf } from '../return-rules.ts';
import { canBeWithdrawn, shopperMayCancel, wasSent } from '../status.ts';
import type { PackedLine } from '../unpacked.ts';

export interface ReturnWish {
  orderId: string;
  /** Units by position; left out: all that can still be sent back. */
  lines?: readonly PackedLine[];
  reason: ReturnReason;
  note: string;
  /** Unique within the order: asking again with it is the same return. */
  key: string;
  /** Who of staff records it, where it came by letter or phone: also after the shopper's time is over. */
  staffId?: string | undefined;
}

export type ReturnRefusal =
  | { refused: 'no such order' | 'not sent yet' | 'ended' | 'too late' | 'nothing left' | 'other contents' }
  | { refused: 'too many units'; title: string; left: number };

export interface RequestedReturn {
  returnId: number;
  number: number;
  requestedAt: Date;
}

/**
 * Writes down that a shopper sends units of a dispatched order back, and mails it to staff and, with the slip, to the shopper.
 * Never more than were bought, less those that were refunded and those that are on their way back already. All that can be sent
 * back without a fault is a withdrawal from the order, which is noted as one.
 */
export function requestReturn(shop: Shop, wish: ReturnWish): Promise<RequestedReturn | ReturnRefusal> {
  return transact(shop, async (shop): Promise<RequestedReturn | ReturnRefusal> => {
    const order = await lockOrder(shop, wish.orderId);
    if (!order) return { refused: 'no such order' };
    const earlier = await findByKey(shop, wish);
    if (earlier)
      return earlier.contents === contentsOf(wish) ? numbersOf(earlier) : { refused: 'other contents' };
    const refusal = refuse(shop, order, wish);
    if (refusal) return refusal;
    const left = leftOf(order);
    const lines = wish.lines ?? left;
    const refusedUnits = refuseUnits(order, lines, left);
    if (refusedUnits) return refusedUnits;
    const isAll = left.every(({ position, quantity }) => unitsOf(lines, position) === quantity);
    return insertReturn(shop, order, { ...wish, lines }, isAll);
  });
}

/** An order whole, with its row locked until the caller's transaction ends. */
export async function lockOrder(shop: Shop, orderId: string): Promise<WholeOrder | undefined> {
  await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  return readOrder(shop, orderId);
}

function refuse(shop: Shop, order: WholeOrder, { reason, staffId }: ReturnWish): ReturnRefusal | undefined {
  if (shopperMayCancel(order)) return { refused: 'not sent yet' };
  if (!canBeWithdrawn(order)) return { refused: 'ended' };
  if (staffId === undefined && !returnUntil(order, reason, shop.now())) return { refused: 'too late' };
  return undefined;
}

function refuseUnits(
  order: WholeOrder,
  lines: readonly PackedLine[],
  left: readonly PackedLine[],
): ReturnRefusal | undefined {
  if (left.length === 0) return { refused: 'nothing left' };
  for (const { position } of lines) {
    const most = unitsOf(left, position);
    if (unitsOf(lines, position) > most)
      return { refused: 'too many units', title: titleAt(order, position), left: most };
  }
  return undefined;
}

/** As it was sold. */
export const titleAt = ({ lines }: WholeOrder, at: number): string =>
  lines.find(({ position }) => position === at)?.title ?? '';

async function insertReturn(
  shop: Shop,
  order: WholeOrder,
  wish: ReturnWish & { lines: readonly PackedLine[] },
  isAll: boolean,
): Promise<RequestedReturn> {
  const { orderId, reason, note, key, staffId, lines } = wish;
  const requestedAt = shop.now();
  const by = staffId === undefined ? ('shopper' as const) : ('staff' as const);
  const contents = contentsOf(wish);
  const [written] = await shop.db
    .insert(returns)
    .values({ orderId, reason, note, key, by, contents, requestedAt })
    .returning();
  if (!written) throw new Error('a return was not written');
  const units = Map.groupBy(lines, ({ position }) => position);
  await shop.db.insert(returnLines).values(
    [...units.keys()].map((position) => ({
      returnId: written.id,
      position,
      quantity: unitsOf(lines, position),
    })),
  );
  const isWithdrawal = isAll && reason === 'changed mind' && order.withdrawal === undefined;
  if (isWithdrawal) await shop.db.insert(withdrawals).values({ orderId, reason: note, requestedAt });
  if (staffId !== undefined)
    await audit(shop, {
      staffId,
      action: isWithdrawal ? 'order withdrawn' : 'return recorded',
      subject: orderId,
      after: { number: written.number, reason, lines },
    });
  await mailBoth(shop, order, written.id, isWithdrawal);
  shop.log.info({ orderId, return: written.number, reason }, 'a return was asked for');
  return numbersOf(written);
}

async function mailBoth(
  shop: Shop,
  order: WholeOrder,
  returnId: number,
  isWithdrawal: boolean,
): Promise<void> {
  const letter = isWithdrawal
    ? { template: 'withdrawal' as const, orderId: order.id }
    : { template: 'return' as const, orderId: order.id, returnId };
  await shop.jobs.add('mail', { ...letter, to: shop.settings.staffMail, for: 'staff' });
  if (!order.email) return;
  // What is sent back can't be taken back any more: that it is on its way is told first, or no more.
  if (wasSent(order.orderStatus)) await sendWaitingEmail(shop, order, 'order shipped');
  else await takeEmailBack(shop, order.id, 'order shipped');
  await shop.jobs.add('mail', { ...letter, to: order.email, for: 'shopper' });
}

async function findByKey(shop: Shop, { orderId, key }: Pick<ReturnWish, 'orderId' | 'key'>) {
  const [found] = await shop.db
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.key, key)));
  return found;
}

const numbersOf = ({ id, number, requestedAt }: typeof returns.$inferSelect): RequestedReturn => ({
  returnId: id,
  number,
  requestedAt,
});

const contentsOf = ({ lines, reason, note }: ReturnWish): string =>
  JSON.stringify([
    reason,
    note,
    lines?.map(({ position, quantity }) => [position, quantity]).sort(([a = 0], [b = 0]) => a - b) ?? 'all',
  ]);
