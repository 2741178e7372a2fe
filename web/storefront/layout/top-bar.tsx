import { Columns3, Heart, LayoutGrid, Mail, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { categories, delivery } from '#wording/storefront/shop.ts';
import { useCartCount } from '../../browser/cart.ts';
import { useCompared } from '../../browser/compared.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { useShop } from '../../shop.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { AccountLink } from './account-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { shopMenuId } from './shop-menu-id.ts';

/**
 * The bar stays in sight, from 850 px on; on a phone the row with the search does. What leads along the shelves stands below it from
 * 600 px on, on a phone on the home page alone, and scrolls away; from 850 px on it comes back on the way up.
 */
export function TopBar() {
  return (
    <header className="no-print contents text-on-bar [--ring:var(--on-bar)]">
      <div className="top-bar">
        <div className="page bar-row">
          <Wordmark />
          <Link to="/contact" className="bar-contact">
            {layout.contact}
          </Link>
          <div className="bar-search">
            <button
              type="button"
              popoverTarget={shopMenuId}
              aria-label={layout.shopMenu}
              className="icon-btn bar-shop"
            >
              <LayoutGrid size={22} aria-hidden />
            </button>
            <SearchBox />
          </div>
          <QuickAccess />
        </div>
      </div>
      <div className="shelf-bar">
        <div className="page flex min-h-11 flex-wrap items-stretch gap-x-6">
          <nav aria-label={layout.nav} className="shelf-row">
            <Shelf to="/shop/all">{layout.all}</Shelf>
            {Object.entries(categories).map(([category, name]) => (
              <Shelf key={category} to={`/shop/${category}`}>
                {name}
              </Shelf>
            ))}
            <Shelf to="/shop/discount">{layout.discount}</Shelf>
          </nav>
          {/* What finds no room beside the shelves wraps out of sight: in wider letters they are still one row. */}
          <div className="flex h-11 flex-1 flex-wrap content-start items-center justify-end overflow-hidden text-sm text-on-bar-muted max-wide:hidden">
            <Shelf to="/my-kit">{layout.whatFits}</Shelf>
            {delivery.freeFrom}
          </div>
        </div>
      </div>
    </header>
  );
}

function Wordmark() {
  const { shopName } = useShop();
  return (
    <div>
      <Link to="/" className="wordmark">
        <span aria-hidden className="size-3 flex-none rounded-full bg-signal" />
        <span className="line-clamp-2 wrap-anywhere">{shopName}</span>
      </Link>
    </div>
  );
}

const Shelf = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink to={to} prefetch="intent" className="shelf-link">
    {children}
  </NavLink>
);

/**
 * From 850 px on: each with its name, so that nothing needs to be led to twice. A phone has them in its bottom bar. Room is kept
 * for what compares, so that nothing moves when it comes.
 */
function QuickAccess() {
  const favourites = useFavourites().length;
  const units = useCartCount();
  const compared = useCompared();
  return (
    <nav
      aria-label={layout.quick}
      className={`-mr-2 hidden flex-none desk:flex ${compared.length === 0 ? 'pl-17.5' : ''}`}
    >
      {compared.length > 0 && (
        <CountedLink to={compareAddress(compared)} label={layout.compare} count={compared.length}>
          <Columns3 size={22} aria-hidden />
        </CountedLink>
      )}
      <CountedLink to="/favorites" label={layout.favourites} count={favourites}>
        <Heart size={22} aria-hidden />
      </CountedLink>
      <CountedLink to="/contact" label={layout.contact} count={0}>
        <Mail size={22} aria-hidden />
      </CountedLink>
      <CountedLink to="/cart" label={layout.cart} count={units}>
        <ShoppingCart size={22} aria-hidden />
      </CountedLink>
      <AccountLink className="bar-link" />
    </nav>
  );
}

interface CountedLinkProps {
  to: string;
  label: string;
  count: number;
  className?: string;
  children: ReactNode;
}

/** An icon above its name, with how much is behind it. */
export const CountedLink = ({ to, label, count, className = 'bar-link', children }: CountedLinkProps) => (
  <NavLink to={to} data-cart={to === '/cart' || undefined} className={className}>
    <span className="counted">
      {children}
      <Count count={count} />
    </span>
    <span aria-hidden={count > 0}>{label}</span>
    {count > 0 && <span className="sr-only">{layout.withCount(label, count)}</span>}
  </NavLink>
);

/** A number on an icon; its meaning is in the link's own words. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden className="count figures">
      {count > 99 ? '99+' : count}
    </span>
  );
}
