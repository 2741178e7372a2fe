import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import type { Coupon } from '#contract/coupon.ts';
import { toPounds } from '#contract/money.ts';
import { decodeQuote } from '#contract/quote.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { post } from '../../browser/api.ts';
import { attemptFor, basketKey, type CheckoutSource, forgetAttempt, noteOpened } from '../basket/attempt.ts';
import { type Line, orderable } from '../basket/basket.ts';

export type Trouble =
  | { what: 'message'; message: string; more?: string }
  | { what: 'moved'; wasPence: number; nowPence: number }
  | { what: 'paid already'; message: string; orderId: string };

export interface Paying {
  from: CheckoutSource;
  /** The account, and whether its shopper said to be 18 or over. */
  buyer: { email: string; adult: boolean };
  lines: readonly Line[];
  coupon: Coupon | null;
  /** What the browser reckons; the server's own stands instead once it has named another. */
  quote: Quote;
  onSignedOut: () => void;
  onCodeRefused: (message: string) => void;
  /** Price, stock or address are not what was shown. */
  onChanged: () => void;
}

/**
 * Places the order and goes to the card page. The server charges only what the shopper saw: where its price is another,
 * nothing is ordered, and the next press accepts the new one.
 */
export function usePay({ from, buyer, lines, coupon, quote, ...on }: Paying) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [named, setNamed] = useState<{ basket: string; quote: Quote }>();
  // State comes too late for a second click in the same moment.
  const sending = useRef(false);

  const bought = orderable(lines).map(({ line: { id, quantity } }) => ({ id, quantity }));
  const basket = `${basketKey(bought)} ${coupon?.code ?? ''}`;
  const shown = named?.basket === basket ? named.quote : quote;

  const rest = () => {
    sending.current = false;
    setBusy(false);
  };
  useBackFromCardPage(rest);

  const pay = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(null);
    const attempt = attemptFor(from, bought, coupon);
    const answer = await post('/create-checkout-session', {
      ...buyer,
      title: titlesOf(lines),
      price: toPounds(shown.totalPence),
      products: bought,
      code: coupon?.code,
      idempotencyKey: attempt.key,
    });
    if (answer.status === 200) {
      noteOpened(attempt, answer.orderId, bought);
      window.location.assign(answer.url || `/success/${answer.orderId}`);
      return;
    }
    rest();
    refused(answer);
  };

  const refused = (answer: Failure) => {
    if (answer.status === 401 || answer.status === 403) return on.onSignedOut();
    if (answer.orderId !== undefined)
      return setTrouble({ what: 'paid already', message: answer.message, orderId: answer.orderId });
    if (answer.quote) {
      const now = decodeQuote(answer.quote);
      setNamed({ basket, quote: now });
      setTrouble({ what: 'moved', wasPence: shown.totalPence, nowPence: now.totalPence });
      return on.onChanged();
    }
    if (answer.errors?.code) {
      setTrouble({ what: 'message', message: answer.errors.code });
      return on.onCodeRefused(answer.errors.code);
    }
    if (answer.status === 0 || answer.status >= 500)
      return setTrouble({ what: 'message', message: text.paymentFailed, more: text.paymentFailedText });
    setTrouble({ what: 'message', message: answer.message, more: text.notOrdered });
    on.onChanged();
  };

  // A code may have been applied since the button was pressed: what is paid is what is on the screen then.
  const latest = useRef(pay);
  useLayoutEffect(() => {
    latest.current = pay;
  });

  return {
    busy,
    trouble,
    /** What the button says and the server is asked to charge. */
    quote: shown,
    pay: () => latest.current(),
    calm: () => setTrouble(null),
    /** Shows something to do first. */
    stop: (message: string) => setTrouble({ what: 'message', message }),
    /** After 'You have already paid for this order': the shopper wants it once more. */
    startAnew: () => {
      forgetAttempt();
      setTrouble(null);
    },
  };
}

/** Coming back from there, the browser may show this page as it was left: busy. */
function useBackFromCardPage(rest: () => void) {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) rest();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  });
}

/** The server titles an order itself; this is what the shopper saw. */
const titlesOf = (lines: readonly Line[]) =>
  orderable(lines)
    .map(({ line }) => line.product?.title ?? '')
    .join(', ')
    .slice(0, 2000);
