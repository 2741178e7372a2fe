import type { PathsOf } from '#contract/calls.ts';
import { toPounds } from '#contract/money.ts';
import type * as declared from '#contract/order-edits.ts';
import { type EditRefusal, editOrder } from '#shop/orders/edit.ts';
import { addOrderNote } from '#shop/orders/notes.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';
import { staffOfOrder } from '../http/staff-of-order.ts';

const text = answers.orderEdit;

export const orderEdits: Handlers<PathsOf<typeof declared>> = {
  async '/dash-order-edit'({ shop, body, staffId }) {
    const edited = await editOrder(shop, { ...body, key: body.key || newId(), by: { staffId } });
    if ('refused' in edited) return refusedEdit(edited, 'address');
    return { status: 200, message: text.done, version: edited.version, refund: toPounds(edited.refundPence) };
  },

  async '/update-order-address'(asking) {
    const { shop, body } = asking;
    const { orderId, key, version, ...address } = body;
    const staffId = await staffOfOrder(asking, orderId);
    const by = staffId ? { staffId } : 'shopper';
    const edited = await editOrder(shop, { orderId, key: key || newId(), version, address, reason: '', by });
    if ('refused' in edited) return refusedEdit(edited, 'pinCode');
    return { status: 200, message: text.addressChanged, version: edited.version, refund: 0 };
  },

  async '/dash-note'({ shop, body, staffId }) {
    const added = await addOrderNote(shop, { ...body, key: body.key || newId(), staffId });
    if ('refused' in added) return fail(404, answers.orders.none);
    const message = body.for === 'customer' ? text.noteSent : text.noted;
    return { status: 200, message, noteId: added.noteId };
  },
};

/** @param postcode the call's field for it */
function refusedEdit(refusal: EditRefusal, postcode: string) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'not paid':
      return fail(409, answers.orders.unpaid);
    case 'not sent there': {
      const message = text.notSentThere(refusal.title, refusal.place, restricted.why[refusal.hazard]);
      return fail(409, message, { errors: { [postcode]: message } });
    }
    case 'no such line':
      return fail(400, text.noLine(refusal.position), { errors: { lines: text.noLine(refusal.position) } });
    case 'too many units':
    case 'refunded already':
    case 'in a parcel': {
      const message = text[refusal.refused](refusal.position, refusal.left);
      return fail(409, message, { errors: { lines: message } });
    }
    default:
      return fail(409, text[refusal.refused]);
  }
}
