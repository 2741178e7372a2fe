import type { PaymentStatus, ReturnedState, ReturnReason } from '#database/enums.ts';
import { type Hazard, hazardOf } from '../delivery/hazardous.ts';
import { endOfDay } from '../uk-time.ts';
import { isOver, rejectUntil, withdrawUntil } from './rights.ts';
import { canBeWithdrawn, type OrderStatus } from './status.ts';
import type { PackedLine } from './unpacked.ts';

/** Which reasons say that the goods are not what was sold (Consumer Rights Act 2015, ss. 9-11 and 29); the others change a mind. */
const faults: Record<ReturnReason, boolean> = {
  'changed mind': false,
  'too small or large': false,
  faulty: true,
  'not as described': true,
  'damaged in the post': true,
  'wrong item': true,
  other: false,
};

/** Whether the shop bears what the return costs, and gives everything back. */
export const isFault = (reason: ReturnReason): boolean => faults[reason];

export interface Postage {
  /** Something of it goes by no ordinary post: the shop has that collected, and pays for it. */
  collects: boolean;
  /** Who pays for posting the rest; undefined where there is none: then nobody is shown an address or a slip. */
  payer: 'shop' | 'shopper' | undefined;
}

/** Who pays for sending units back, by the hazard of each of their lines; null for none. */
export function postageOf(reason: ReturnReason, hazards: readonly (Hazard | null | undefined)[]): Postage {
  const isPosted = hazards.some((hazard) => !hazard);
  return {
    collects: hazards.some(Boolean),
    payer: isPosted ? (isFault(reason) ? 'shop' : 'shopper') : undefined,
  };
}

interface SoldOrder {
  lines: readonly (Parameters<typeof hazardOf>[0] & { position: number })[];
}
interface AskedReturn {
  reason: ReturnReason;
  lines: readonly { position: number }[];
}

/** The same of a return as it is stored. */
export const returnPostage = (order: SoldOrder, { reason, lines }: AskedReturn): Postage =>
  postageOf(
    reason,
    order.lines.filter((sold) => lines.some(({ position }) => position === sold.position)).map(hazardOf),
  );

interface Sent {
  orderStatus: OrderStatus;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
}

/**
 * Until when a shopper may ask for a return: for goods that are not what was sold 30 days after they came (the Act, s.22), else
 * as long as they may withdraw. Null: not now. Staff may record later ones.
 */
export function returnUntil(order: Sent, reason: ReturnReason, now: Date): Date | null {
  if (!isFault(reason)) return withdrawUntil(order, now);
  if (!canBeWithdrawn(order)) return null;
  const end = endOfDay(rejectUntil(order.deliveredAt ?? now));
  return end > now ? end : null;
}

/** Whether nothing may be kept for use or damage: goods that are not what was sold, and that were rejected in time (the Act, s.20). */
export const isRejected = (
  { reason, requestedAt }: { reason: ReturnReason; requestedAt: Date },
  deliveredAt: Date | null,
): boolean => isFault(reason) && !(deliveredAt && isOver(rejectUntil(deliveredAt), requestedAt));

/** A line of a return, and how its units came. */
export interface ReturnedUnits extends PackedLine, Record<ReturnedState, number> {}

/** Units of a line of a return that nothing is known of yet. */
export const awaited = ({ quantity, whole, damaged, missing }: ReturnedUnits): number =>
  quantity - whole - damaged - missing;

interface Returnable extends Pick<Sent, 'orderStatus' | 'dispatchedAt'> {
  paymentStatus: PaymentStatus;
  totalPence: number;
  lines: readonly PackedLine[];
  refunds: readonly { lines: readonly PackedLine[] }[];
  returns: readonly { lines: readonly ReturnedUnits[] }[];
}

/**
 * Units of an order that its shopper can still send back, by line: those bought that were not refunded, and that no return is
 * under way for. What came back was refunded; what is missing can be sent back anew. None where all that was paid went back.
 */
export function leftOf(order: Returnable): PackedLine[] {
  const { lines: bought, refunds, returns } = order;
  if (!canBeWithdrawn(order) || (order.paymentStatus === 'Refunded' && order.totalPence > 0)) return [];
  const underWay = returns.flatMap(({ lines }) =>
    lines.map((line) => ({ position: line.position, quantity: awaited(line) })),
  );
  const gone = [...refunds.flatMap(({ lines }) => lines), ...underWay];
  return bought
    .map(({ position, quantity }) => ({ position, quantity: quantity - unitsOf(gone, position) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Units of a line among some. */
export const unitsOf = (lines: readonly PackedLine[], position: number): number =>
  lines.reduce((units, line) => units + (line.position === position ? line.quantity : 0), 0);
