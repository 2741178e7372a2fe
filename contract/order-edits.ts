import { z } from 'zod';
import { noteReaders } from '#database/enums.ts';
import { call } from './call.ts';
import { id } from './fields.ts';
import { addressFields, editMeta, orderEditBody, orderNoteBody } from './order-edit-body.ts';

/** What is changed of an order before it leaves, and what staff note at it. */
const group = 'Fulfilment';

/** An edit as it stands in an order. Pounds; moments are ISO 8601. */
export const wireEdit = z.object({
  id: z.int(),
  /** Whether it changed where the order goes. */
  address: z.boolean(),
  /** Units to be sent of the lines that changed, before and after. */
  lines: z.array(z.object({ position: z.int(), tittle: z.string(), from: z.int(), to: z.int() })),
  /** What went back for what was taken out. */
  refund: z.number(),
  reason: z.string(),
  /** 'shopper', 'staff', or for staff the one who did it. */
  by: z.string(),
  at: z.string(),
});
export type WireEdit = z.output<typeof wireEdit>;

export const wireNote = z.object({
  id: z.int(),
  text: z.string(),
  for: z.enum(noteReaders),
  /** The member of staff; '' for the shopper. */
  by: z.string(),
  at: z.string(),
});
export type WireNote = z.output<typeof wireNote>;

const edited = z.object({
  /** How many edits there are with it. */
  version: z.int(),
  /** Pounds on their way back for what was taken out. */
  refund: z.number(),
});

export const dashOrderEdit = call({
  path: '/dash-order-edit',
  group,
  caller: 'staff',
  summary:
    'Changes where a paid order goes, or takes units out and gives them back, before it leaves; its shopper is mailed what changed',
  body: orderEditBody,
  answer: edited,
});

export const updateOrderAddress = call({
  path: '/update-order-address',
  group,
  caller: 'owner or staff',
  summary: 'Changes where an order goes, until somebody packs it',
  body: z.object({ orderId: id(), ...addressFields, ...editMeta }),
  answer: edited,
  rate: [{ per: 'address', times: 20, seconds: 600 }],
});

export const dashNote = call({
  path: '/dash-note',
  group,
  caller: 'staff',
  summary: 'Notes something at an order, for staff alone, or for its customer too, who is mailed it',
  body: orderNoteBody,
  answer: z.object({ noteId: z.int() }),
});
