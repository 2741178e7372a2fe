import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/fulfilment.ts';
import { advance } from '#shop/orders/advance.ts';
import { statusOf } from '#shop/orders/read.ts';
import { type BulkStatus, stepBefore } from '#shop/orders/status.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { refusedMove } from './orders.ts';

export const fulfilment: Handlers<PathsOf<typeof declared>> = {
  async '/dash-bulk-status'({ shop, body: { orderIds, status }, staffId }) {
    const results = [];
    for (const orderId of new Set(orderIds))
      results.push(await moveOne(shop, { orderId, to: status, staffId }));
    return { status: 200, message: answers.done, results };
  },
};

/** One order of many, in a transaction of its own: who presses again, or presses what a colleague pressed, does no harm. */
async function moveOne(shop: Shop, move: { orderId: string; to: BulkStatus; staffId: string }) {
  const { orderId, to } = move;
  const outcome = await advance(shop, { ...move, from: stepBefore[to] });
  if ('moved' in outcome) return { orderId, status: 200, message: answers.done, orderStatus: outcome.moved };
  const orderStatus = (await statusOf(shop, orderId))?.orderStatus ?? null;
  if (orderStatus === to) return { orderId, status: 200, message: answers.orders.already(to), orderStatus };
  const { status, message } = refusedMove(outcome, to);
  return { orderId, status, message, orderStatus };
}
