import { z } from 'zod';
import { orderStatuses, paymentStatuses, shortageStates } from '#database/enums.ts';
import type { ParcelSize } from '#shop/orders/packing/parcel-size.ts';
import type { ShortageChoice } from '#shop/orders/shortages/answer.ts';
import { maxProducts, maxUnits } from '#shop/pricing/limits.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited, perPlace } from './call.ts';
import { guessed, id, limit, offset, text, wholeNumber } from './fields.ts';
import { hazards } from './orders.ts';

/** What staff do at the packing bench. */
const group = 'Fulfilment';
const staff = { group, caller: 'staff' } as const;

export const packingViews = ['pack', 'confirm'] as const;
export const parcelSizes = ['letter', 'small', 'large', 'unknown'] as const satisfies ParcelSize[];
export const shortageChoices = ['wait', 'swap', 'refund'] as const satisfies ShortageChoice[];
export const hazardFilters = ['none', ...hazards] as const;

const packingLine = z.object({
  /** In the order, from 1. */
  position: z.int(),
  productId: z.string(),
  tittle: z.string(),
  img: z.string(),
  /** That go into the parcel: without what is missing, or was refunded. */
  quantity: z.int(),
  /** Its product's today; '' for none. */
  sku: z.string(),
  barcode: z.string(),
  /** Where it lies; '' where nobody has said. */
  shelf: z.string(),
  /** Pressurised gas or lithium cells: by road only, with a mark on the parcel. */
  hazard: z.enum(hazards).nullable(),
  /** Not to be sent any more: its order is packed only for a reason. */
  recalled: z.boolean(),
  /** That units of it are missing, until when its shopper may choose (ISO 8601); `instead`: that it is what they took instead. */
  short: z
    .object({
      missing: z.int(),
      state: z.enum(shortageStates),
      until: z.string(),
      instead: z.boolean(),
    })
    .nullable(),
});

const orderToPack = z.object({
  id: z.string(),
  /** The number of its receipt. */
  number: z.int().nullable(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Who bought it. */
  name: z.string(),
  /** Where it goes. */
  city: z.string(),
  units: z.int(),
  /** When it was paid, and when it was packed (ISO 8601; null: not yet). */
  paidAt: z.string(),
  packedAt: z.string().nullable(),
  /** The day in London (YYYY-MM-DD) on which it must leave to arrive as promised. */
  goesBy: z.string(),
  /** Of its goods; null where one has no weight. */
  grams: z.int().nullable(),
  size: z.enum(parcelSizes),
  hazards: z.array(z.enum(hazards)),
  /** Why the customer's bank disputes its payment, in the bank's words; null where it does not. */
  disputed: z.string().nullable(),
  lines: z.array(packingLine),
});
export type WireOrderToPack = z.output<typeof orderToPack>;

export const dashPacking = call({
  ...notRateLimited,
  path: '/dash-packing',
  ...staff,
  summary:
    'The paid orders that are to be packed, or first to be confirmed: those that must leave first before the others; or one order as it is packed',
  body: z.object({
    view: z.enum(packingViews, { error: rules.choice }).default('pack'),
    /** Left out: any. 'none': only what may fly. */
    hazard: z.enum(hazardFilters, { error: rules.choice }).optional(),
    size: z.enum(parcelSizes, { error: rules.choice }).optional(),
    /** This order alone, whatever its status. */
    orderId: id().optional(),
    limit: limit(50, 200),
    offset: offset(),
  }),
  answer: z.object({ data: z.array(orderToPack), total: z.int() }),
});

export const dashShort = call({
  path: '/dash-short',
  ...staff,
  summary:
    'Notes that units of an order’s line are missing, and asks its shopper by mail: wait, have something else, or their money back, which comes by itself after 48 hours. The same again changes nothing',
  body: z.object({
    orderId: id(),
    position: z.int({ error: rules.wholeNumber }).min(1).max(maxProducts),
    missing: wholeNumber(1, maxUnits, rules.missingUnits),
    /** SKUs, barcodes or ids of what they may have instead; left out: what is nearest to it in stock. */
    instead: z.array(id(), { error: rules.instead }).max(3, { error: rules.instead }).optional(),
  }),
  answer: z.object({ until: z.string() }),
});

const asked = z.object({
  state: z.enum(shortageStates),
  tittle: z.string(),
  img: z.string(),
  missing: z.int(),
  /** What was paid for these units; pounds. */
  worth: z.number(),
  /** Until when there is a choice (ISO 8601). */
  until: z.string(),
  /** The order is cancelled, or came back. */
  ended: z.boolean(),
  /** What can be had instead, for what one unit costs, and what goes back of what was paid. */
  offers: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      tittle: z.string(),
      img: z.string(),
      price: z.number(),
      back: z.number(),
    }),
  ),
  /** What was taken instead; '' for nothing. */
  swap: z.string(),
});
export type WireAskedShortage = z.output<typeof asked>;

export const shortage = call({
  path: '/shortage',
  group: 'Orders',
  summary:
    'What is asked about a line that is short, by the secret of its link; with a choice, answers it: once, and the same again is fine',
  caller: 'anyone',
  body: z.object({
    token: guessed({ min: 1, max: 64, message: rules.id }),
    /** Left out: nothing is chosen. */
    choice: z.enum(shortageChoices, { error: rules.choice }).optional(),
    /** With 'swap': which of the offers. */
    productId: id().optional(),
  }),
  answer: z.object({ data: asked }),
  rate: perPlace(60, 600),
});

/** Five lines of 50 units. */
const maxScans = 250;

export const dashPack = call({
  path: '/dash-pack',
  ...staff,
  summary:
    'Notes that a confirmed order is packed: each of its units was scanned by SKU or EAN (by product id where it has neither), or there is a reason why not',
  body: z.object({
    orderId: id(),
    /** One for each unit, in whatever order. */
    scans: z.array(text({ min: 1, max: 64 }), { error: rules.scans }).max(maxScans, { error: rules.scans }),
    override: z.object({ reason: text({ min: 3, max: 200, message: rules.packReason }) }).optional(),
  }),
  answer: noFields,
});
