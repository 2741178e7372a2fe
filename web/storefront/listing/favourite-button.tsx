import { Heart } from 'lucide-react';
import { listing } from '#wording/storefront/listing.ts';
import { type Favourite, toggleFavourite, useIsFavourite } from '../../browser/favourites.ts';
import { IconButton } from '../../ui/button.tsx';

/** The heart; filled once the product is a favourite (spec.md section 2). */
export function FavouriteButton({ product, className = '' }: { product: Favourite; className?: string }) {
  const chosen = useIsFavourite(product.id);
  return (
    <IconButton
      label={chosen ? listing.favourite.remove : listing.favourite.add}
      className={className}
      onClick={() => toggleFavourite(product)}
    >
      <Heart size={20} aria-hidden className={chosen ? 'fill-signal text-signal' : 'fill-transparent'} />
    </IconButton>
  );
}
