import type * as declared from '#contract/arrivals.ts';
import type { PathsOf } from '#contract/calls.ts';
import { type ArrivalRefusal, answerArrival } from '#shop/orders/arrivals/answer.ts';
import { type ReportRefusal, reportNotArrived } from '#shop/orders/arrivals/report.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.arrival;

export const arrivals: Handlers<PathsOf<typeof declared>> = {
  async '/arrived'({ shop, body }) {
    const outcome = await answerArrival(shop, body);
    if ('answered' in outcome) return { status: 200, message: text[outcome.answered], arrived: body.arrived };
    return refused(outcome);
  },

  async '/not-arrived'({ shop, body }) {
    const outcome = await reportNotArrived(shop, body.orderId);
    return 'reported' in outcome ? { status: 200, message: text['not yet'] } : refused(outcome);
  },
};

function refused(refusal: ArrivalRefusal | ReportRefusal) {
  switch (refusal.refused) {
    case 'unknown link':
      return fail(404, text.unknown);
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'not sent':
      return fail(409, answers.orders.notSentYet);
    case 'ended':
      return fail(409, text.ended);
    case 'answered':
      return fail(409, text.answered[refusal.answer]);
    case 'delivered':
      return fail(409, text.delivered);
  }
}
