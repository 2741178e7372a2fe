import { useState } from 'react';
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
    // An unfinished attempt of this tab would count as an earlier order, though the next one takes its place.
    if (found.firstOrder && !openAttempt()) {
      const first = await post('/is-first-order', { email });
      if (first.status === 401 || first.status === 403) return void onSignedOut();
      if (first.status === 409) return wrong(said.firstOrderOnly);
      if (first.status !== 200) return wrong(first.message, first.status);
    }
    const priced = quoteLines(lines, toTerms(found));
    if ('refused' in priced) return wrong(whyNot(priced.refused, found));
    keep(found);
  };

  const priced = coupon ? quoteLines(lines, toTerms(coupon)) : plainQuote(lines);
  const fits = !('refused' in priced);
  return {
    /** The code that counts, and the price with it. */
    coupon: fits ? coupon : null,
    quote: fits ? priced : plainQuote(lines),
    /** Why a code that was applied no longer counts. */
    problem: fits || !coupon ? refused : whyNot(priced.refused, coupon),
    apply,
    remove: () => keep(null),
    /** The server does not take the code after all. */
    refuse: (message: string) => {
      keep(null);
      setRefused(message);
    },
  };
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
