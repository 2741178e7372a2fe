import { z } from 'zod';
import { orderSortings, readyOrderViews } from '#database/enums.ts';
import { rules } from '#wording/rules.ts';
import { call, noFields, notRateLimited } from './call.ts';
import { optionalText, text } from './fields.ts';
import { paymentFilters, statusFilters } from './order-question.ts';
import { periods } from './periods.ts';

const staff = { group: 'Dashboard', caller: 'staff' } as const;
const choice = { error: rules.choice };

/** What a view asks, as the address of the list of orders says it (./order-question.ts); what is left out asks nothing. */
const question = z.object({
  view: z.enum(['', ...readyOrderViews], choice).optional(),
  filter: z.enum(statusFilters, choice).optional(),
  payment: z.enum(['all', ...paymentFilters], choice).optional(),
  placed: z.enum(['any', ...periods], choice).optional(),
  find: optionalText({ max: 100 }).optional(),
  sort: z.enum(orderSortings, choice).optional(),
});

const orderView = z.object({
  /** What /dash-orders takes as `view`. */
  id: z.string(),
  name: z.string(),
  question: z.record(z.string(), z.string()),
  /** The id of the member of staff who saved it; null for those that every shop has. */
  by: z.string().nullable(),
  /** How many orders are in it; null for those that staff saved. */
  orders: z.int().nullable(),
});
export type WireOrderView = z.output<typeof orderView>;

export const dashOrderViews = call({
  ...notRateLimited,
  path: '/dash-order-views',
  ...staff,
  summary: 'The views of the orders: those that every shop has, then those that staff saved, by their names',
  body: z.object({}),
  answer: z.object({ data: z.array(orderView) }),
});

export const dashSaveOrderView = call({
  path: '/dash-save-order-view',
  ...staff,
  summary:
    'Saves what the list of orders shows under a name, for all staff. The same once more changes nothing',
  body: z.object({ name: text({ min: 1, max: 40, message: rules.viewName }), question }),
  answer: z.object({ id: z.string() }),
});

export const dashDeleteOrderView = call({
  path: '/dash-delete-order-view',
  ...staff,
  summary: 'Deletes a view that staff saved',
  body: z.object({ id: text({ min: 1, max: 20, message: rules.id }) }),
  answer: noFields,
});
