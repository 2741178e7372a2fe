import { z } from 'zod';
import type { Book } from './book.ts';
import type { Form } from './form.ts';
import { newId } from './ids.ts';
import { formatAmount } from './money.ts';
import { expand, integer, metadata, readParameters } from './parameters.ts';
import type { Line, SessionRecord } from './records.ts';
import { badParameter } from './refusal.ts';

const minute = 60;
const mostPence = 99_999_999;
const leastPence = 30;

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'Not a valid URL');

const line = z.strictObject({
  quantity: integer.pipe(z.number().min(1, 'This value must be greater than or equal to 1.')),
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['gbp', 'eur', 'usd'], 'Invalid currency. The card sandbox takes gbp, eur and usd.')),
    unit_amount: integer.pipe(z.number().min(0, 'This value must be greater than or equal to 0.')),
    product_data: z.strictObject({
      name: z.string().min(1, 'You passed an empty string for a name.').max(250),
      description: z.string().max(500).optional(),
      images: z.array(address).max(8).optional(),
      metadata,
    }),
  }),
});

const parameters = z.strictObject({
  mode: z.literal('payment', 'The card sandbox takes payments only: mode must be payment.'),
  line_items: z.array(line).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email('Invalid email address.').optional(),
  expires_at: integer.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata })
    .default({ metadata: {} }),
  payment_method_types: z.array(z.literal('card')).optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  expand,
});

/**
 * POST /v1/checkout/sessions: opens a session whose amount is the sum of its lines, payable until `expires_at` (30
 * minutes to 24 hours ahead, 24 hours unless told). Call inside `book.write`.
 */
export function createSession(book: Book, form: Form): SessionRecord {
  const given = readParameters(parameters, form);
  const lines: Line[] = given.line_items.map(({ quantity, price_data: price }) => ({
    id: newId('li'),
    name: price.product_data.name,
    description: price.product_data.description ?? null,
    unitAmount: price.unit_amount,
    quantity,
  }));
  const currency = oneCurrency(given.line_items.map((item) => item.price_data.currency));
  const session: SessionRecord = {
    id: newId('cs_test', 58),
    created: book.now(),
    expiresAt: expiry(given.expires_at, book.now()),
    status: 'open',
    currency,
    amount: payable(lines, currency),
    lines,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    clientReferenceId: given.client_reference_id ?? null,
    customerEmail: given.customer_email ?? null,
    metadata: given.metadata,
    intentMetadata: given.payment_intent_data.metadata,
    intentDescription: given.payment_intent_data.description ?? null,
    intentId: null,
  };
  book.put('sessions', session);
  return session;
}

function oneCurrency(currencies: string[]): string {
  const [first = 'gbp', ...others] = currencies;
  if (others.some((other) => other !== first))
    throw badParameter('All prices on a Checkout Session must have the same currency.', 'line_items');
  return first;
}

function expiry(asked: number | undefined, now: number): number {
  const at = asked ?? now + 24 * 60 * minute;
  const name = 'expires_at';
  if (at < now + 30 * minute)
    throw badParameter(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      name,
    );
  if (at > now + 24 * 60 * minute)
    throw badParameter(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      name,
    );
  return at;
}

function payable(lines: Line[], currency: string): number {
  const amount = lines.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  if (amount < leastPence) {
    const least = formatAmount(leastPence, currency);
    throw badParameter(
      `The Checkout Session's total amount due must add up to at least ${least} ${currency}`,
      'line_items',
      'amount_too_small',
    );
  }
  if (amount > mostPence) {
    const most = formatAmount(mostPence, currency);
    throw badParameter(
      `The Checkout Session's total amount must be no more than ${most} ${currency}`,
      'line_items',
      'amount_too_large',
    );
  }
  return amount;
}
