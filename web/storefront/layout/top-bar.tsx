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
import { AccountIcon } from './account-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { shopMenuId } from './shop-menu-id.ts';

/** The bar stays in sight, from 850 px on; on a phone the row with the search does. What leads along the shelves scrolls away. */
export function TopBar() {
  return (
    <header className="no-print contents text-on-bar [--ring:var(--on-bar)]">
      <div className="top-bar">
        <div className="page flex flex-wrap items-center pb-2 sm:flex-nowrap sm:gap-4 sm:pb-0 desk:gap-8">
          <Wordmark />
          <SearchBox className="w-full sm:mx-auto sm:max-w-[36rem]" />
          <Icons />
        </div>
      </div>
      <div className="hidden bg-bar-deep desk:block">
        <div className="page flex min-h-11 flex-wrap items-stretch gap-x-6">
          <nav aria-label={layout.nav} className="-ml-3 flex flex-wrap">
            <button type="button" popoverTarget={shopMenuId} className="shelf-link gap-2 wide:hidden">
              <LayoutGrid size={18} aria-hidden />
              {layout.shop}
            </button>
            {Object.entries(categories).map(([category, name]) => (
              <Shelf
                key={category}
                to={`/shop/${category}`}
                className={alwaysThere.includes(category) ? '' : 'max-wide:hidden'}
              >
                {name}
              </Shelf>
            ))}
            <Shelf to="/shop/discount">{layout.discount}</Shelf>
          </nav>
          <p className="ml-auto hidden items-center text-sm text-on-bar-muted wide:flex">
            {delivery.freeFrom}
          </p>
          <nav aria-label={layout.quick} className="flex gap-6 text-sm text-on-bar-muted max-wide:ml-auto">
            <QuickLink to="/contact">{layout.contact}</QuickLink>
            <QuickLink to="/favorites">{layout.favourites}</QuickLink>
          </nav>
        </div>
      </div>
    </header>
  );
}

/** By spec.md section 2; below 1180 px the others are in the menu. */
const alwaysThere = ['bbs', 'gas'];

function Wordmark() {
  const { shopName } = useShop();
  return (
    <div className="flex h-[52px] w-full items-center justify-between gap-2 sm:h-14 sm:w-auto sm:max-w-56 sm:shrink-0 desk:max-w-80">
      <Link
        to="/"
        className="flex min-h-11 min-w-0 items-center gap-2 font-head text-[min(1.5rem,7.5vw)] leading-none font-extrabold desk:text-2xl"
      >
        <span aria-hidden className="size-3 flex-none rounded-full bg-signal" />
        <span className="line-clamp-2 wrap-anywhere">{shopName}</span>
      </Link>
      <Link
        to="/contact"
        className="-mr-2 inline-flex min-h-11 items-center px-2 text-[min(0.875rem,6vw)] sm:hidden"
      >
        {layout.contact}
      </Link>
    </div>
  );
}

const Shelf = ({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) => (
  <NavLink to={to} prefetch="intent" className={`shelf-link ${className}`}>
    {children}
  </NavLink>
);

const QuickLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink to={to} className="flex items-center hover:underline aria-[current=page]:text-on-bar">
    {children}
  </NavLink>
);

function Icons() {
  const favourites = useFavourites().length;
  const units = useCartCount();
  const compared = useCompared();
  return (
    <div className="-mr-2 hidden flex-none desk:flex">
      <BarIcon to="/favorites" label={layout.withCount(layout.favourites, favourites)} count={favourites}>
        <Heart size={22} aria-hidden />
      </BarIcon>
      {compared.length > 0 && (
        <BarIcon
          to={compareAddress(compared)}
          label={layout.withCount(layout.compare, compared.length)}
          count={compared.length}
        >
          <Columns3 size={22} aria-hidden />
        </BarIcon>
      )}
      <BarIcon to="/contact" label={layout.contact} count={0}>
        <Mail size={22} aria-hidden />
      </BarIcon>
      <BarIcon to="/cart" label={layout.withCount(layout.cart, units)} count={units}>
        <ShoppingCart size={22} aria-hidden />
      </BarIcon>
      <AccountIcon />
    </div>
  );
}

function BarIcon({
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
    <Link
      to={to}
      aria-label={label}
      title={label}
      data-cart={to === '/cart' || undefined}
      className="icon-btn"
    >
      {children}
      <Count count={count} />
    </Link>
  );
}

/** A number on an icon; its meaning is in the link's own words. */
export function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="count figures absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-center text-[min(0.75rem,14px)] leading-5 font-bold text-on-signal"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
