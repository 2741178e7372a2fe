import { Heart } from 'lucide-react';
import { favourites as text } from '#wording/storefront/favourites.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import type { Route } from './+types/favourites';
import { FavouriteCard } from './favourite-card.tsx';

export const meta: Route.MetaFunction = () => [{ title: text.title }, { name: 'robots', content: 'noindex' }];

/** What this browser keeps as favourites (spec.md section 3). */
export default function Favourites() {
  const favourites = useFavourites();
  const hydrated = useHydrated();
  return (
    <div className="page grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1>{text.title}</h1>
        {favourites.length > 0 && <p className="figures text-muted">{text.count(favourites.length)}</p>}
      </div>
      {!hydrated && <Loading />}
      {hydrated && favourites.length === 0 && <None />}
      {favourites.length > 0 && (
        <ul className="shelf">
          {favourites.map((favourite) => (
            <li key={favourite.id}>
              <FavouriteCard favourite={favourite} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const None = () => (
  <EmptyState
    icon={<Heart size={32} aria-hidden />}
    title={text.empty}
    action={<ButtonLink to="/shop/all">{text.shop}</ButtonLink>}
  >
    {text.emptyText}
  </EmptyState>
);
