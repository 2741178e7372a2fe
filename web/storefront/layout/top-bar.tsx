import { Columns3, Heart, Mail, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { useCartCount } from '../../browser/cart.ts';
import { useCompared } from '../../browser/compared.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { useShop } from '../../shop.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { AccountIcon } from './account-menu.tsx';
import { SearchBox } from './search-box.tsx';

/** Its first row scrolls away; the row with the search stays in sight. */
export function TopBar() {
  return (
    <header className="no-print sticky [anchor-name:--top-bar] -top-[52px] z-40 bg-bar text-on-bar [--ring:var(--on-bar)] desk:-top-9">
      <div className="hidden bg-bar-deep text-sm text-on-bar-muted desk:block">
        <div className="page flex h-9 items-center justify-between">
          <span>{layout.strip}</span>
          <nav aria-label={layout.quick} className="flex gap-6">
            <NavLink to="/contact" className="py-1.5 hover:underline aria-[current=page]:text-on-bar">
              {layout.contact}
            </NavLink>
            <NavLink to="/favorites" className="py-1.5 hover:underline aria-[current=page]:text-on-bar">
              {layout.favourites}
            </NavLink>
          </nav>
        </div>
      </div>
      <div className="page flex flex-wrap items-center pb-3 desk:h-16 desk:flex-nowrap desk:gap-5 desk:pb-0">
        <Wordmark />
        <nav aria-label={layout.nav} className="hidden flex-none self-stretch desk:flex">
          <BarLink to="/shop/bbs">{categories.bbs}</BarLink>
          <BarLink to="/shop/gas">{categories.gas}</BarLink>
          <BarLink to="/shop/discount">{layout.discount}</BarLink>
        </nav>
        <SearchBox className="w-full desk:ml-auto desk:max-w-md" />
        <Icons />
      </div>
    </header>
  );
}

function Wordmark() {
  const { shopName } = useShop();
  return (
    <div className="flex h-[52px] w-full items-center justify-between desk:w-auto">
      <Link
        to="/"
        className="flex min-h-11 items-center gap-2 whitespace-nowrap font-head text-[min(1.5rem,7.5vw)] leading-none font-extrabold desk:text-2xl"
      >
        <span aria-hidden className="size-3 rounded-full bg-signal" />
        {shopName}
      </Link>
      <Link
        to="/contact"
        className="-mr-2 inline-flex min-h-11 items-center px-2 text-[min(0.875rem,6vw)] desk:hidden"
      >
        {layout.contact}
      </Link>
    </div>
  );
}

const BarLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink
    to={to}
    prefetch="intent"
    className="inline-flex items-center border-y-4 border-transparent px-3 font-head text-lg font-bold whitespace-nowrap hover:bg-bar-deep aria-[current=page]:border-b-signal"
  >
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
    <Link to={to} aria-label={label} title={label} className="icon-btn">
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
      className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-center text-[min(0.75rem,14px)] leading-5 font-bold text-on-signal"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
