import { useEffect, useState } from 'react';
import { post } from '../../browser/api.ts';

export interface Suggestion {
  id: string;
  tittle: string;
  /** In pounds. */
  price: number;
  img1: string;
}

const most = 6;
/** Milliseconds without a key before the shop is asked. */
const pause = 120;

/** Products that match what is being typed, from two letters on; the last ones stay until new ones come. */
export function useSuggestions(words: string): readonly Suggestion[] {
  const keywords = words.trim();
  const [found, setFound] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    if (keywords.length < 2) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await post('/search-product', { keywords, limit: most }, { signal: asking.signal });
      if (asking.signal.aborted) return;
      setFound(answer.status === 200 ? answer.data.slice(0, most) : []);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [keywords]);

  return found;
}
