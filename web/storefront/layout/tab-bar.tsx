import { Columns3, Heart, LayoutGrid, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { useCartCount } from '../../browser/cart.ts';
import { useCompared } from '../../browser/compared.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { AccountTab } from './account-menu.tsx';
import { shopMenuId } from './shop-menu.tsx';
import { Count } from './top-bar.tsx';

const tab =
  'flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4.2vw)] font-semibold text-on-bar-muted aria-[current=page]:text-on-bar aria-[current=page]:shadow-[inset_0_3px_var(--signal)]';

/** Below 850 px: what a thumb reaches. */
export function TabBar() {
  const favourites = useFavourites().length;
  const units = useCartCount();
  const compared = useCompared();
  return (
    <nav
      aria-label={layout.footer.quickLinks}
      className="no-print fixed inset-x-0 bottom-0 z-40 flex h-(--tab-bar) items-start bg-bar [--ring:var(--on-bar)] desk:hidden"
    >
      <button type="button" popoverTarget={shopMenuId} className={tab}>
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
      <AccountTab className={tab} />
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
    <NavLink to={to} className={tab}>
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
