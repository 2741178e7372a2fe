import { decodeOrderRow, type OrderRow } from '#contract/order.ts';
import { encodeQuestion, readQuestion } from '#contract/order-question.ts';
import type { RulesOf } from '../lists/load.ts';
import { decodeRows } from '../lists/read-on.ts';

/** How the list of orders is read, by what its address asks. */
export const orderRules: RulesOf<OrderRow> = (ask, asked) => {
  const question = readQuestion((name) => asked.get(name) ?? '');
  return {
    read: async (page, signal) => {
      const body = { ...page, ...encodeQuestion(question, new Date()) };
      return decodeRows(await ask('/dash-orders', body, { signal }), decodeOrderRow);
    },
    idOf: (row) => row.id,
  };
};
