import { z } from 'zod';
import { returnedStates, returnReasons } from '#database/enums.ts';
import { maxProducts, maxUnits } from '#shop/pricing/limits.ts';
import { rules } from '#wording/rules.ts';
import { call } from './call.ts';
import { id, optionalText, pounds, text } from './fields.ts';

/** Goods that come back, line by line. */
const group = 'Returns';

const position = z.int().min(1).max(maxProducts);
const quantity = z.int().min(1).max(maxUnits);

/** One return of an order. Moments are ISO 8601, days YYYY-MM-DD in London; positions are those of p1..p5. */
export const wireReturn = z.object({
  /** As it stands on its slip, after an R. */
  number: z.int(),
  reason: z.enum(returnReasons),
  /** What the shopper said beside it. */
  note: z.string(),
  by: z.enum(['shopper', 'staff']),
  state: z.enum(['open', 'closed']),
  requestedAt: z.string(),
  /** It was taken back before anything of it came; it is closed then. */
  cancelled: z.object({ at: z.string(), by: z.enum(['shopper', 'staff']) }).nullable(),
  /** The last day for sending it back; null until the order is delivered. */
  sendBackBy: z.string().nullable(),
  /** The last day for the money of what came of it; null while none of that is owed. */
  refundBy: z.string().nullable(),
  /** The goods are not what was sold, and were rejected in time: nothing is deducted. */
  rejected: z.boolean(),
  /** How the units came: those of no state are awaited. */
  lines: z.array(
    z.object({
      position: z.int(),
      quantity: z.int(),
      whole: z.int(),
      damaged: z.int(),
      missing: z.int(),
      restocked: z.int(),
    }),
  ),
  /** What was found when it, or a part of it, came, oldest first. Pounds. */
  receipts: z.array(
    z.object({
      at: z.string(),
      deducted: z.number(),
      deductionReason: z.string(),
      refundId: z.int().nullable(),
    }),
  ),
});
export type WireReturn = z.output<typeof wireReturn>;

export const requestReturn = call({
  path: '/return',
  group,
  caller: 'owner or staff',
  summary:
    'Asks for a return of some units of a dispatched order: until 14 days after delivery, or 30 where they are not what was sold. Staff record later ones too. The same key is the same return',
  body: z.object({
    orderId: id(),
    lines: z
      .array(z.object({ position, quantity }), { error: rules.returns.lines })
      .min(1, { error: rules.returns.lines })
      .max(maxProducts, { error: rules.returns.lines }),
    reason: z.enum(returnReasons, { error: rules.choice }),
    /** What the shopper says beside it. */
    note: optionalText({ max: 1000, multiline: true }),
    /** The form's own: asking again with it is no second return. */
    key: optionalText({ max: 64 }),
  }),
  answer: z.object({
    /** Of the return, as it stands on its slip after an R. */
    number: z.int(),
    at: z.string(),
    sendBackBy: z.string().nullable(),
    refundBy: z.string().nullable(),
  }),
});

export const cancelReturn = call({
  path: '/cancel-return',
  group,
  caller: 'owner or staff',
  summary:
    'Takes a return back of which nothing has come: its units can be returned anew within their time. Twice is once',
  body: z.object({
    orderId: id(),
    /** Of the return. */
    number: z.int(),
  }),
  answer: z.object({}),
});

export const dashReturn = call({
  path: '/dash-return',
  group,
  caller: 'staff',
  summary:
    'Receives a return, whole or in parts: how its units came, which go back on the shelf, and the refund of what came. The same key is the same receipt',
  body: z.object({
    orderId: id(),
    /** Of the return. */
    number: z.int(),
    /** A line may stand here once for each state. */
    lines: z
      .array(
        z.object({
          position,
          quantity,
          state: z.enum(returnedStates, { error: rules.choice }),
          /** Back on the shelf; else written off. Nothing of what is missing. */
          restock: z.boolean({ error: rules.choice }).default(false),
          /** Pounds kept from what the units are worth, for damage by use. */
          deduct: pounds().default(0),
        }),
        { error: rules.returns.lines },
      )
      .min(1, { error: rules.returns.lines })
      .max(3 * maxProducts, { error: rules.returns.lines })
      .refine((lines) => lines.every(({ state, restock, deduct }) => fits(state, restock, deduct)), {
        error: rules.returns.states,
      }),
    /** Pounds of the order's delivery that go back with it: all of it on a full return. */
    delivery: pounds().default(0),
    /** Pounds that the shopper paid for sending back goods that are not what was sold. */
    postage: pounds().default(0),
    /** Why something is deducted; the shopper reads it. */
    reason: optionalText({ max: 300 }),
    /** The units that came were refunded before: nothing goes back with this. */
    alreadyRefunded: z.boolean({ error: rules.choice }).default(false),
    /** The form's own: asking again with it receives nothing twice. */
    key: text({ min: 1, max: 64 }),
    /** The sum that was shown; where it would be another, 409. Left out: whatever it is. */
    amount: pounds().optional(),
  }),
  /** Pounds that go back, and units that went on the shelf. */
  answer: z.object({ amount: z.number(), restocked: z.int() }),
});

/** Only what came can be sold again, and only what is damaged is worth less. */
const fits = (state: string, restock: boolean, deduct: number): boolean =>
  !(state === 'missing' && restock) && (deduct === 0 || state === 'damaged');
