import { useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import type { Help } from '#shop/catalogue/search/concept.ts';
import { post } from '../../browser/api.ts';

export interface Suggestions {
  /** What was typed when they were asked for. */
  keywords: string;
  products: readonly ProductCard[];
  /** What the shop did to find them (contract/catalogue.ts), and what it looked for then. */
  help: Help;
  showing: string;
  /** The page of the shop that answers the words. */
  page: Success<Calls['/search-product']>['page'];
  /** How many there are in all, and where; not known at first. */
  counts?: Pick<Success<Calls['/search-counts']>, 'total' | 'categories'> | undefined;
}

const none: Suggestions = { keywords: '', products: [], help: 'none', showing: '', page: null };
const most = 6;
/** Milliseconds without a key before the shop is asked. */
const pause = 120;

/** Products that match what is being typed, from two letters on; the last ones stay until new ones come. */
export function useSuggestions(words: string): Suggestions {
  const keywords = words.trim();
  const [found, setFound] = useState(none);

  useEffect(() => {
    if (keywords.length < 2) return setFound(none);
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(async () => {
      const counting = post('/search-counts', { keywords }, { signal });
      const answer = await post('/search-product', { keywords, limit: most, families: true }, { signal });
      if (signal.aborted) return;
      if (answer.status !== 200) return setFound(none);
      const { data, help, showing, page } = answer;
      const shown = { keywords, products: data.slice(0, most).map(decodeProductCard), help, showing, page };
      setFound(shown);
      const counts = await counting;
      if (!signal.aborted && counts.status === 200) setFound({ ...shown, counts });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [keywords]);

  return found;
}
