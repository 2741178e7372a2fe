import type { PathsOf } from '#contract/calls.ts';
import { formatPence, toPence, toPounds } from '#contract/money.ts';
import type * as declared from '#contract/refunds.ts';
import { statusOf } from '#shop/orders/read.ts';
import type { RefundRefusal } from '#shop/payments/refund.ts';
import { refundByStaff } from '#shop/payments/refund-by-staff.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.refunds;

export const refunds: Handlers<PathsOf<typeof declared>> = {
  async '/dash-refund'({ shop, body, staffId }) {
    const { orderId, lines, delivery, goodwill, reason, key, amount, left } = body;
    if (!(await statusOf(shop, orderId))) return fail(404, answers.orders.none);
    const outcome = await refundByStaff(shop, {
      ...{ orderId, reason, key, staffId },
      lines: lines.map(({ position, quantity, restock }) => ({
        ...{ position, quantity },
        restock: restock ? quantity : 0,
      })),
      deliveryPence: toPence(delivery),
      goodwillPence: toPence(goodwill),
      seenLeftPence: left === undefined ? undefined : toPence(left),
      expectedPence: amount === undefined ? undefined : toPence(amount),
    });
    if ('refused' in outcome) return refusal(outcome);
    const { refundId, amountPence } = outcome;
    return {
      status: 200,
      message: text.asked(formatPence(amountPence)),
      refundId,
      amount: toPounds(amountPence),
    };
  },
};

function refusal(refused: RefundRefusal) {
  switch (refused.refused) {
    case 'not paid':
      return fail(409, text.notPaid);
    case 'nothing to refund':
      return fail(409, text.nothing);
    case 'other contents':
      return fail(409, text.otherContents);
    case 'refunded meanwhile':
      return fail(409, text.refundedMeanwhile(formatPence(refused.leftPence)));
    case 'another sum':
      return fail(409, text.anotherSum(formatPence(refused.amountPence)));
    case 'no such line':
      return fail(409, text.noLine, { errors: { lines: text.noLine } });
    case 'too many units': {
      const message = text.tooMany(refused.left);
      return fail(409, message, { errors: { [`units-${refused.position}`]: message } });
    }
    case 'deducted too much': {
      const message = answers.returns.deductedTooMuch(formatPence(refused.worthPence));
      return fail(409, message, { errors: { [`units-${refused.position}`]: message } });
    }
    case 'too much delivery': {
      const message =
        refused.leftPence === 0 ? text.noDelivery : text.tooMuchDelivery(formatPence(refused.leftPence));
      return fail(409, message, { errors: { delivery: message } });
    }
    case 'too much': {
      const message =
        refused.leftPence === 0 ? text.nothingLeft : text.tooMuch(formatPence(refused.leftPence));
      return fail(409, message, { errors: { goodwill: message } });
    }
  }
}
