import type { PathsOf } from '#contract/calls.ts';
import { returnOf } from '#contract/from-shop.ts';
import { formatPence, toPence, toPounds } from '#contract/money.ts';
import type * as declared from '#contract/returns.ts';
import { readOrder } from '#shop/orders/read.ts';
import { type CancelReturnRefusal, cancelReturn } from '#shop/orders/returns/cancel.ts';
import { type ReceiptRefusal, receiveReturn } from '#shop/orders/returns/receive.ts';
import { type ReturnRefusal, requestReturn } from '#shop/orders/returns/request.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';
import { staffOfOrder } from '../http/staff-of-order.ts';

const text = answers.returns;

export const returns: Handlers<PathsOf<typeof declared>> = {
  async '/return'(asking) {
    const { shop, body: wanted } = asking;
    const { key, ...body } = wanted;
    const wish = { ...body, key: key || newId(), staffId: await staffOfOrder(asking, body.orderId) };
    const asked = await requestReturn(shop, wish);
    if ('refused' in asked) return refusedReturn(asked);
    const order = await readOrder(shop, body.orderId);
    const found = order?.returns.find(({ number }) => number === asked.number);
    if (!order || !found) return fail(404, answers.orders.none);
    const { number, requestedAt: at, sendBackBy, refundBy } = returnOf(found, order);
    return { status: 200, message: text.asked, number, at, sendBackBy, refundBy };
  },

  async '/cancel-return'(asking) {
    const { shop, body } = asking;
    const outcome = await cancelReturn(shop, { ...body, staffId: await staffOfOrder(asking, body.orderId) });
    if ('refused' in outcome) return refusedCancel(outcome);
    return { status: 200, message: text.cancelled };
  },

  async '/dash-return'({ shop, body, staffId }) {
    const { orderId, number, key, alreadyRefunded, lines, delivery, postage, reason, amount } = body;
    const outcome = await receiveReturn(shop, {
      ...{ orderId, number, key, alreadyRefunded, staffId },
      lines: lines.map(({ deduct, ...line }) => ({ ...line, deductedPence: toPence(deduct) })),
      deliveryPence: toPence(delivery),
      postagePence: toPence(postage),
      deductionReason: reason,
      expectedPence: amount === undefined ? undefined : toPence(amount),
    });
    if ('refused' in outcome) return refusedReceipt(outcome);
    const { amountPence, restocked } = outcome;
    return { status: 200, message: answers.done, amount: toPounds(amountPence), restocked };
  },
};

function refusedReturn(refusal: ReturnRefusal) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'not sent yet':
      return fail(409, answers.orders.notSentYet);
    case 'ended':
      return fail(409, text.ended);
    case 'too late':
      return fail(409, text.tooLate);
    case 'nothing left':
      return fail(409, text.nothingLeft);
    case 'other contents':
      return fail(409, text.otherContents);
    case 'too many units': {
      const message = text.tooMany(refusal.title, refusal.left);
      return fail(409, message, { errors: { lines: message } });
    }
  }
}

function refusedCancel({ refused }: CancelReturnRefusal) {
  switch (refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'no such return':
      return fail(409, text.none);
    case 'received':
      return fail(409, text.tooLateToCancel);
    case 'refunded':
      return fail(409, text.refundedAhead);
  }
}

function refusedReceipt(refusal: ReceiptRefusal) {
  const at = (field: string, message: string) => fail(409, message, { errors: { [field]: message } });
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'no such return':
      return fail(404, text.none);
    case 'closed':
      return fail(409, text.closed);
    case 'cancelled':
      return fail(409, text.cancelledMeanwhile);
    case 'other contents':
      return fail(409, text.receivedOtherwise);
    case 'nothing said':
      return fail(400, text.nothingSaid, { errors: { lines: text.nothingSaid } });
    case 'more than awaited':
      return at('lines', text.moreThanAwaited(refusal.title, refusal.left));
    case 'not refunded yet':
      return at('alreadyRefunded', text.notRefundedYet);
    case 'too many units':
    case 'no such line':
      return at('lines', text.refundedBefore);
    case 'no deduction for faults':
      return at('deduct', text.noDeduction);
    case 'deducted too much':
      return at('deduct', text.deductedTooMuch(formatPence(refusal.worthPence)));
    case 'no reason':
      return fail(400, text.noReason, { errors: { reason: text.noReason } });
    case 'no postage':
      return at('postage', text.noPostage);
    case 'too much delivery':
      return at('delivery', text.tooMuchDelivery(formatPence(refusal.leftPence)));
    case 'too much':
      return at('postage', text.tooMuch(formatPence(refusal.leftPence)));
    case 'refunded meanwhile':
      return fail(409, answers.refunds.refundedMeanwhile(formatPence(refusal.leftPence)));
    case 'another sum':
      return fail(409, text.anotherSum(formatPence(refusal.amountPence)));
    case 'not paid':
    case 'nothing to refund':
      return fail(409, answers.orders.unpaid);
  }
}
