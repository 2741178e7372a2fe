import { toPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { type ReturnedState, type ReturnReason, returnedStates } from '#database/enums.ts';
import { awaited, isFault } from '#shop/orders/return-rules.ts';
import { deliveryDue, priceRefund, type Refundable } from '#shop/pricing/price-refund.ts';
import { returns as text } from '#wording/dashboard/returns.ts';

/** How the units of a line came, as typed. */
export interface LineDraft extends Record<ReturnedState, string> {
  /** The whole ones; damaged ones are written off. */
  restock: boolean;
  deduct: string;
}

export interface Draft {
  /** By the position of the line. */
  lines: Record<number, LineDraft>;
  /** Left out: what the law says. */
  delivery: string | undefined;
  postage: string;
  reason: string;
  alreadyRefunded: boolean;
}

/** What a form begins with: all that is awaited came, whole and for the shelf, or damaged where its reason says so. */
export const draftOf = ({ reason, lines }: Return): Draft => ({
  ...{ delivery: undefined, postage: '', reason: '', alreadyRefunded: false },
  lines: Object.fromEntries(
    lines.map((line) => {
      const units = String(awaited(line));
      const [whole, damaged] = isBroken(reason) ? ['0', units] : [units, '0'];
      return [line.position, { whole, damaged, missing: '0', restock: !isBroken(reason), deduct: '' }];
    }),
  ),
});

/** What is not what was sold can't be sold again, but for another thing than was ordered; staff who find otherwise type it. */
const isBroken = (reason: ReturnReason): boolean => isFault(reason) && reason !== 'wrong item';

/** Whether staff are still to say what the customer's postage was: we said that we pay it, and a refund goes with what came. */
export const lacksPostage = (order: Pick<Order, 'lines'>, one: Return, draft: Draft): boolean =>
  postageFor(order, one).payer === 'shop' &&
  draft.postage.trim() === '' &&
  !draft.alreadyRefunded &&
  Object.values(draft.lines).some(({ whole, damaged }) => readUnits(whole) + readUnits(damaged) > 0);

/** What a receipt comes to: the delivery by law unless another sum was typed; nothing where the units were refunded before. */
export function priceReceipt(refundable: Refundable, draft: Draft) {
  const receipt = readReceipt(draft);
  const due = receipt ? deliveryDue(refundable, receipt.wish) : 0;
  const deliveryPence = receipt?.deliveryPence ?? due;
  const postagePence = receipt?.postagePence ?? 0;
  const refunds = !draft.alreadyRefunded && receipt !== undefined && receipt.wish.length > 0;
  const priced = refunds
    ? priceRefund(refundable, { lines: receipt.wish, deliveryPence, goodwillPence: postagePence })
    : undefined;
  const amountPence = priced && 'amountPence' in priced ? priced.amountPence : undefined;
  return { receipt, refunds, due, deliveryPence, postagePence, amountPence };
}

/** What of it is no number, by field; what was refunded before asks for no sums. */
export function unreadIn({ lines, delivery, postage, alreadyRefunded }: Draft): Record<string, string> {
  const typed = Object.values(lines);
  const errors: Record<string, string> = {};
  if (typed.some((line) => returnedStates.some((state) => Number.isNaN(readUnits(line[state])))))
    errors.lines = text.noUnits;
  if (typed.some((line) => Number.isNaN(readDeduction(line)))) errors.deduct = text.noSum;
  if (alreadyRefunded) return errors;
  if (Number.isNaN(readPounds(delivery ?? ''))) errors.delivery = text.noSum;
  if (Number.isNaN(readPounds(postage))) errors.postage = text.noSum;
  return errors;
}

/** What was typed, as a receipt, and what of it is to be refunded by line; undefined where something is no number. */
function readReceipt({ lines: typed, delivery, postage, alreadyRefunded }: Draft) {
  const lines = Object.entries(typed).flatMap(([position, line]) =>
    returnedStates.map((state) => ({
      position: Number(position),
      quantity: readUnits(line[state]),
      state,
      restock: state === 'whole' && line.restock,
      deductedPence: state === 'damaged' ? readDeduction(line) : 0,
    })),
  );
  const deliveryPence = delivery === undefined || alreadyRefunded ? undefined : readPounds(delivery);
  const postagePence = alreadyRefunded ? 0 : readPounds(postage);
  const numbers = [
    ...lines.flatMap(({ quantity, deductedPence }) => [quantity, deductedPence]),
    deliveryPence ?? 0,
    postagePence,
  ];
  if (numbers.some(Number.isNaN)) return undefined;
  const some = lines.filter(({ quantity }) => quantity > 0);
  const came = Map.groupBy(
    some.filter(({ state }) => state !== 'missing'),
    ({ position }) => position,
  );
  const wish = [...came].map(([position, units]) => ({
    position,
    quantity: units.reduce((sum, { quantity }) => sum + quantity, 0),
    deductedPence: units.reduce((sum, { deductedPence }) => sum + deductedPence, 0),
  }));
  return { lines: some, wish, deliveryPence, postagePence };
}

const readUnits = (typed: string): number =>
  /^\d{0,2}$/.test(typed.trim()) ? Number(typed.trim() || 0) : Number.NaN;

/** Asked for of damaged units alone. */
const readDeduction = ({ damaged, deduct }: LineDraft): number =>
  Number(damaged) > 0 ? readPounds(deduct) : 0;

const readPounds = (typed: string): number =>
  typed.trim() === ''
    ? 0
    : /^£?\d+(\.\d{1,2})?$/.test(typed.trim())
      ? toPence(Number(typed.trim().replace('£', '')))
      : Number.NaN;
