import { z } from 'zod';
import { orderStatuses } from '#database/enums.ts';
import { carrierFileKinds, carrierKeys } from '#shop/orders/carriers.ts';
import { bulkStatuses, maxBulkOrders } from '#shop/orders/status.ts';
import { maxProducts, maxUnits } from '#shop/pricing/limits.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { id, optionalText } from './fields.ts';

/** What staff do between a payment and a doorstep. */
const group = 'Fulfilment';
const staff = { group, caller: 'staff' } as const;
const someOrders = rules.orderIds(maxBulkOrders);
const orderIds = z.array(id(), { error: someOrders }).min(1, someOrders).max(maxBulkOrders, someOrders);

export const dashBulkStatus = call({
  path: '/dash-bulk-status',
  ...staff,
  summary:
    'Takes many orders one step forward to a status, each by itself: what one is refused for keeps no other. Called again, those that are there already count as done',
  body: z.object({ orderIds, status: z.enum(bulkStatuses, { error: rules.choice }) }),
  answer: z.object({
    /** In the order asked for, each order once. `status` and `message` are what /change-order-status answers for it. */
    results: z.array(
      z.object({
        orderId: z.string(),
        status: z.int(),
        message: z.string(),
        /** Where it is now; null for an order that there is not. */
        orderStatus: z.enum(orderStatuses).nullable(),
      }),
    ),
  }),
});

export const dashTakeBack = call({
  path: '/dash-take-back',
  ...staff,
  summary:
    'Takes back that an order was set to Shipped or Delivered, within 10 minutes of it and before its customer is mailed; after the first Shipped the customer can cancel again',
  body: z.object({ orderId: id() }),
  answer: z.object({ orderStatus: z.enum(orderStatuses) }),
});

const parcelLine = z.object({
  position: z.int().min(1).max(maxProducts),
  quantity: z.int().min(1).max(maxUnits),
});

export const dashParcel = call({
  path: '/dash-parcel',
  ...staff,
  summary: 'Writes down a parcel of an order, or changes one: who carries it, its number, and what is in it',
  body: z.object({
    orderId: id(),
    /** The one to change; left out: another one. */
    parcelId: z.int32().optional(),
    /** Left out: the one whose numbers look like this one. */
    carrier: z.enum(carrierKeys, { error: rules.choice }).optional(),
    service: optionalText({ max: 60 }),
    tracking: optionalText({ max: 60 }),
    /** Left out: all that is in no other parcel. */
    lines: z.array(parcelLine).max(maxProducts).optional(),
  }),
  answer: z.object({ parcelId: z.int() }),
});

export const dashParcelRemove = call({
  path: '/dash-parcel-remove',
  ...staff,
  summary: 'Takes a parcel that was written down by mistake off its order',
  body: z.object({ orderId: id(), parcelId: z.int32() }),
  answer: noFields,
});

export const dashCarrierFile = call({
  ...notRateLimited,
  path: '/dash-carrier-file',
  ...staff,
  summary: 'A file of paid orders for a carrier’s program: Royal Mail Click & Drop, or any that reads CSV',
  body: z.object({
    orderIds,
    carrier: z.enum(carrierFileKinds, { error: rules.choice }),
  }),
  answer: z.object({ csv: z.string(), orders: z.int() }),
});

export const dashTrackingImport = call({
  path: '/dash-tracking-import',
  ...staff,
  summary:
    'Reads a carrier’s file (CSV) of order references and tracking numbers; unless it is a dry run writes the parcels down, each row by itself, and sets confirmed orders to Shipped if asked to',
  body: z.object({
    csv: z
      .string({ error: rules.text })
      .min(1, { error: rules.text })
      .max(1_000_000, { error: rules.text })
      .refine((csv) => !csv.includes('\0') && csv.isWellFormed(), { error: rules.text }),
    dryRun: z.boolean(),
    ship: z.boolean().default(true),
  }),
  answer: z.object({
    added: z.int(),
    shipped: z.int(),
    results: z.array(
      z.object({
        line: z.int(),
        reference: z.string(),
        /** 200, or why not as /dash-parcel says it. */
        status: z.int(),
        message: z.string(),
      }),
    ),
  }),
  maxBytes: 2 * 1024 * 1024,
});
