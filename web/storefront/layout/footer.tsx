import { MapPin } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Seller } from '../../papers/seller.tsx';
import { useShop } from '../../shop.ts';

const { footer } = layout;

/** What support links to; /favorites and /orders are spec.md's own spelling. */
const support = [
  ['/contact', layout.contact],
  ['/orders', layout.orders],
  ['/favorites', layout.favourites],
  ['/energy', layout.energy],
  ['/settings', layout.settings],
] as const;

const legal = [
  ['/delivery-and-returns', footer.returns],
  ['/terms', footer.terms],
  ['/privacy', footer.privacy],
] as const;

export function Footer() {
  const { shopName } = useShop();
  return (
    <footer className="no-print bg-bar-deep pb-[calc(var(--tab-bar)+24px)] text-on-bar-muted [--ring:var(--on-bar)]">
      <div className="page grid gap-x-10 gap-y-8 pt-10 pb-8 desk:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="grid content-start gap-3">
          <p className="font-head text-2xl leading-none font-extrabold text-on-bar">{shopName}</p>
          <p className="max-w-[38ch]">{footer.about}</p>
          <Location />
          <p>{footer.hours}</p>
          <Seller />
        </div>
        <Column title={footer.quickLinks}>
          <FootLink to="/shop/all">{layout.all}</FootLink>
          {Object.entries(categories).map(([category, name]) => (
            <FootLink key={category} to={`/shop/${category}`}>
              {name}
            </FootLink>
          ))}
          <FootLink to="/shop/discount">{layout.discount}</FootLink>
        </Column>
        <Column title={footer.support}>
          {support.map(([to, label]) => (
            <FootLink key={to} to={to}>
              {label}
            </FootLink>
          ))}
        </Column>
        <Column title={footer.shipping}>
          {footer.shippingPoints.map((point) => (
            <li key={point} className="py-1.5">
              {point}
            </li>
          ))}
        </Column>
      </div>
      <div className="page grid gap-x-10 gap-y-3 text-sm desk:flex desk:items-center desk:justify-between">
        <p>{footer.small(shopName)}</p>
        <nav aria-label={footer.legal} className="flex-none">
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(([to, label]) => (
              <FootLink key={to} to={to}>
                {label}
              </FootLink>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Three presses lead the staff to their entry (spec.md section 2): another document, for shoppers' pages know none of the dashboard's. */
function Location() {
  const presses = useRef(0);
  const press = () => {
    presses.current += 1;
    if (presses.current % 3 === 0) window.location.assign('/go-to-dashboard');
  };
  return (
    <button
      type="button"
      onClick={press}
      className="flex min-h-11 cursor-default items-center gap-2 text-left"
    >
      <MapPin size={18} aria-hidden className="flex-none" />
      {footer.location}
    </button>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="tag mb-2 text-on-bar">{title}</h2>
      <ul className="columns-[2_8rem] desk:columns-1">{children}</ul>
    </div>
  );
}

const FootLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      to={to}
      className="inline-flex min-h-11 items-center hover:text-on-bar hover:underline desk:min-h-8"
    >
      {children}
    </Link>
  </li>
);
