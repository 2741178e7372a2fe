import { z } from 'zod';
import { disputeStates, refundReasons, staffRefundReasons } from '#database/enums.ts';
import { maxProducts, maxUnits } from '#shop/pricing/limits.ts';
import { rules } from '#wording/rules.ts';
import { call } from './call.ts';
import { id, pounds, text } from './fields.ts';

/** What goes back of an order's payment, refund by refund. */

/** One refund, for the shopper and for staff. Pounds; moments are ISO 8601. */
export const wireRefund = z.object({
  id: z.int(),
  reason: z.enum(refundReasons),
  /** Lines, delivery, goodwill and postage together. */
  amount: z.number(),
  delivery: z.number(),
  goodwill: z.number(),
  /** That the shopper paid for sending faulty goods back. */
  postage: z.number(),
  state: z.enum(['requested', 'done', 'refused']),
  /** By staff, not back to the card. */
  byOtherMeans: z.boolean(),
  /** Its number and the VAT inside, once it is done. */
  creditNote: z.int().nullable(),
  vat: z.number().nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** Positions are those of p1..p5; `restocked` units went back on the shelf with it. */
  lines: z.array(
    z.object({
      position: z.int(),
      quantity: z.int(),
      /** Less what was deducted of it for damage by use. */
      amount: z.number(),
      deducted: z.number(),
      restocked: z.int(),
    }),
  ),
});
export type WireRefund = z.output<typeof wireRefund>;

/** What the customer's bank says of the payment. */
export const wireDispute = z.object({
  id: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(disputeStates),
  /** Until when the provider takes evidence (ISO 8601); null where it takes none. */
  respondBy: z.string().nullable(),
  createdAt: z.string(),
});
export type WireDispute = z.output<typeof wireDispute>;

export const dashRefund = call({
  path: '/dash-refund',
  group: 'Refunds',
  caller: 'staff',
  summary:
    'Gives back some of an order’s payment: units of its lines, delivery, and a kindness beside them. The same key is the same refund, however often; never more than was paid',
  body: z.object({
    orderId: id(),
    lines: z
      .array(
        z.object({
          position: z.int().min(1).max(maxProducts),
          quantity: z.int().min(1).max(maxUnits),
          /** They are back and can be sold again. */
          restock: z.boolean({ error: rules.choice }).default(false),
        }),
      )
      .max(maxProducts)
      .default([]),
    delivery: pounds().default(0),
    goodwill: pounds().default(0),
    reason: z.enum(staffRefundReasons, { error: rules.choice }),
    /** The form's own: asking again with it gives nothing twice. */
    key: text({ min: 1, max: 64 }),
    /** The sum that was shown; where it would be another, 409. Left out: whatever it is. */
    amount: pounds().optional(),
    /** What could still be refunded when it was shown; where a colleague has refunded since, 409. Left out: whatever it is. */
    left: pounds().optional(),
  }),
  answer: z.object({ refundId: z.int(), amount: z.number() }),
});
