import { useEffect, useState } from 'react';
import { decodeFitFacts, decodeLead, type Lead } from '#contract/fit.ts';
import type { FitFacts } from '#shop/catalogue/fit/rules.ts';
import { maxFitFacts } from '#shop/catalogue/limits.ts';
import { post } from '../../browser/api.ts';

interface Known {
  /** Null for what is not sold. */
  facts: ReadonlyMap<string, FitFacts | null>;
  leads: readonly Lead[];
}

/** Kept for the visit. */
let known: Known = { facts: new Map(), leads: [] };

/** What the shop says of some products, as far as it decides what they fit; those it was not asked about yet come a moment later. */
export function useFitFacts(ids: readonly string[]): Known {
  const [shown, setShown] = useState(known);
  const wanted = ids.join(' ');
  useEffect(() => {
    let left = false;
    const missing = wanted
      .split(' ')
      .filter((id) => id && !known.facts.has(id))
      .sort();
    void askFor([...new Set(missing)]).then(() => {
      if (!left) setShown(known);
    });
    return () => {
      left = true;
    };
  }, [wanted]);
  return shown;
}

/** In lots; what can't be learnt is asked for again with the next. */
async function askFor(missing: string[]): Promise<void> {
  for (let at = 0; at < missing.length; at += maxFitFacts) {
    const ids = missing.slice(at, at + maxFitFacts);
    const answer = await post('/fit-facts', { ids });
    if (answer.status !== 200) return;
    const found = new Map(answer.data.map((product) => [product.id, decodeFitFacts(product)]));
    known = {
      facts: new Map([...known.facts, ...ids.map((id) => [id, found.get(id) ?? null] as const)]),
      leads: answer.leads.map(decodeLead),
    };
  }
}
