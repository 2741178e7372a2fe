import { askedShortageOf, encodeAskedShortage } from '#contract/asked-shortage.ts';
import type { PathsOf } from '#contract/calls.ts';
import { encodeOrderToPack, orderToPackOf } from '#contract/order-to-pack.ts';
import type * as declared from '#contract/packing.ts';
import { findToPack, listToPack } from '#shop/orders/packing/list.ts';
import { type PackRefusal, pack } from '#shop/orders/packing/pack.ts';
import { type AnswerRefusal, answerShortage } from '#shop/orders/shortages/answer.ts';
import { findShortageByToken } from '#shop/orders/shortages/read.ts';
import { reportShortage, type ShortRefusal } from '#shop/orders/shortages/report.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.packing;
const short = answers.shortage;

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

  async '/dash-short'({ shop, body, staffId }) {
    const outcome = await reportShortage(shop, { ...body, staffId });
    if ('until' in outcome) return { status: 200, message: short.asked, until: outcome.until.toISOString() };
    return refusedShort(outcome);
  },

  async '/shortage'({ shop, body: { token, choice, productId } }) {
    if (choice) {
      const outcome = await answerShortage(shop, { token, choice, productId });
      if ('refused' in outcome) return refusedAnswer(outcome);
    }
    const found = await findShortageByToken(shop, token);
    return found
      ? { status: 200, data: encodeAskedShortage(askedShortageOf(found)) }
      : fail(404, short.unknown);
  },
};

function refusedShort(refusal: ShortRefusal) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'no such line':
      return fail(404, short.noLine);
    case 'not paid':
      return fail(409, answers.orders.unpaid);
    case 'sent or over':
      return fail(409, short.sent);
    case 'already short':
      return fail(409, short.already);
    case 'too many': {
      const message = short.tooMany(refusal.left);
      return fail(409, message, { errors: { missing: message } });
    }
    case 'unfit': {
      const message = short.unfit(refusal.code);
      return fail(409, message, { errors: { instead: message } });
    }
  }
}

function refusedAnswer(refusal: AnswerRefusal) {
  switch (refusal.refused) {
    case 'unknown link':
      return fail(404, short.unknown);
    case 'ended':
      return fail(409, short.ended);
    case 'not to be had':
      return fail(409, short.gone);
    case 'answered':
      return fail(409, short.answered[refusal.state]);
  }
}

function refusedPack(refusal: PackRefusal) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'not confirmed':
      return fail(409, text.notConfirmed);
    case 'disputed':
      return fail(409, text.disputed(refusal.reason));
    case 'recalled':
      return fail(409, text.recalled(refusal.titles));
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
