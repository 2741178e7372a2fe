import { useEffect, useState } from 'react';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import type { Help } from '#shop/catalogue/search/parse-search.ts';
import { post } from '../../browser/api.ts';

export interface Suggestions {
  products: readonly ProductCard[];
  /** What the shop did to find them (contract/catalogue.ts), and what it looked for then. */
  help: Help;
  showing: string;
}

const none: Suggestions = { products: [], help: 'none', showing: '' };
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
    const timer = setTimeout(async () => {
      const answer = await post('/search-product', { keywords, limit: most }, { signal: asking.signal });
      if (asking.signal.aborted) return;
      if (answer.status !== 200) return setFound(none);
      const { data, help, showing } = answer;
      setFound({ products: data.slice(0, most).map(decodeProductCard), help, showing });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [keywords]);

  return found;
}
