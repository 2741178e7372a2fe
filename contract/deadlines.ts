import { z } from 'zod';
import { orderStatuses } from '#database/enums.ts';
import { deadlineFilters } from '#shop/orders/rights.ts';
import { rules } from '#wording/rules.ts';
import { call, notRateLimited } from './call.ts';
import { limit, offset } from './fields.ts';

/** What is due of an order: 'deliver' and 'refund' by the shop, 'dispute' the evidence that it owes the customer's bank, 'send back' by its customer. */
const dueOrder = z.object({
  orderId: z.string(),
  number: z.int().nullable(),
  name: z.string(),
  city: z.string(),
  orderStatus: z.enum(orderStatuses),
  due: z.enum(['deliver', 'refund', 'dispute', 'send back']),
  /** The last day for it: YYYY-MM-DD in London. */
  by: z.string(),
  /** That day is past. */
  over: z.boolean(),
  /** Its customer says that it has not come. */
  notArrived: z.boolean(),
});
export type DueOrder = z.output<typeof dueOrder>;

export const dashDeadlines = call({
  ...notRateLimited,
  path: '/dash-deadlines',
  group: 'Fulfilment',
  caller: 'staff',
  summary:
    'A page of what is due of paid orders by law or to a bank, the nearest day first: to deliver, to give money back, and goods that customers send back',
  body: z.object({
    offset: offset(),
    limit: limit(50, 200),
    /** 'overdue': what the shop has let pass; 'not arrived': as their customers say. */
    show: z.enum(deadlineFilters, { error: rules.choice }).default('all'),
  }),
  answer: z.object({ data: z.array(dueOrder), total: z.int() }),
});
