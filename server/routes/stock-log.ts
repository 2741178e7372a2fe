import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/stock-log.ts';
import { encodeMovement } from '#contract/stock-movement.ts';
import { adjustStock } from '#shop/stock/adjust.ts';
import { listMovements } from '#shop/stock/list.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.stock;

export const stockLog: Handlers<PathsOf<typeof declared>> = {
  async '/dash-stock-log'({ shop, body }) {
    const { movements, total } = await listMovements(shop, body);
    const data = movements.map(({ sku, staffId, receiptNumber, at, ...rest }) =>
      encodeMovement({
        ...rest,
        sku: sku ?? '',
        staff: staffId,
        orderNumber: receiptNumber,
        at: at.toISOString(),
      }),
    );
    return { status: 200, data, total };
  },

  async '/dash-stock-adjust'({ shop, body, staffId }) {
    const adjusted = await adjustStock(shop, { ...body, staffId });
    if ('onHand' in adjusted && !('refused' in adjusted))
      return { status: 200, message: answers.done, onHand: adjusted.onHand };
    const field = body.reason === 'counted' ? 'counted' : 'change';
    switch (adjusted.refused) {
      case 'no such product':
        return fail(404, answers.catalogue.noProduct);
      case 'moved meanwhile':
        return fail(409, text.moved(adjusted.onHand));
      case 'held': {
        const message = text.held(adjusted.reserved);
        return fail(409, message, { errors: { [field]: message } });
      }
    }
  },
};
