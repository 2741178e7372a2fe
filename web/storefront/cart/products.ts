import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import type { WireProduct } from '#contract/catalogue.ts';
import { post } from '../../browser/api.ts';

/** A product as the server last named it; `gone` where it is no longer sold. */
export type Known = WireProduct | 'gone';

export interface Products {
  known: ReadonlyMap<string, Known>;
  /** Why the last asking failed, until one succeeds; what was known before stays. */
  failure: Failure | null;
  refresh: () => Promise<void>;
}

/** How one product is asked for: the cart's call, or Buy Now's. */
export type Ask = (id: string, signal: AbortSignal) => Promise<Known | Failure>;

export const askForCart: Ask = async (productId, signal) => {
  const answer = await post('/cartProduct', { productId }, { signal });
  return answer.status === 200 ? answer[0] : refused(answer);
};

export const askForBuyNow: Ask = async (id, signal) => {
  const answer = await post('/checkout', { id }, { signal });
  return answer.status === 200 ? (answer.data[0] ?? 'gone') : refused(answer);
};

const refused = (failure: Failure) => (failure.status === 404 ? 'gone' : failure);

/** Kept for the visit, so that going back to the cart shows it at once, without a connection too. */
let lastKnown: ReadonlyMap<string, Known> = new Map();

/**
 * What the server says of some products: asked at once, whenever the page comes into sight or the connection returns,
 * and every `everyMs` milliseconds while it is in sight (decisions.md section 5, 'Cart totals').
 */
export function useProducts(ids: readonly string[], ask: Ask, everyMs?: number): Products {
  const [known, setKnown] = useState(lastKnown);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController>(undefined);
  const wanted = ids.join(' ');

  const refresh = useCallback(async () => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const asked = wanted.split(' ').filter(Boolean);
    const answers = await Promise.all(asked.map((id) => ask(id, signal)));
    if (signal.aborted) return;
    running.current = undefined;
    const next = new Map(lastKnown);
    let failed: Failure | null = null;
    asked.forEach((id, place) => {
      const answer = answers[place];
      if (!answer) return;
      if (isKnown(answer)) next.set(id, answer);
      else failed = answer;
    });
    lastKnown = next;
    setKnown(next);
    setFailure(failed);
  }, [wanted, ask]);

  useEffect(() => {
    // On a slow line a new asking must not end the one under way.
    const whenSeen = () => {
      if (document.visibilityState === 'visible' && !running.current) void refresh();
    };
    void refresh();
    const timer = everyMs ? setInterval(whenSeen, everyMs) : undefined;
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('focus', whenSeen);
    window.addEventListener('online', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('focus', whenSeen);
      window.removeEventListener('online', whenSeen);
      running.current?.abort();
      running.current = undefined;
    };
  }, [refresh, everyMs]);

  return { known, failure, refresh };
}

const isKnown = (answer: Known | Failure): answer is Known => answer === 'gone' || 'tittle' in answer;
