import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/fulfilment.ts';
import { carrierFile } from '#shop/orders/carrier-file.ts';
import { guessCarrier } from '#shop/orders/carriers.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { type ParcelRefusal, removeParcel, saveParcel } from '#shop/orders/parcels.ts';
import { statusOf } from '#shop/orders/read.ts';
import { type BulkStatus, stepBefore } from '#shop/orders/status.ts';
import { takeBack } from '#shop/orders/take-back.ts';
import {
  importTracking,
  maxTrackingRows,
  readTrackingFile,
  type TrackingOutcome,
} from '#shop/orders/tracking-file.ts';
import { hasOpenDispute } from '#shop/payments/open-disputes.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';
import { refusedMove } from './orders.ts';

const text = answers.parcels;

export const fulfilment: Handlers<PathsOf<typeof declared>> = {
  async '/dash-bulk-status'({ shop, body: { orderIds, status }, staffId }) {
    const results = [];
    for (const orderId of new Set(orderIds))
      results.push(await moveOne(shop, { orderId, to: status, staffId }));
    return { status: 200, message: answers.done, results };
  },

  async '/dash-take-back'({ shop, body: { orderId }, staffId }) {
    const outcome = await takeBack(shop, { orderId, staffId });
    if ('takenBack' in outcome) return { status: 200, message: answers.done, orderStatus: outcome.takenBack };
    return outcome.refused === 'no such order'
      ? fail(404, answers.orders.none)
      : fail(409, answers.takeBack.tooLate);
  },

  async '/dash-parcel'({ shop, body: { carrier: chosen, ...body }, staffId }) {
    const carrier = chosen ?? guessCarrier(body.tracking);
    if (!carrier) return fail(400, text.whichCarrier, { errors: { carrier: text.whichCarrier } });
    const saved = await saveParcel(shop, { ...body, carrier, staffId });
    if ('parcelId' in saved) return { status: 200, message: answers.done, parcelId: saved.parcelId };
    return refusedParcel(saved);
  },

  async '/dash-parcel-remove'({ shop, body, staffId }) {
    const removed = await removeParcel(shop, { ...body, staffId });
    return removed ? { status: 200, message: answers.done } : fail(404, text.none);
  },

  async '/dash-carrier-file'({ shop, body: { orderIds, carrier: kind } }) {
    return { status: 200, ...(await carrierFile(shop, { orderIds, kind })) };
  },

  async '/dash-tracking-import'({ shop, body: { csv, dryRun, ship }, staffId }) {
    const read = readTrackingFile(csv);
    if ('unreadable' in read) return fail(400, text.file.unreadable(read.unreadable));
    if ('missing' in read) return fail(400, text.file.missing[read.missing]);
    const { rows } = read;
    if (rows.length > maxTrackingRows) return fail(400, text.file.tooMany(maxTrackingRows));
    const outcomes = await importTracking(shop, { rows, ship, dryRun, staffId });
    const results = rows.map(({ line, reference }, place) => ({
      line,
      reference,
      ...answerOf(outcomes[place] as TrackingOutcome),
    }));
    const shipped = outcomes.filter(
      (outcome) => 'done' in outcome && outcome.done === 'added and shipped',
    ).length;
    const added = outcomes.filter((outcome) => 'done' in outcome && outcome.done !== 'there already').length;
    return { status: 200, added, shipped, results };
  },
};

/** One order of many, in a transaction of its own: who presses again, or presses what a colleague pressed, does no harm. */
async function moveOne(shop: Shop, move: { orderId: string; to: BulkStatus; staffId: string }) {
  const { orderId, to } = move;
  if (to === 'Shipped' && (await hasOpenDispute(shop, orderId))) {
    const orderStatus = (await statusOf(shop, orderId))?.orderStatus ?? null;
    return { orderId, status: 409, message: answers.orders.disputed, orderStatus };
  }
  const outcome = await moveOrder(shop, { ...move, from: stepBefore[to] });
  if ('moved' in outcome) return { orderId, status: 200, message: answers.done, orderStatus: outcome.moved };
  const orderStatus = (await statusOf(shop, orderId))?.orderStatus ?? null;
  if (orderStatus === to) return { orderId, status: 200, message: answers.orders.already(to), orderStatus };
  const { status, message } = refusedMove(outcome, to);
  return { orderId, status, message, orderStatus };
}

function refusedParcel(refusal: ParcelRefusal) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'no such parcel':
      return fail(404, text.none);
    case 'not paid':
      return fail(409, answers.orders.unpaid);
    case 'ended':
      return fail(409, text.ended);
    case 'nothing left':
      return fail(409, text.nothingLeft);
    case 'same number':
      return fail(409, text.sameNumber, { errors: { tracking: text.sameNumber } });
    case 'more than ordered': {
      const message = text.tooMany(refusal.title, refusal.left);
      return fail(409, message, { errors: { lines: message } });
    }
  }
}

/** What became of a row of a carrier's file. */
function answerOf(outcome: TrackingOutcome): { status: number; message: string } {
  if ('done' in outcome) return { status: 200, message: text.file.done[outcome.done] };
  switch (outcome.refused) {
    case 'disputed':
      return { status: 409, message: answers.orders.disputed };
    case 'recalled':
      return { status: 409, message: answers.orders.recalled(outcome.titles) };
    case 'no reference':
    case 'no number':
    case 'which carrier':
      return { status: 400, message: text.file[outcome.refused] };
    default: {
      const { status, message } = refusedParcel(outcome as ParcelRefusal);
      return { status, message };
    }
  }
}
