import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import type { Category } from '#database/enums.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { companions } from '#wording/storefront/companions.ts';
import { post } from '../../browser/api.ts';
import { besideCart, type Cart, maxBesideCart } from './beside-cart.ts';
import { CompanionList } from './companion-list.tsx';

export interface SuggestionsProps {
  /** In the cart; none where there is nothing to go by. */
  ids?: readonly string[];
  /** The heading of what goes with several. */
  goesWithSeveral?: string;
  /** A category of which nothing more goes with them. */
  enough?: Category | undefined;
  /** They stand in a column, beside something else. */
  narrow?: boolean;
  /** What delivery adds, where that cart's is free already. */
  terms?: ReactNode;
  /** Pence that the cart lacks for free delivery; undefined where it lacks none. */
  lackingPence?: number | undefined;
  /** What stands below them, once it is known how high they are. */
  children?: ReactNode;
}

const none: readonly string[] = [];

/**
 * What goes with the products of a cart, below it; what sells best where nothing does. What is put in stays where it is, and shows
 * that it is in. A full cart takes nothing more, so nothing more is offered.
 */
export function Suggestions({ ids = none, goesWithSeveral, enough, children, ...look }: SuggestionsProps) {
  const suggested = useSuggestions({ ids, enough, lackingPence: look.lackingPence });
  if (!suggested) return null;
  const { what, products, several } = suggested;
  const title = (several && goesWithSeveral) || companions[what];
  const shown = ids.length < maxProducts ? products : products.filter(({ id }) => ids.includes(id));
  return (
    <>
      {shown.length > 0 && <CompanionList title={title} products={shown} {...look} />}
      {children}
    </>
  );
}

interface Suggested {
  what: 'goesWith' | 'popular';
  products: ProductCard[];
  /** They go with more than one product. */
  several?: boolean;
}

/**
 * Asked for when the page opens, and again once something was taken out or put in by other means; undefined until the first answer.
 * A number of units changes what the cart lacks, and moves nothing that is in sight.
 */
function useSuggestions({ ids, enough, lackingPence }: Cart): Suggested | undefined {
  const [shown, setShown] = useState<Suggested>();
  const wanted = ids.filter((id) => !shown?.products.some((one) => one.id === id)).join(' ');
  const lacking = useEffectEvent(() => lackingPence);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const asked = wanted.split(' ').filter(Boolean);
      const beside = (found: ProductCard[][]) =>
        besideCart({ ids: asked, enough, lackingPence: lacking() }, found);
      const goesWith = beside(await askGoesWith(asked, leaving.signal));
      if (leaving.signal.aborted) return;
      if (goesWith.length > 0)
        return setShown({ what: 'goesWith', products: goesWith, several: asked.length > 1 });
      const popular = beside([await askPopular(leaving.signal)]);
      if (!leaving.signal.aborted) setShown({ what: 'popular', products: popular });
    };
    void ask();
    return () => leaving.abort();
  }, [wanted, enough]);
  return shown;
}

/** What goes with each of some products. */
async function askGoesWith(ids: readonly string[], signal: AbortSignal): Promise<ProductCard[][]> {
  const answers = await Promise.all(ids.map((productId) => post('/goes-with', { productId }, { signal })));
  return answers.map((answer) => (answer.status === 200 ? answer.data.map(decodeProductCard) : []));
}

/** As many more as may be in the cart already. */
async function askPopular(signal: AbortSignal): Promise<ProductCard[]> {
  const wanted = {
    count: maxBesideCart + maxProducts,
    sortBy: 'bestSelling',
    inStock: true,
    families: true,
  } as const;
  const answer = await post('/getProducts', wanted, { signal });
  return answer.status === 200 ? answer.data.map(decodeProductCard) : [];
}
