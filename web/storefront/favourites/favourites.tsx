import { Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Favourite } from '#contract/favourite.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { favourites as text } from '#wording/storefront/favourites.ts';
import { layout } from '#wording/storefront/layout.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { useCart } from '../../browser/cart.ts';
import { readFavourites, useFavourites } from '../../browser/favourites.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import NoFavouritesDrawing from '../../ui/drawings/no-favourites.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { PutIntoCart, type PutIntoCartProps } from '../parts/put-into-cart-button.tsx';
import { readProductCard } from '../parts/read-product-card.ts';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import { DeliveryTerms } from '../parts/short-delivery.tsx';
import type { Route } from './+types/favourites';
import { FavouriteCard } from './favourite-card.tsx';

/** Of the favourites, the last ones of which it is asked what goes with them. */
const mostAsked = 4;

export const meta = pageMeta({ title: text.title }, noIndex);

/** Each favourite is asked about by itself: one that is slow holds no other up. */
export const clientLoader = () => ({
  products: new Map(readFavourites().map(({ id }) => [id, readProductCard(id)])),
});

export const HydrateFallback = () => (
  <div className="page grid gap-4">
    <div className="flex flex-wrap items-baseline justify-between gap-4">
      <h1>{text.title}</h1>
    </div>
    <Loading />
  </div>
);

/** What this browser keeps as favourites (spec.md section 3). */
export default function Favourites({ loaderData: { products } }: Route.ComponentProps) {
  const favourites = useFavourites();
  const { revalidate } = useRevalidator();
  // Another tab may add one.
  const unasked = favourites.some(({ id }) => !products.has(id));
  useEffect(() => {
    const ask = () => void revalidate();
    if (unasked) ask();
    // What was kept is checked once the line is back.
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [unasked, revalidate]);
  const toCart = useForCart(favourites);
  return (
    <div className="page grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1>{text.title}</h1>
        {favourites.length > 0 && <p className="figures text-muted">{text.count(favourites.length)}</p>}
      </div>
      {favourites.length === 0 ? (
        <None />
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <DeliveryTerms />
            {toCart.lines.length > 1 && <PutIntoCart {...toCart} />}
          </div>
          <ul className="shelf desk:[--columns:4]">
            {favourites.map((favourite) => (
              <li key={favourite.id}>
                <FavouriteCard favourite={favourite} loading={products.get(favourite.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <Suggestions
          ids={favourites.slice(0, mostAsked).map(({ id }) => id)}
          known={favourites.map(({ id }) => id)}
          // Said above, where there are any.
          terms={favourites.length > 0 ? '' : undefined}
        >
          <RecentlyViewed />
        </Suggestions>
      </Suspense>
    </div>
  );
}

/** Those that can be bought as they are and aren't in the cart, as many as it has room for. */
function useForCart(favourites: Favourite[]): PutIntoCartProps {
  const inCart = useCart().map(({ id }) => id);
  const wanted = favourites.filter(({ id, soldOut, choose }) => !soldOut && !choose && !inCart.includes(id));
  const first = wanted.slice(0, Math.max(0, maxProducts - inCart.length));
  return {
    lines: first.map(({ id, title }) => ({ productId: id, title, quantity: 1 })),
    label: first.length < wanted.length ? text.addFirst(first.length) : text.addAll(first.length),
  };
}

/** What goes with the last favourites, or sells best: below, and nobody waits for it. */
const Suggestions = lazyPart(() => import('../parts/suggestions.tsx').then((part) => part.Suggestions));

const None = () => (
  <EmptyState
    drawing={<NoFavouritesDrawing className="h-28 w-auto" />}
    title={text.empty}
    action={
      <>
        <ButtonLink to="/shop/all">{nothingHere.browse}</ButtonLink>
        <ButtonLink to="/shop/discount" kind="quiet">
          {layout.discount}
        </ButtonLink>
      </>
    }
  >
    {text.emptyText}
  </EmptyState>
);
