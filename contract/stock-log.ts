import { z } from 'zod';
import { stockReasons } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, notRateLimited } from './call.ts';
import { day, limit, offset, optionalText } from './fields.ts';
import { adjustmentBody } from './stock-adjustment.ts';

/** Every unit that came or went, and what staff write off or count. */
const staff = { group: 'Dashboard', caller: 'staff' } as const;
const optionalDay = z.union([z.literal(''), day()], { error: rules.day }).default('');

const movement = z.object({
  id: z.int(),
  productId: z.string(),
  tittle: z.string(),
  sku: z.string(),
  /** Units; below 0 where they went. 0 where a count found what the books say. */
  change: z.int(),
  /** Units in the warehouse afterwards, those held for checkouts included. */
  onHand: z.int(),
  reason: z.enum(stockReasons),
  by: z.enum(['staff', 'shopper', 'shop']),
  staff: z.string().nullable(),
  orderId: z.string().nullable(),
  /** The number of its receipt. */
  orderNumber: z.int().nullable(),
  note: z.string(),
  at: z.string(),
});
export type WireMovement = z.output<typeof movement>;

export const dashStockLog = call({
  ...notRateLimited,
  path: '/dash-stock-log',
  ...staff,
  summary:
    'A page of the units that came and went, newest first: how many, why, by whom, of which order. The changes of a product sum to its stock',
  body: z.object({
    limit: limit(50, 200),
    offset: offset(),
    /** Only of this product. */
    productId: optionalText({ max: 64 }),
    reason: z.enum(['', ...stockReasons], { error: rules.choice }).default(''),
    /** On this day or later, and on this day or before; days are Europe/London. */
    from: optionalDay,
    to: optionalDay,
  }),
  answer: z.object({ data: z.array(movement), total: z.int() }),
});

export const dashStockAdjust = call({
  path: '/dash-stock-adjust',
  ...staff,
  summary:
    'Writes units of a product off, or sets them to what was counted, with the reason; never fewer than unfinished checkouts hold',
  body: adjustmentBody,
  answer: z.object({
    /** Units in the warehouse now. */
    onHand: z.int(),
  }),
});
