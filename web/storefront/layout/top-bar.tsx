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

/** The bar stays in sight, from 850 px on; on a phone the row with the search does. What leads along the shelves scrolls away. */
export function TopBar() {
  return (
    <header className="no-print contents text-on-bar [--ring:var(--on-bar)]">
      <div className="top-bar">
        <div className="roomy page flex flex-wrap items-center pb-2 sm:flex-nowrap sm:gap-4 sm:pb-0 wide:gap-8">
          <Wordmark />
          <Link
            to="/contact"
            className="-mr-2 inline-flex min-h-11 flex-none items-center px-2 text-[min(0.875rem,6vw)] sm:order-1 desk:hidden"
          >
            {layout.contact}
          </Link>
          <SearchBox className="w-full sm:mx-auto sm:max-w-[33rem]" />
          <QuickAccess />
        </div>
      </div>
      <div className="hidden bg-bar-deep desk:block">
        <div className="roomy page flex min-h-11 flex-wrap items-stretch gap-x-6">
          <nav aria-label={layout.nav} className="-ml-3 flex flex-wrap">
            <button type="button" popoverTarget={shopMenuId} className="shelf-link gap-2 wide:hidden">
              <LayoutGrid size={18} aria-hidden />
              {layout.shop}
            </button>
            <Shelf to="/shop/all">{layout.all}</Shelf>
            {Object.entries(categories).map(([category, name]) => (
              <Shelf key={category} to={`/shop/${category}`}>
                {name}
              </Shelf>
            ))}
            <Shelf to="/shop/discount">{layout.discount}</Shelf>
          </nav>
          <p className="ml-auto flex items-center text-sm text-on-bar-muted max-wide:hidden">
            {delivery.freeFrom}
          </p>
        </div>
      </div>
    </header>
  );
}

function Wordmark() {
  const { shopName } = useShop();
  return (
    <div className="flex h-[52px] min-w-0 items-center max-sm:flex-1 sm:h-14 sm:max-w-56 sm:shrink-0 wide:max-w-80">
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
      className={`-mr-2 hidden flex-none desk:flex ${compared.length === 0 ? 'pl-16' : ''}`}
    >
      {compared.length > 0 && (
        <CountedLink
          className="bar-link"
          to={compareAddress(compared)}
          label={layout.compare}
          count={compared.length}
        >
          <Columns3 size={22} aria-hidden />
        </CountedLink>
      )}
      <CountedLink className="bar-link" to="/favorites" label={layout.favourites} count={favourites}>
        <Heart size={22} aria-hidden />
      </CountedLink>
      <CountedLink className="bar-link" to="/contact" label={layout.contact} count={0}>
        <Mail size={22} aria-hidden />
      </CountedLink>
      <CountedLink className="bar-link" to="/cart" label={layout.cart} count={units}>
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
  className: string;
  children: ReactNode;
}

/** An icon above its name, with how much is behind it. */
export const CountedLink = ({ to, label, count, className, children }: CountedLinkProps) => (
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
