import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';

/** Every shelf of the shop, in a row to swipe; from 850 px on the top bar has them (layout/top-bar.tsx). */
export function CategoryNav() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another shelf
  useLayoutEffect(() => showChosen(row.current), [pathname]);
  return (
    <nav aria-label={listing.categories} className="-mx-4 min-w-0 desk:hidden">
      <ul
        ref={row}
        className="relative flex scroll-px-4 gap-5 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
      >
        <Shelf to="/shop/all" label={layout.all} />
        {Object.entries(categories).map(([category, name]) => (
          <Shelf key={category} to={`/shop/${category}`} label={name} />
        ))}
        <Shelf to="/shop/discount" label={layout.discount} />
      </ul>
    </nav>
  );
}

/** Scrolls the row alone: bringing its link into sight would move the page too. */
function showChosen(row: HTMLUListElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-current=page]');
  if (chosen) row?.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
}

const Shelf = ({ to, label }: { to: string; label: string }) => (
  <li className="flex-none">
    <NavLink
      to={to}
      prefetch="intent"
      className="shelf-tab aria-[current=page]:[scroll-initial-target:nearest]"
    >
      {label}
    </NavLink>
  </li>
);
