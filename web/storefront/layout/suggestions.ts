import { useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { post } from '../../browser/api.ts';

export interface Suggestions {
  /** What was typed when they were asked for. */
  keywords: string;
  products: readonly ProductCard[];
  /** What the shop looked for to find them; '' where that is what was typed. */
  showing: string;
  /** Why they are not quite what was typed; '' where they are. */
  notice: string;
  /** The page of the shop that answers the words. */
  page: Success<Calls['/search-product']>['page'];
  /** What is shown with it where nothing is found. */
  instead: readonly ProductCard[];
  /** How many there are in all, and where; not known at first. */
  counts?: Pick<Success<Calls['/search-counts']>, 'total' | 'categories'> | undefined;
}

/** 'beginning' where no words are typed, 'unanswered' where the shop can't be asked. */
export type Found = Suggestions | 'beginning' | 'unanswered';

/** With fewer letters than that nothing is asked for: what is offered is the same for all. */
const leastLetters = 2;
const most = 6;
const mostInstead = 4;
/** Milliseconds without a key before the shop is asked. */
const pause = 120;
/** From the last key on: whoever waits longer is shown that something comes. */
const slowAfter = 200;

/**
 * Products that match what is being typed; the last ones stay until new ones come, and the beginning until the first do.
 * Undefined where there is nothing to show yet.
 */
export function useSuggestions(words: string, isOpen: boolean) {
  const keywords = words.trim();
  const [found, setFound] = useState<Found>();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    setSlow(false);
    if (!isOpen) return setFound(undefined);
    if (keywords.length < leastLetters) return setFound('beginning');
    const asking = new AbortController();
    const { signal } = asking;
    const late = setTimeout(() => setSlow(true), slowAfter);
    const timer = setTimeout(async () => {
      const counting = post('/search-counts', { keywords }, { signal });
      const answer = await post('/search-product', { keywords, limit: most, families: true }, { signal });
      if (signal.aborted) return;
      clearTimeout(late);
      setSlow(false);
      if (answer.status !== 200) return setFound('unanswered');
      const { data, instead, showing, notice, page } = answer;
      const shown = {
        keywords,
        products: data.slice(0, most).map(decodeProductCard),
        instead: instead.slice(0, mostInstead).map(decodeProductCard),
        showing,
        notice,
        page,
      };
      setFound(shown);
      const counts = await counting;
      if (!signal.aborted && counts.status === 200) setFound({ ...shown, counts });
    }, pause);
    return () => {
      clearTimeout(late);
      clearTimeout(timer);
      asking.abort();
    };
  }, [keywords, isOpen]);

  return { found, isSlow };
}
