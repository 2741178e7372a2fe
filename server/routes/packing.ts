import type { PathsOf } from '#contract/calls.ts';
import { encodeOrderToPack, orderToPackOf } from '#contract/order-to-pack.ts';
import type * as declared from '#contract/packing.ts';
import { findToPack, listToPack } from '#shop/orders/packing/list.ts';
import { type PackRefusal, pack } from '#shop/orders/packing/pack.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.packing;

export const packing: Handlers<PathsOf<typeof declared>> = {
  async '/dash-packing'({ shop, body: { orderId, ...question } }) {
    if (orderId !== undefined) {
      const order = await findToPack(shop, orderId);
      return order
        ? { status: 200, data: [encodeOrderToPack(orderToPackOf(order))], total: 1 }
        : fail(404, answers.orders.none);
    }
    const { orders, total } = await listToPack(shop, question);
    return { status: 200, data: orders.map((order) => encodeOrderToPack(orderToPackOf(order))), total };
  },

  async '/dash-pack'({ shop, body, staffId }) {
    const outcome = await pack(shop, { ...body, staffId });
    return 'packed' in outcome ? { status: 200, message: answers.done } : refusedPack(outcome);
  },
};

function refusedPack(refusal: PackRefusal) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'not confirmed':
      return fail(409, text.notConfirmed);
    case 'wrong code': {
      const message = text.wrongCode(refusal.code);
      return fail(409, message, { errors: { scans: message } });
    }
    case 'one too many': {
      const message = text.oneTooMany(refusal.code);
      return fail(409, message, { errors: { scans: message } });
    }
    case 'incomplete': {
      const message = text.incomplete(refusal.seen, refusal.of);
      return fail(409, message, { errors: { scans: message } });
    }
  }
}
