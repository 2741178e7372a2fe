import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { encodeListing } from '#contract/listing.ts';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import type { Category } from '#database/enums.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { companions } from '#wording/storefront/companions.ts';
import { post } from '../../browser/api.ts';
import { besideCart, type Cart, maxBesideCart, withLast } from './beside-cart.ts';
import { bringsFree, mostBeyondPence } from './brings-free.ts';
import { CompanionList } from './companion-list.tsx';

export interface SuggestionsProps {
  /** In the cart; none where there is nothing to go by. */
  ids?: readonly string[];
  /** What somebody has already, such as what was bought: not offered again. */
  known?: readonly string[];
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
export function Suggestions(props: SuggestionsProps) {
  const { ids = none, known = none, enough, children, ...look } = props;
  const suggested = useSuggestions({ ids, enough, lackingPence: look.lackingPence }, known);
  if (!suggested) return null;
  const { what, products } = suggested;
  const shown = ids.length < maxProducts ? products : products.filter(({ id }) => ids.includes(id));
  return (
    <>
      {shown.length > 0 && <CompanionList title={companions[what]} products={shown} {...look} />}
      {children}
    </>
  );
}

interface Suggested {
  what: 'goesWith' | 'goesWithSeveral' | 'popular';
  products: ProductCard[];
}

/**
 * Asked for when the page opens, and again once something was taken out or put in by other means; undefined until the first answer.
 * A number of units changes what the cart lacks, and moves nothing that is in sight.
 */
function useSuggestions(
  { ids, enough, lackingPence }: Cart,
  known: readonly string[],
): Suggested | undefined {
  const [shown, setShown] = useState<Suggested>();
  const wanted = ids.filter((id) => !shown?.products.some((one) => one.id === id)).join(' ');
  const lacking = useEffectEvent(() => lackingPence);
  const beside = useEffectEvent((asked: string[], found: ProductCard[][]) =>
    besideCart({ ids: [...asked, ...known], enough, lackingPence }, found),
  );
  const popular = useEffectEvent((signal: AbortSignal) => askPopular(known.length, signal));
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const asked = wanted.split(' ').filter(Boolean);
      const goesWith = beside(asked, await askGoesWith(asked, leaving.signal));
      if (leaving.signal.aborted) return;
      const [what, found] =
        goesWith.length > 0
          ? ([asked.length > 1 ? 'goesWithSeveral' : 'goesWith', goesWith] as const)
          : (['popular', beside(asked, [await popular(leaving.signal)])] as const);
      const lacks = enough === 'bbs' ? undefined : lacking();
      const isBrought = found.some(({ pricePence }) => bringsFree(pricePence, lacks));
      const last = lacks && !isBrought ? await askBbs(lacks, leaving.signal) : undefined;
      if (!leaving.signal.aborted) setShown({ what, products: withLast(found, last) });
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

/** As many more as may be in the cart, or are known, already. */
async function askPopular(known: number, signal: AbortSignal): Promise<ProductCard[]> {
  const wanted = {
    count: maxBesideCart + maxProducts + known,
    sortBy: 'bestSelling',
    inStock: true,
    families: true,
  } as const;
  const answer = await post('/getProducts', wanted, { signal });
  return answer.status === 200 ? answer.data.map(decodeProductCard) : [];
}

/**
 * The most popular BBs that make the delivery of a cart free, of a weight that pistols and rifles are fed with: they are used up in
 * every gun, and can be sent wherever anything can.
 */
async function askBbs(lackingPence: number, signal: AbortSignal): Promise<ProductCard | undefined> {
  const wanted = encodeListing({
    category: 'bbs',
    discounted: false,
    minPence: lackingPence,
    maxPence: lackingPence + mostBeyondPence,
    attributes: { tracer: ['false'], 'bb-weight': { from: 0.2, to: 0.28 } },
    sortBy: 'bestSelling',
    keywords: '',
    inStock: true,
    minRating: 0,
    families: true,
    limit: 1,
    offset: 0,
    maxLeftover: 0,
  });
  const answer = await post('/getProducts', wanted, { signal });
  return answer.status === 200 ? answer.data.map(decodeProductCard)[0] : undefined;
}
