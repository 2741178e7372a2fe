import { z } from 'zod';
import { orderStatuses, paymentStatuses } from '#database/enums.ts';
import type { ParcelSize } from '#shop/orders/packing/parcel-size.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { id, limit, offset, text } from './fields.ts';
import { hazards } from './orders.ts';

/** What staff do at the packing bench. */
const group = 'Fulfilment';
const staff = { group, caller: 'staff' } as const;

export const packingViews = ['pack', 'confirm'] as const;
export const parcelSizes = ['letter', 'small', 'large', 'unknown'] as const satisfies ParcelSize[];
export const hazardFilters = ['none', ...hazards] as const;

const packingLine = z.object({
  /** In the order, from 1. */
  position: z.int(),
  productId: z.string(),
  tittle: z.string(),
  img: z.string(),
  quantity: z.int(),
  /** Its product's today; '' for none. */
  sku: z.string(),
  barcode: z.string(),
  /** Where it lies; '' where nobody has said. */
  shelf: z.string(),
  /** Pressurised gas or lithium cells: by road only, with a mark on the parcel. */
  hazard: z.enum(hazards).nullable(),
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
