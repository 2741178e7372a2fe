import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { categories } from '#wording/storefront/shop.ts';
import { shopMenu } from '#wording/storefront/shop-menu.ts';
import { closeByBack } from '../../browser/close-by-back.ts';
import { Menu } from '../../ui/menu.tsx';
import { shopMenuId } from './shop-menu-id.ts';
import { useShelvesOnWayUp } from './use-shelves-on-way-up.ts';

const links = [
  ['/shop/all', layout.all],
  ['/shop/discount', layout.discount],
  ['/shop/eye%20protection', shopMenu.eyes],
  ['/my-kit', layout.whatFits],
  ['/orders', ownPages.orders],
] as const;

/**
 * Of a phone, whose bar opens it: every shelf with a picture of what is new there, fetched once the page is used, so that the menu
 * opens with them. With it comes what has Back close menus, and what wider windows have in its place.
 */
export function ShopMenu() {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(matchMedia('(width < 53.125rem)').matches), []);
  useEffect(closeByBack, []);
  useShelvesOnWayUp();
  return (
    <Menu id={shopMenuId} label={layout.all} className="p-4! pb-2!">
      <ul className="grid grid-cols-3 gap-2">
        {Object.entries(categories).map(([category, name]) => (
          <li key={category}>
            <Link to={`/shop/${category}`} className="menu-picture">
              <img
                src={`/images/newest/${category}`}
                alt=""
                width={320}
                height={320}
                loading={isPhone ? 'eager' : 'lazy'}
                className="well aspect-square w-full"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
        {links.map(([to, label]) => (
          <Link key={to} to={to} className="menu-item w-auto! px-0! font-semibold">
            {label}
          </Link>
        ))}
      </div>
    </Menu>
  );
}
