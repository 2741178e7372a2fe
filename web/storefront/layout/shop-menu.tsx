import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Menu } from '../../ui/menu.tsx';

export const shopMenuId = 'shop-menu';

/** Where the phone's bottom bar leads: every category, and what the top bar has no room for. */
export function ShopMenu() {
  return (
    <Menu id={shopMenuId} label={layout.all}>
      <div className="grid grid-cols-2 gap-x-2">
        <Link to="/shop/all" className="menu-item font-semibold">
          {layout.all}
        </Link>
        <Link to="/shop/discount" className="menu-item font-semibold text-signal-text">
          {layout.discount}
        </Link>
        {Object.entries(categories).map(([category, name]) => (
          <Link key={category} to={`/shop/${category}`} className="menu-item">
            {name}
          </Link>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-x-2 border-t border-line pt-2">
        <Link to="/orders" className="menu-item">
          {layout.orders}
        </Link>
        <Link to="/contact" className="menu-item">
          {layout.contact}
        </Link>
      </div>
    </Menu>
  );
}
