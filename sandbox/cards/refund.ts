import { z } from 'zod';
import type { Book } from './book.ts';
import { isChargedBack } from './dispute.ts';
import { emit } from './events.ts';
import type { Form } from './form.ts';
import { newId } from './ids.ts';
import { formatAmount } from './money.ts';
import { expand, integer, metadata, readParameters } from './parameters.ts';
import type { ChargeRecord, RefundRecord } from './records.ts';
import { missing, notAllowed } from './refusal.ts';
import { showCharge, showRefund } from './show.ts';

const parameters = z.strictObject({
  payment_intent: z.string().min(1),
  amount: integer.pipe(z.number().min(1, 'This value must be greater than or equal to 1.')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});

/**
 * POST /v1/refunds: gives back `amount` pence of a payment, or all that is left of it, at once. Never more than was
 * paid. Call inside `book.write`.
 */
export function refund(book: Book, form: Form): RefundRecord {
  const given = readParameters(parameters, form);
  const charge = chargeOf(book, given.payment_intent);
  const amount = given.amount ?? charge.amount - charge.refunded;
  if (isChargedBack(book, charge.id))
    throw notAllowed(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  check(charge, amount);
  const made: RefundRecord = {
    id: newId('re'),
    created: book.now(),
    intentId: charge.intentId,
    chargeId: charge.id,
    currency: charge.currency,
    amount,
    reason: given.reason ?? null,
    metadata: given.metadata,
  };
  const reduced: ChargeRecord = { ...charge, refunded: charge.refunded + amount };
  book.put('refunds', made);
  book.put('charges', reduced);
  emit(book, 'charge.refunded', showCharge(reduced));
  emit(book, 'refund.updated', showRefund(made));
  return made;
}

function chargeOf(book: Book, intentId: string): ChargeRecord {
  const intent = book.intents.get(intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent', 400);
  const charge = intent.chargeId && book.charges.get(intent.chargeId);
  if (!charge)
    throw notAllowed(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return charge;
}

/** The card did not take a refund after all: the money is with the merchant again. Inside `book.write`. */
export function failRefund(book: Book, id: string): void {
  const made = book.refunds.get(id);
  const charge = made && book.charges.get(made.chargeId);
  if (!made || !charge || made.failed) return;
  const failed: RefundRecord = { ...made, failed: true };
  book.put('refunds', failed);
  book.put('charges', { ...charge, refunded: charge.refunded - made.amount });
  emit(book, 'refund.failed', showRefund(failed));
  emit(book, 'refund.updated', showRefund(failed));
}

function check(charge: ChargeRecord, amount: number): void {
  const left = charge.amount - charge.refunded;
  if (left === 0)
    throw notAllowed(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount <= left) return;
  const asked = formatAmount(amount, charge.currency);
  throw notAllowed(
    charge.refunded === 0
      ? `Refund amount (${asked}) is greater than charge amount (${formatAmount(left, charge.currency)})`
      : `Refund amount (${asked}) is greater than unrefunded amount on charge (${formatAmount(left, charge.currency)})`,
    'amount_too_large',
  );
}
