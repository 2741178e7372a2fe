import { z } from 'zod';
import { orderStatuses } from '#database/enums.ts';
import { bulkStatuses, maxBulkOrders } from '#shop/orders/status.ts';
import { rules } from '#wording/rules.ts';
import { call } from './call.ts';
import { id } from './fields.ts';

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
