import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, noFields, perPlace } from './call.ts';
import { guessed, id } from './fields.ts';

/** What a shopper says by the link that asks whether an order has arrived: the link says who they are. */
export const arrived = call({
  path: '/arrived',
  group: 'Orders',
  summary:
    'Answers the letter that asks whether an order has arrived, by the secret of its link. Yes sets it to Delivered; not yet is shown to staff. The same answer twice is fine',
  caller: 'anyone',
  body: z.object({
    token: guessed({ min: 1, max: 64, message: rules.id }),
    arrived: z.boolean({ error: rules.choice }),
  }),
  answer: z.object({ arrived: z.boolean() }),
  rate: perPlace(30, 600),
});

export const notArrived = call({
  path: '/not-arrived',
  group: 'Orders',
  summary:
    'Says that an order that was sent has not come, before or after the shop asks: it is shown to staff, and never taken for delivered. Twice is fine',
  caller: 'owner or staff',
  body: z.object({ orderId: id() }),
  answer: noFields,
});
