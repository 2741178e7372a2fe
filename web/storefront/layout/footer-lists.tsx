import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footer as text } from '#wording/storefront/footer.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { Seller } from '../../papers/seller.tsx';
import { useShop } from '../../shop.ts';
import { CardMarks } from '../parts/card-marks.tsx';

/** What support links to; /favorites and /orders are spec.md's own spelling. */
const support = [
  ['/contact', layout.contact],
  ['/orders', layout.orders],
  ['/favorites', layout.favourites],
  ['/energy', layout.energy],
  ['/settings', layout.settings],
] as const;

/** Who sells, where things are, delivery and payment. */
export function FooterLists() {
  const { shopName, companyNumber, vatNumber } = useShop();
  return (
    <div className="roomy page grid gap-x-8 pt-10 pb-6 sm:grid-cols-2 sm:gap-y-6 desk:grid-cols-[1.4fr_1.2fr_0.9fr_1.5fr] wide:grid-cols-[1.3fr_1.1fr_1.3fr_0.8fr_1.5fr]">
      <div className="grid content-start gap-4 max-sm:mb-5 sm:col-span-2 sm:grid-cols-2 desk:col-span-1 desk:grid-cols-1 wide:contents">
        <div className="grid content-start gap-3">
          <p className="font-head text-2xl leading-none font-extrabold text-on-bar">{shopName}</p>
          <p className="max-w-[42ch] max-sm:hidden">{text.about}</p>
          <p className="max-w-[42ch]">{text.small}</p>
        </div>
        <div>
          <Seller />
          {companyNumber && <p>{text.company(companyNumber)}</p>}
          {vatNumber && <p>{text.vat(vatNumber)}</p>}
        </div>
      </div>
      <Column title={layout.footer.quickLinks} look="sm:columns-2 desk:columns-1 wide:columns-2">
        <FootLink to="/shop/all">{layout.all}</FootLink>
        {Object.entries(categories).map(([category, name]) => (
          <FootLink key={category} to={`/shop/${category}`}>
            {name}
          </FootLink>
        ))}
        <FootLink to="/shop/discount">{layout.discount}</FootLink>
      </Column>
      <Column title={text.support}>
        {support.map(([to, label]) => (
          <FootLink key={to} to={to}>
            {label}
          </FootLink>
        ))}
        <li className="py-1">{text.hours}</li>
      </Column>
      <div className="grid content-start sm:col-span-2 sm:grid-cols-2 sm:gap-6 desk:col-span-1 desk:grid-cols-1">
        <Column title={text.shipping}>
          {text.shippingPoints.map((point) => (
            <li key={point} className="py-0.5">
              {point}
            </li>
          ))}
        </Column>
        <div className="max-sm:mt-5">
          <h2 className="tag mb-2 text-on-bar">{text.payment}</h2>
          <CardMarks />
          <p className="mt-2">{text.takenBy}</p>
        </div>
      </div>
    </div>
  );
}

/** Folded on a phone, by the browser alone; from 600 px on its title is no more than one (.foot-group). */
const Column = ({ title, look, children }: { title: string; look?: string; children: ReactNode }) => (
  <details className="fold foot-group">
    <summary>
      <h2 className="tag text-on-bar">{title}</h2>
    </summary>
    <ul className={`max-sm:pb-2 ${look ?? ''}`}>{children}</ul>
  </details>
);

const FootLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className="foot-link">
      {children}
    </Link>
  </li>
);
