import type { PathsOf } from '#contract/calls.ts';
import { encodeCoupon } from '#contract/coupon.ts';
import { orderOf, orderSummaryOf, productOf } from '#contract/from-shop.ts';
import { plainPounds, toPence } from '#contract/money.ts';
import { encodeOrder } from '#contract/order.ts';
import { encodeOrderSummary } from '#contract/order-summary.ts';
import type * as declared from '#contract/orders.ts';
import { encodeProduct } from '#contract/product.ts';
import { encodeQuote } from '#contract/quote.ts';
import { readAddress } from '#shop/accounts/address.ts';
import { findProduct } from '#shop/catalogue/find.ts';
import { buyerFingerprints, haveFirstOrder } from '#shop/coupons/buyer-fingerprints.ts';
import { findCoupon } from '#shop/coupons/find.ts';
import { hasEarlierOrder } from '#shop/coupons/first-order.ts';
import { isSubscribed } from '#shop/newsletter/subscribe.ts';
import { cancel } from '#shop/orders/cancel.ts';
import { type MoveRefusal, moveOrder } from '#shop/orders/move-order.ts';
import { type PlaceRefusal, placeOrder } from '#shop/orders/place-order.ts';
import { ordersOf, readOrder, statusOf } from '#shop/orders/read.ts';
import { withdraw } from '#shop/orders/withdraw.ts';
import { abandon } from '#shop/payments/abandon.ts';
import { settle } from '#shop/payments/settle.ts';
import { answers } from '#wording/answers.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail, tooManyUntil } from '../http/failures.ts';
import { staffOfOrder } from '../http/staff-of-order.ts';

const text = answers.checkout;

export const orders: Handlers<PathsOf<typeof declared>> = {
  async '/checkout'({ shop, body }) {
    const product = await findProduct(shop, body.id);
    if (!product) return fail(404, answers.catalogue.noProduct);
    return { status: 200, data: [encodeProduct(productOf(product))] };
  },

  async '/create-checkout-session'({ shop, body, shopper, arrivedAt, place: from, limits }) {
    const placed = await placeOrder(shop, {
      email: shopper.email,
      lines: body.products.map(({ id, quantity }) => ({ productId: id, quantity })),
      seenPence: toPence(body.price),
      code: body.code,
      adultDeclared: body.adult,
      idempotencyKey: body.idempotencyKey,
      arrivedAt,
      place: from,
      scaled: limits.scaled,
    });
    if ('refused' in placed) return refusedOrder(placed, shop.now());
    return { status: 200, id: placed.sessionId, url: placed.url, orderId: placed.orderId };
  },

  async '/is-first-order'({ shop, body, shopper }) {
    const address = await readAddress(shop, shopper.email);
    const fingerprints = await buyerFingerprints(shop, { email: shopper.email, address });
    const earlier =
      (await hasEarlierOrder(shop, shopper.id, body.insteadOf)) ||
      (await haveFirstOrder(shop, fingerprints, body.insteadOf));
    if (earlier) return fail(409, text.firstOnly);
    return { status: 200, message: text.firstOk, subscribed: await isSubscribed(shop, shopper.email) };
  },

  async '/verify-code'({ shop, body }) {
    const coupon = await findCoupon(shop, body.code);
    if (!coupon) return fail(404, text.unknownCode);
    const bought = body.productId === 'all' ? body.products : [body.productId];
    if (coupon.productId && bought && !bought.includes(coupon.productId)) return fail(404, text.notForThese);
    return { status: 200, message: text.codeOk, data: [encodeCoupon(coupon)] };
  },

  async '/update-payment-status'({ shop, body }) {
    await (body.status === 'Failed' ? abandon(shop, body.orderId) : settle(shop, body.orderId));
    const now = await statusOf(shop, body.orderId);
    return now ? { status: 200, ...now } : fail(404, answers.orders.none);
  },

  async '/user-orders'({ shop, shopper }) {
    const found = await ordersOf(shop, shopper.id);
    const now = shop.now();
    return { status: 200, data: found.map((order) => encodeOrderSummary(orderSummaryOf(order, now))) };
  },

  async '/user-order-details'({ shop, body }) {
    const order = await readOrder(shop, body.orderId);
    return order
      ? { status: 200, data: [encodeOrder(orderOf(order, shop.now()))] }
      : fail(404, answers.orders.none);
  },

  async '/withdraw'(asking) {
    const { shop, body } = asking;
    const outcome = await withdraw(shop, body.orderId, body.reason, await staffOfOrder(asking, body.orderId));
    if ('at' in outcome)
      return {
        status: 200,
        message: answers.orders.withdrawn,
        at: outcome.at.toISOString(),
        number: outcome.number,
      };
    if (outcome.refused === 'no such order') return fail(404, answers.orders.none);
    if (outcome.refused === 'not sent yet') return fail(409, answers.orders.notSentYet);
    return fail(
      409,
      outcome.refused === 'too late' ? answers.orders.tooLateToWithdraw : answers.orders.alreadyWithdrawn,
    );
  },

  async '/change-order-status'(asking) {
    const { shop, body, staffId, asStaff } = asking;
    const { orderId, status: to, from, restock, override } = body;
    if (!asStaff && to !== 'Cancelled') return fail(403, answers.orders.onlyCancel);
    const asOwner = to === 'Cancelled' && (await staffOfOrder(asking, orderId)) === undefined;
    const outcome = asOwner
      ? await cancel(shop, orderId, 'shopper')
      : await moveOrder(shop, { orderId, to, from, restock, override, staffId });
    if ('refused' in outcome) return refusedMove(outcome, to);
    const now = await statusOf(shop, orderId);
    if (!now) return fail(404, answers.orders.none);
    return { status: 200, message: to === 'Cancelled' ? answers.orders.cancelled : answers.done, ...now };
  },
};

function refusedOrder(refusal: PlaceRefusal, now: Date) {
  switch (refusal.refused) {
    case 'too many products':
      return fail(400, text.tooManyProducts, { errors: { products: text.tooManyProducts } });
    case 'too many units':
      return fail(400, text.tooManyUnits, { errors: { products: text.tooManyUnits } });
    case 'no such account':
      return fail(401, answers.signIn);
    case 'no address':
      return fail(409, text.noAddress);
    case 'unknown code':
      return fail(404, text.unknownCode, { errors: { code: text.unknownCode } });
    case 'not a first order':
      return fail(409, text.firstOnly, { errors: { code: text.firstOnly } });
    case 'coupon not for these items':
      return fail(404, text.notForThese, { errors: { code: text.notForThese } });
    case 'coupon below minimum': {
      const message = text.belowMinimum(plainPounds(refusal.minPence));
      return fail(409, message, { errors: { code: message } });
    }
    case 'unknown product':
      return fail(404, text.unknownProduct);
    case 'inactive product':
      return fail(409, text.inactive);
    case 'not sent there':
      return fail(409, text.notSentThere(refusal.title, refusal.place, restricted.why[refusal.hazard]));
    case 'no declaration': {
      const message = text.adult(refusal.title);
      return fail(409, message, { errors: { adult: message } });
    }
    case 'no defence':
      return fail(409, text.noDefence(refusal.title));
    case 'defence ended':
      return fail(409, text.defenceEnded(refusal.title));
    case 'not enough stock':
      return fail(409, text.notEnough(refusal.title, refusal.available));
    case 'price moved':
      return fail(409, text.moved, { quote: encodeQuote(refusal.quote, refusal.available) });
    case 'already paid':
      return fail(409, text.paid, { orderId: refusal.orderId });
    case 'below card minimum':
      return fail(409, text.cardMinimum);
    case 'busy':
      return fail(409, text.busy);
    case 'network holds too much':
      return tooManyUntil(refusal.until, now, text.networkHolds);
    case 'mailbox holds too much':
      return tooManyUntil(refusal.until, now, text.mailboxHolds);
    case 'held too long':
      return tooManyUntil(refusal.until, now, text.heldTooLong);
  }
}

/** What is answered for a move that was refused. */
export function refusedMove(refusal: MoveRefusal, to: string) {
  switch (refusal.refused) {
    case 'no such order':
      return fail(404, answers.orders.none);
    case 'already cancelled':
      return fail(409, answers.orders.alreadyCancelled);
    case 'already shipped':
      return fail(409, answers.orders.shipped);
    case 'moved meanwhile':
      return fail(409, answers.orders.moved(refusal.orderStatus));
    case 'no such move':
      return fail(409, answers.orders.noMove(refusal.orderStatus, to));
    case 'not paid':
      return fail(409, answers.orders.unpaid);
    case 'recalled':
      return fail(409, answers.orders.recalled(refusal.titles));
    case 'nothing to restock':
      return fail(409, answers.orders.noRestock, { errors: { restock: answers.orders.noRestock } });
    case 'busy':
      return fail(409, answers.orders.busy);
  }
}
