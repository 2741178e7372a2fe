import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/deadlines.ts';
import { listDeadlines } from '#shop/orders/deadlines.ts';
import type { Handlers } from '../http/call-context.ts';

export const deadlines: Handlers<PathsOf<typeof declared>> = {
  async '/dash-deadlines'({ shop, body }) {
    const { due, total } = await listDeadlines(shop, body);
    return {
      status: 200,
      data: due.map(({ receiptNumber: number, ...row }) => ({ ...row, number })),
      total,
    };
  },
};
