import { Columns3, Heart, LayoutGrid, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { useCartCount } from '../../browser/cart.ts';
import { useCompared } from '../../browser/compared.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { AccountTab } from './account-menu.tsx';
import { shopMenuId } from './shop-menu-id.ts';
import { Count } from './top-bar.tsx';

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
      <Tab to="/favorites" label={layout.favourites} count={favourites}>
        <Heart size={22} aria-hidden />
      </Tab>
      {compared.length > 0 && (
        <Tab to={compareAddress(compared)} label={layout.compare} count={compared.length}>
          <Columns3 size={22} aria-hidden />
        </Tab>
      )}
      <Tab to="/cart" label={layout.cart} count={units}>
        <ShoppingCart size={22} aria-hidden />
      </Tab>
      <AccountTab className="tab" />
    </nav>
  );
}

function Tab({
  to,
  label,
  count,
  children,
}: {
  to: string;
  label: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <NavLink to={to} data-cart={to === '/cart' || undefined} className="tab">
      <span className="relative px-3">
        {children}
        <span className="absolute -top-1.5 right-0">
          <Count count={count} />
        </span>
      </span>
      <span>
        {label}
        {count > 0 && <span className="sr-only">{layout.withCount('', count)}</span>}
      </span>
    </NavLink>
  );
}
