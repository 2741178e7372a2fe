import { z } from 'zod';
import { rules } from '#wording/rules.ts';
import { call, perPlace } from './call.ts';
import { guessed } from './fields.ts';

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
