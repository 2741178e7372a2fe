import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { plainPounds, toPence } from '#contract/money.ts';
import type { WireCoupon } from '#contract/orders.ts';
import type { CouponRefusal, CouponTerms } from '#shop/pricing/quote.ts';
import { checkout as said } from '#wording/storefront/checkout.ts';
import { post } from '../../browser/api.ts';
import { type Line, orderable, plainQuote, quoteLines } from '../cart/basket.ts';
import { attemptFor, type From, keptCoupon, openAttempt } from './attempt.ts';

/** One code an order (spec.md sections 7 and 8), checked here for what the shopper reads, and by the server for good. */
export function useCoupon(from: From, email: string, lines: readonly Line[], onSignedOut: () => void) {
  const [coupon, setCoupon] = useState(() => keptCoupon(from));
  // A first-order code that was applied before the card page may be used up by now.
  const [waiting, setWaiting] = useState(Boolean(coupon?.firstOrder));
  const [refused, setRefused] = useState('');

  const bought = orderable(lines).map(({ line: { id, quantity } }) => ({ id, quantity }));
  const keep = (next: WireCoupon | null) => {
    setCoupon(next);
    setRefused('');
    attemptFor(from, bought, next);
  };

  /** Answers why the code does not work; nothing where it does. */
  const apply = async (typed: string): Promise<Failure | undefined> => {
    if (coupon) return wrong(said.oneCode);
    const ids = bought.map(({ id }) => id);
    const productId = from === 'buy' ? (ids[0] ?? 'all') : 'all';
    const answer = await post('/verify-code', { code: typed, productId, products: ids });
    if (answer.status !== 200) return wrong(answer.message, answer.status);
    const [found] = answer.data;
    const failure = found.firstOrder ? await whyNotFirst(email) : undefined;
    if (failure?.status === 401 || failure?.status === 403) return void onSignedOut();
    if (failure) return wrong(failure.message, failure.status);
    const priced = quoteLines(lines, toTerms(found));
    if ('refused' in priced) return wrong(whyNot(priced.refused, found));
    keep(found);
  };

  const refuse = (message: string) => {
    keep(null);
    setRefused(message);
  };

  const askAgain = useEffectEvent(async (left: AbortSignal) => {
    const failure = await whyNotFirst(email);
    if (left.aborted) return;
    if (failure?.status === 401 || failure?.status === 403) return onSignedOut();
    if (failure) refuse(failure.message);
    setWaiting(false);
  });
  useEffect(() => {
    if (!waiting) return;
    const leaving = new AbortController();
    void askAgain(leaving.signal);
    return () => leaving.abort();
  }, [waiting]);

  const priced = coupon ? quoteLines(lines, toTerms(coupon)) : plainQuote(lines);
  const fits = !('refused' in priced);
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

/**
 * Why this account can't use a first-order code, asked each time. An unfinished attempt of this tab is what the next takes
 * the place of; whether its card page was paid, the provider is asked first.
 */
async function whyNotFirst(email: string): Promise<Failure | undefined> {
  const orderId = openAttempt()?.orderId;
  if (orderId) await post('/update-payment-status', { orderId, status: 'Success' });
  const answer = await post('/is-first-order', { email, insteadOf: orderId });
  if (answer.status === 200) return undefined;
  return answer.status === 409 ? wrong(said.firstOrderOnly) : answer;
}

const wrong = (message: string, status: Failure['status'] = 409): Failure => ({
  status,
  message,
  errors: { code: message },
});

const whyNot = (refusal: CouponRefusal, { min }: WireCoupon) =>
  refusal === 'coupon below minimum' ? said.minimum(plainPounds(toPence(min))) : said.code.notForThese;

const toTerms = ({ type, percentage, flat, min, product_id }: WireCoupon): CouponTerms => ({
  type,
  percentage,
  flatPence: toPence(flat),
  minPence: toPence(min),
  productId: product_id,
});
