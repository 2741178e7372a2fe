import { Columns3, Heart, LayoutGrid, ShoppingCart } from 'lucide-react';
import { layout } from '#wording/storefront/layout.ts';
import { useCartCount } from '../../browser/cart.ts';
import { useCompared } from '../../browser/compared.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { AccountLink } from './account-menu.tsx';
import { shopMenuId } from './shop-menu-id.ts';
import { CountedLink } from './top-bar.tsx';

/** Below 850 px: what a thumb reaches. */
export function TabBar() {
  const favourites = useFavourites().length;
  const units = useCartCount();
  const compared = useCompared();
  return (
    <nav aria-label={layout.footer.quickLinks} className="no-print tab-bar [--ring:var(--on-bar)]">
      <button type="button" popoverTarget={shopMenuId} className="tab">
        <LayoutGrid size={22} aria-hidden />
        {layout.shop}
      </button>
      <CountedLink className="tab" to="/favorites" label={layout.favourites} count={favourites}>
        <Heart size={22} aria-hidden />
      </CountedLink>
      {compared.length > 0 && (
        <CountedLink
          className="tab"
          to={compareAddress(compared)}
          label={layout.compare}
          count={compared.length}
        >
          <Columns3 size={22} aria-hidden />
        </CountedLink>
      )}
      <CountedLink className="tab" to="/cart" label={layout.cart} count={units}>
        <ShoppingCart size={22} aria-hidden />
      </CountedLink>
      <AccountLink className="tab" />
    </nav>
  );
}
