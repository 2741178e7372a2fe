import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { plainPounds, toPence } from '#contract/money.ts';
import type { WireCoupon } from '#contract/orders.ts';
import type { CouponRefusal, CouponTerms } from '#shop/pricing/quote.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { post } from '../../browser/api.ts';
import { forgetCartCode, noteCartCode, readCartCode } from '../../browser/discount-code.ts';
import { type Line, orderable, plainQuote, quoteLines } from '../cart/basket.ts';
import { attemptFor, type From, keptCoupon, openAttempt } from './attempt.ts';

/**
 * One code an order (spec.md sections 7 and 8), checked here for what the shopper reads, and by the server for good. The
 * cart's is kept for every tab, so that no total rises without a word; Buy Now's for this tab's attempt.
 */
export function useCoupon(from: From, email: string, lines: readonly Line[], onSignedOut: () => void) {
  const [coupon, setCoupon] = useState(() => (from === 'buy' ? keptCoupon(from) : null));
  // What was applied before this page was opened may have ended or, on a first order, be used up by now.
  const [waiting, setWaiting] = useState(() =>
    from === 'cart' ? readCartCode() !== '' : Boolean(coupon?.firstOrder),
  );
  const [refused, setRefused] = useState('');

  const priced = coupon ? quoteLines(lines, toTerms(coupon)) : plainQuote(lines);
  const fits = !('refused' in priced);
  const bought = orderable(lines).map(({ line: { id, quantity } }) => ({ id, quantity }));
  const keep = (next: WireCoupon | null) => {
    setCoupon(next);
    setRefused('');
    attemptFor(from, bought, next);
    if (from === 'buy') return;
    if (next) noteCartCode(next.code);
    else forgetCartCode();
  };

  /** Answers why the code does not work; nothing where it does. */
  const apply = async (typed: string): Promise<Failure | undefined> => {
    if (coupon && fits) return wrong(text.oneCode);
    const answer = await verify(
      from,
      typed,
      bought.map(({ id }) => id),
      email,
    );
    if (answer.failure) {
      if (isSignedOut(answer.failure)) return void onSignedOut();
      return wrong(answer.failure.message, answer.failure.status);
    }
    const priced = quoteLines(lines, toTerms(answer.found));
    if ('refused' in priced) return wrong(whyNot(priced.refused, answer.found));
    keep(answer.found);
  };

  const refuse = (message: string) => {
    keep(null);
    setRefused(message);
  };

  const askAgain = useEffectEvent(async (left: AbortSignal) => {
    const answer = coupon
      ? { found: coupon, failure: await whyNotFirst(email) }
      : await verify(
          from,
          readCartCode(),
          lines.map(({ id }) => id),
          email,
        );
    if (left.aborted) return;
    const { failure } = answer;
    if (failure && isSignedOut(failure)) return onSignedOut();
    // A code that could not be asked for now is asked for again on the next visit.
    if (failure && from === 'cart' && !isRefusal(failure)) setRefused(failure.message);
    else if (failure) refuse(failure.message);
    else setCoupon(answer.found);
    setWaiting(false);
  });
  const asks = waiting && lines.length > 0;
  useEffect(() => {
    if (!asks) return;
    const leaving = new AbortController();
    void askAgain(leaving.signal);
    return () => leaving.abort();
  }, [asks]);

  return {
    /** The code that counts, and the price with it. */
    coupon: fits ? coupon : null,
    quote: fits ? priced : plainQuote(lines),
    /** Why a code that was applied no longer counts. */
    problem: fits || !coupon ? refused : whyNot(priced.refused, coupon),
    apply,
    /** Until it is known whether a code that was kept still counts. */
    waiting,
    remove: () => keep(null),
    /** The server does not take the code after all. */
    refuse,
  };
}

type Verified = { found: WireCoupon; failure?: undefined } | { found?: undefined; failure: Failure };

/** What the server says of a code for these products and this account. */
async function verify(from: From, code: string, ids: string[], email: string): Promise<Verified> {
  const productId = from === 'buy' ? (ids[0] ?? 'all') : 'all';
  const answer = await post('/verify-code', { code, productId, products: ids });
  if (answer.status !== 200) return { failure: answer };
  const [found] = answer.data;
  const failure = found.firstOrder ? await whyNotFirst(email) : undefined;
  return failure ? { failure } : { found };
}

const isSignedOut = ({ status }: Failure) => status === 401 || status === 403;

/** The server said no, rather than nothing or 'not now'. */
const isRefusal = ({ status }: Failure) => status !== 0 && status !== 429 && status < 500;

/**
 * Why this account can't use a first-order code, asked each time. An unfinished attempt of this tab is what the next takes
 * the place of; whether its card page was paid, the provider is asked first.
 */
async function whyNotFirst(email: string): Promise<Failure | undefined> {
  const orderId = openAttempt()?.orderId;
  if (orderId) await post('/update-payment-status', { orderId, status: 'Success' });
  const answer = await post('/is-first-order', { email, insteadOf: orderId });
  if (answer.status === 200) return undefined;
  return answer.status === 409 ? wrong(text.firstOrderOnly) : answer;
}

const wrong = (message: string, status: Failure['status'] = 409): Failure => ({
  status,
  message,
  errors: { code: message },
});

const whyNot = (refusal: CouponRefusal, { min }: WireCoupon) =>
  refusal === 'coupon below minimum' ? text.minimum(plainPounds(toPence(min))) : text.code.notForThese;

const toTerms = ({ type, percentage, flat, min, product_id }: WireCoupon): CouponTerms => ({
  type,
  percentage,
  flatPence: toPence(flat),
  minPence: toPence(min),
  productId: product_id,
});
