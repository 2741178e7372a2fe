import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '#contract/call.ts';
import { type Coupon, decodeCoupon } from '#contract/coupon.ts';
import { plainPounds } from '#contract/money.ts';
import type { CouponRefusal } from '#shop/pricing/quote.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { post } from '../../browser/api.ts';
import { readBuyNow } from '../../browser/buy-now.ts';
import { readCart } from '../../browser/cart.ts';
import { forgetCartCode, noteCartCode, readCartCode } from '../../browser/discount-code.ts';
import { attemptFor, type CheckoutSource, couponOfAttempt, openAttempt } from '../basket/attempt.ts';
import { type Line, orderable, plainQuote, quoteLines } from '../basket/basket.ts';
import type { CodeHandle } from './code.tsx';

/** What the server says of a code for a basket and an account. */
type Verified = { coupon: Coupon; failure?: undefined } | { coupon?: undefined; failure: Failure };

/**
 * The code that was applied before the page was opened, asked about again: it may have ended or, on a first order, be used
 * up by now. The cart's is kept for every tab, Buy Now's for this tab's attempt.
 */
export async function readKeptCoupon(from: CheckoutSource, email: string): Promise<Verified | null> {
  if (from === 'cart') {
    const code = readCartCode();
    const ids = readCart().map(({ id }) => id);
    return code && ids.length > 0 ? verify(from, code, ids, email) : null;
  }
  const coupon = readBuyNow() && couponOfAttempt(from);
  if (!coupon) return null;
  const failure = coupon.firstOrder ? await whyNotFirst(email) : undefined;
  return failure ? { failure } : { coupon };
}

export interface CouponOptions {
  from: CheckoutSource;
  email: string;
  lines: readonly Line[];
  /** What `readKeptCoupon` is learning; only the first counts. */
  kept: Promise<Verified | null>;
  onSignedOut: () => void;
}

/**
 * One code an order (spec.md sections 7 and 8), checked here for what the shopper reads, and by the server for good. The
 * cart's is kept for every tab, so that no total rises without a word.
 */
export function useCoupon({ from, email, lines, kept, onSignedOut }: CouponOptions) {
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [refused, setRefused] = useState('');
  const field = useRef<CodeHandle>(null);
  const [settling, setSettling] = useState(false);
  const quoted = coupon ? quoteLines(lines, coupon) : plainQuote(lines);
  const fits = !('refused' in quoted);
  const basket = orderable(lines).map(({ line: { id, quantity } }) => ({ id, quantity }));
  const ids = basket.map(({ id }) => id);

  const keep = (next: Coupon | null) => {
    setCoupon(next);
    setRefused('');
    attemptFor(from, basket, next);
    if (from === 'buy') return;
    if (next) noteCartCode(next.code);
    else forgetCartCode();
  };

  const refuse = (message: string) => {
    keep(null);
    setRefused(message);
  };

  const waiting = useKeptCoupon(kept, ({ coupon, failure }) => {
    if (coupon) return setCoupon(coupon);
    if (isSignedOut(failure)) return onSignedOut();
    // A code that could not be asked for now is asked for again on the next visit.
    if (from === 'cart' && !isRefusal(failure)) setRefused(failure.message);
    else refuse(failure.message);
  });

  /** Answers why the code does not work; nothing where it does. */
  const apply = async (entered: string): Promise<Failure | undefined> => {
    if (coupon && fits) return atField(text.oneCode);
    const { coupon: found, failure } = await verify(from, entered, ids, email);
    if (failure && isSignedOut(failure)) return void onSignedOut();
    if (failure) return atField(failure.message, failure.status);
    const quoted = quoteLines(lines, found);
    if ('refused' in quoted) return atField(whyNot(quoted.refused, found));
    // At once: who applied it by paying pays what it leaves.
    flushSync(() => keep(found));
  };

  const settle = async () => {
    setSettling(true);
    const canPay = await field.current?.settle();
    setSettling(false);
    return canPay ?? true;
  };

  return {
    /** Where one is typed; what is typed there and not applied yet, `settle` applies, and answers whether the order can be paid. */
    field,
    settle,
    settling,
    /** The code that counts, and the price with it. */
    coupon: fits ? coupon : null,
    quote: fits ? quoted : plainQuote(lines),
    /** Why a code that was applied no longer counts. */
    problem: fits || !coupon ? refused : whyNot(quoted.refused, coupon),
    apply,
    /** Until it is known whether a code that was kept still counts. */
    waiting,
    remove: () => keep(null),
    /** The server does not take the code after all. */
    refuse,
  };
}

/** Tells what became of the kept code, if there was one; answers whether that is still to come. */
function useKeptCoupon(kept: CouponOptions['kept'], onKnown: (verified: Verified) => void): boolean {
  const [first] = useState(kept);
  const [waiting, setWaiting] = useState(true);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    let left = false;
    void first.then((verified) => {
      if (left) return;
      if (verified) tell(verified);
      setWaiting(false);
    });
    return () => {
      left = true;
    };
  }, [first]);
  return waiting;
}

async function verify(from: CheckoutSource, code: string, ids: string[], email: string): Promise<Verified> {
  const productId = from === 'buy' ? (ids[0] ?? 'all') : 'all';
  const answer = await post('/verify-code', { code, productId, products: ids });
  if (answer.status !== 200) return { failure: answer };
  const coupon = decodeCoupon(answer.data[0]);
  const failure = coupon.firstOrder ? await whyNotFirst(email) : undefined;
  return failure ? { failure } : { coupon };
}

const isSignedOut = ({ status }: Failure) => status === 401 || status === 403;

/** The server said no, rather than nothing or 'not now'. */
const isRefusal = ({ status }: Failure) => status !== 0 && status !== 429 && status < 500;

/**
 * Why this account can't use a first-order code, asked each time. An unpaid order of this tab, or of another, is what the next
 * takes the place of; whether its card page was paid, the provider is asked first.
 */
async function whyNotFirst(email: string): Promise<Failure | undefined> {
  const orderId = openAttempt()?.orderId ?? (await findUnpaidOrder(email));
  if (orderId) await post('/update-payment-status', { orderId, status: 'Success' });
  const answer = await post('/is-first-order', { email, insteadOf: orderId });
  if (answer.status === 200) return undefined;
  return answer.status === 409 ? atField(text.firstOrderOnly) : answer;
}

/** There is one an account at most. */
async function findUnpaidOrder(email: string): Promise<string | undefined> {
  const answer = await post('/user-orders', { email });
  if (answer.status !== 200) return undefined;
  return answer.data.find(({ paymentStatus }) => paymentStatus === 'Pending')?.id;
}

const atField = (message: string, status: Failure['status'] = 409): Failure => ({
  status,
  message,
  errors: { code: message },
});

const whyNot = (refusal: CouponRefusal, { minPence }: Coupon): string => {
  const words: Record<CouponRefusal, string> = {
    'coupon below minimum': text.minimum(plainPounds(minPence)),
    'coupon not for these items': text.code.notForThese,
  };
  return words[refusal];
};
