import { Heart } from 'lucide-react';
import type { Favourite } from '#contract/favourite.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { toggleFavourite, useIsFavourite } from '../../browser/favourites.ts';
import { IconButton } from '../../ui/button.tsx';

/** The heart; filled once the product is a favourite (spec.md section 2). */
export function FavouriteButton({
  product,
  describedBy,
  className = '',
}: {
  product: Favourite;
  /** The id of the element that names the product, where many stand side by side. */
  describedBy?: string;
  className?: string;
}) {
  const chosen = useIsFavourite(product.id);
  return (
    <IconButton
      label={chosen ? shopCard.favourite.remove : shopCard.favourite.add}
      aria-describedby={describedBy}
      className={className}
      onClick={() => toggleFavourite(product)}
    >
      <Heart size={20} aria-hidden className={chosen ? 'fill-current' : 'fill-transparent'} />
    </IconButton>
  );
}
