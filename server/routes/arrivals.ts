import type * as declared from '#contract/arrivals.ts';
import type { PathsOf } from '#contract/calls.ts';
import { answerArrival } from '#shop/orders/arrivals/answer.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.arrival;

export const arrivals: Handlers<PathsOf<typeof declared>> = {
  async '/arrived'({ shop, body }) {
    const outcome = await answerArrival(shop, body);
    if ('answered' in outcome) return { status: 200, message: text[outcome.answered], arrived: body.arrived };
    switch (outcome.refused) {
      case 'unknown link':
        return fail(404, text.unknown);
      case 'ended':
        return fail(409, text.ended);
      case 'answered':
        return fail(409, text.answered[outcome.answer]);
      case 'delivered':
        return fail(409, text.delivered);
    }
  },
};
