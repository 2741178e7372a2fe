import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { companions } from '#wording/storefront/companions.ts';
import { post } from '../../browser/api.ts';
import { dropViewed, forgetViewed, useViewed } from '../../browser/viewed.ts';
import { Button } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { notify } from '../../ui/notify.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryTerms } from './short-delivery.tsx';

const text = companions.viewed;

export interface ViewedStripProps {
  /** The product whose page this is: it is not shown beside itself. */
  but?: string;
}

/** Each card has its room from the start: nothing moves when its product is known. */
export function ViewedStrip({ but }: ViewedStripProps) {
  const id = useId();
  const ids = useViewed().filter((one) => one !== but);
  const cards = useCards(ids);
  if (ids.length === 0 || cards === 'unknown') return null;
  const clear = () => {
    forgetViewed();
    notify(text.cleared);
  };
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <div className="grid gap-1">
          <h2 id={id}>{text.title}</h2>
          <DeliveryTerms />
        </div>
        <Button kind="quiet" onClick={clear}>
          {text.clear}
        </Button>
      </div>
      <ul className="flex gap-3 overflow-x-auto overscroll-x-contain pb-2">
        {ids.map((id) => (
          <li key={id} className="w-[8rem] max-w-full flex-none desk:w-36">
            <Card product={cards?.get(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Card = ({ product }: { product: ProductCard | undefined }) => (
  <div className="relative grid gap-1">
    {product ? (
      <Picture name={product.image} alt="" sizes="144px" />
    ) : (
      <Skeleton className="aspect-square w-full rounded-md" />
    )}
    <div className="h-[4.4em] text-sm">
      {product && (
        <Link
          to={productPath(product)}
          className="line-clamp-3 leading-snug font-semibold row-link hover:underline"
        >
          {noBreak(product.title)}
        </Link>
      )}
    </div>
    <div className="min-h-6">{product && <Price pence={product.pricePence} className="font-bold" />}</div>
    {/* What this browser's guns make of it (layout/show-fit.tsx), with room for two lines. */}
    {product && <div data-fit={product.id} data-fit-as="row" className="relative z-1 text-xs" />}
  </div>
);

/** As they are now, in one call; undefined until it is answered, `unknown` where it can't be. What is no longer sold falls out. */
function useCards(ids: readonly string[]): ReadonlyMap<string, ProductCard> | undefined | 'unknown' {
  const [cards, setCards] = useState<ReadonlyMap<string, ProductCard> | 'unknown'>();
  const wanted = ids.join(' ');
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const ask = async () => {
      // What the cart asks, as if nothing had been seen of them yet. Sorted, so that the answer is kept for all who ask it.
      const products = wanted
        .split(' ')
        .sort()
        .map((id) => ({ id, version: 0 }));
      const answer = await post('/cart-changes', { products }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.status !== 200) return setCards('unknown');
      setCards(new Map(answer.data.map((item) => [item.id, decodeProductCard(item)])));
      dropViewed(answer.gone);
    };
    void ask();
    return () => leaving.abort();
  }, [wanted]);
  return cards;
}
