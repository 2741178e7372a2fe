import { NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';

/** Every shelf of the shop: a row to swipe on a phone, a list elsewhere. */
export function CategoryNav() {
  return (
    <nav aria-label={listing.categories} className="-mx-4 min-w-0 desk:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] desk:grid desk:gap-0 desk:px-0">
        <Shelf to="/shop/all" label={layout.all} />
        {Object.entries(categories).map(([category, name]) => (
          <Shelf key={category} to={`/shop/${category}`} label={name} />
        ))}
        <Shelf to="/shop/discount" label={layout.discount} />
      </ul>
    </nav>
  );
}

const Shelf = ({ to, label }: { to: string; label: string }) => (
  <li className="flex-none">
    <NavLink
      to={to}
      prefetch="intent"
      className="flex min-h-11 items-center rounded-sm border border-line bg-surface px-3 font-head text-lg leading-none font-semibold whitespace-nowrap hover:bg-sunken aria-[current=page]:border-olive aria-[current=page]:bg-olive aria-[current=page]:text-on-olive desk:min-h-10 desk:border-transparent desk:bg-transparent"
    >
      {label}
    </NavLink>
  </li>
);
