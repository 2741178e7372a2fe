import { NavLink } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { categories } from '#wording/storefront/shop.ts';

/** Every shelf of the shop, in a row to swipe, where the top bar has no room for them (layout/top-bar.tsx). */
export function CategoryNav() {
  return (
    <nav aria-label={listing.categories} className="shelf-nav -mx-4 min-w-0">
      <ul
        // Another one each time: a new list may be another shelf's.
        ref={(row) => showChosen(row)}
        className="shelf-row relative flex gap-5 overflow-x-auto border-b border-line px-4"
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

/** Of the shelves beside the chosen one, in px: as `.shelf-row` has it (app.css). */
const beside = 48;

/**
 * Scrolls the row alone, and only where the chosen one is out of sight: what stands there already must not move. Browsers that know
 * `scroll-initial-target` have done the same before.
 */
function showChosen(row: HTMLUListElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-current=page]');
  if (row && chosen)
    row.scrollLeft = Math.min(
      chosen.offsetLeft - beside,
      Math.max(row.scrollLeft, chosen.offsetLeft + chosen.offsetWidth + beside - row.clientWidth),
    );
}

const Shelf = ({ to, label }: { to: string; label: string }) => (
  <li className="flex-none">
    <NavLink to={to} prefetch="intent" className="shelf-tab">
      {label}
    </NavLink>
  </li>
);
