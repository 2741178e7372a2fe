import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { decodeCartProduct, decodeProduct } from '#contract/product.ts';
import { post } from '../../browser/api.ts';
import { pollWhileVisible } from '../parts/poll-while-visible.ts';
import { type KnownProduct, readKeptProducts } from './kept-products.ts';

export interface Products {
  known: ReadonlyMap<string, KnownProduct>;
  /** Why the last asking failed, until one succeeds; what was known before stays. */
  failure: Failure | null;
  refresh: () => Promise<void>;
}

/** How one product is asked for: the cart's call, or Buy Now's. */
export type Ask = (id: string, signal: AbortSignal) => Promise<KnownProduct | Failure>;

export const askForCart: Ask = async (productId, signal) => {
  const answer = await post('/cartProduct', { productId }, { signal });
  return answer.status === 200 ? decodeCartProduct(answer[0]) : refused(answer);
};

export const askForBuyNow: Ask = async (id, signal) => {
  const answer = await post('/checkout', { id }, { signal });
  if (answer.status !== 200) return refused(answer);
  const [product] = answer.data;
  return product ? decodeProduct(product) : 'gone';
};

const refused = (failure: Failure) => (failure.status === 404 ? 'gone' : failure);

/** Kept for the visit, so that going back to the cart shows it at once, without a connection too. */
let lastKnown: ReadonlyMap<string, KnownProduct> = new Map();

/**
 * What the server says of some products: asked at once, and whenever the page comes into sight or the connection returns.
 * With `following`, every change on the server shows within 2 s while the page is in sight (decisions.md section 9).
 */
export function useProducts(ids: readonly string[], ask: Ask, following: 'following' | 'once'): Products {
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
    const failed = answers.find((answer) => !isKnown(answer)) ?? null;
    keep(asked.flatMap((id, place) => entry(id, answers[place])));
    if (failed && following === 'following') recall(asked);
    setKnown(lastKnown);
    setFailure(failed as Failure | null);
  }, [wanted, ask, following]);

  /** What changed since, in one small call. False where that could not be learnt. */
  const catchUp = useCallback(async (): Promise<boolean> => {
    // On a slow line a new asking must not end the one under way.
    if (running.current) return true;
    const asked = wanted.split(' ').filter(Boolean).sort();
    if (asked.length === 0) return true;
    running.current = new AbortController();
    const { signal } = running.current;
    const products = asked.map((id) => ({ id, version: versionOf(lastKnown.get(id)) }));
    const answer = await post('/cart-changes', { products }, { signal });
    if (signal.aborted) return true;
    running.current = undefined;
    setFailure(answer.status === 200 ? null : answer);
    if (answer.status !== 200) return false;
    const { data, gone } = answer;
    keep([
      ...data.map((item) => [item.id, decodeCartProduct(item)] as const),
      ...gone.map((id) => [id, 'gone'] as const),
    ]);
    setKnown(lastKnown);
    return true;
  }, [wanted]);

  useEffect(() => {
    const allKnown = wanted.split(' ').every((id) => lastKnown.has(id));
    void (allKnown && following === 'following' ? catchUp() : refresh());
    const stop = pollWhileVisible(catchUp, following === 'following' ? askEveryMs : undefined);
    return () => {
      stop();
      running.current?.abort();
      running.current = undefined;
    };
  }, [refresh, catchUp, following, wanted]);

  return { known, failure, refresh };
}

/** What was true once stays so: of a page that was whole nothing goes when the next asking fails, or has yet to be answered. */
export function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

/** Leaves room for the way there and back within the 2 s. */
const askEveryMs = 1_500;

/** The map is another one only where something changed. */
function keep(entries: readonly (readonly [string, KnownProduct])[]) {
  const changed = entries.filter(([id, known]) => known !== lastKnown.get(id));
  if (changed.length > 0) lastKnown = new Map([...lastKnown, ...changed]);
}

/** What is kept of an earlier visit stands in where the server says nothing, and nowhere else. */
function recall(ids: readonly string[]) {
  const kept = readKeptProducts();
  keep(ids.flatMap((id) => (lastKnown.has(id) ? [] : entry(id, kept.get(id)))));
}

const entry = (id: string, answer: KnownProduct | Failure | undefined) =>
  answer && isKnown(answer) ? [[id, answer] as const] : [];

const versionOf = (known: KnownProduct | undefined) => (known && known !== 'gone' ? (known.version ?? 0) : 0);

const isKnown = (answer: KnownProduct | Failure): answer is KnownProduct =>
  answer === 'gone' || 'title' in answer;
