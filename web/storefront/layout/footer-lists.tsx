import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { footer as text } from '#wording/storefront/footer.ts';
import { layout } from '#wording/storefront/layout.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { categories } from '#wording/storefront/shop.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSubscribed } from '../../browser/identity.ts';
import { hasOrdered } from '../../browser/ordered.ts';
import { SellerLinks } from '../../papers/seller.tsx';
import { useShop } from '../../shop.ts';
import { CardMarks } from '../parts/card-marks.tsx';

/** What support links to; /favorites and /orders are spec.md's own spelling. */
const support = [
  ['/contact', layout.contact],
  ['/orders', ownPages.orders],
  ['/favorites', layout.favourites],
  ['/my-kit', ownPages.myKit],
  ['/starter-kit', text.starterKit],
  ['/bb-guide', text.bbGuide],
  ['/energy', text.energy],
  ['/settings', ownPages.settings],
  ['/#about', text.aboutUs],
] as const;

/**
 * Who sells, where things are, delivery and payment: six parts of one grid, of which two and two stand in one column where four or
 * five fit.
 */
export function FooterLists() {
  const { shopName, sellerName = shopName, sellerAddress, companyNumber, vatNumber } = useShop();
  const [subscribed, hydrated] = [useSubscribed(), useHydrated()];
  const isOffered = !subscribed && !(hydrated && hasOrdered());
  return (
    <div className="page grid gap-x-8 pt-6 pb-4 sm:grid-cols-2 sm:gap-y-7 desk:grid-cols-[1.5fr_0.9fr_1.1fr_1.5fr] wide:grid-cols-[1.3fr_1.2fr_1.3fr_0.9fr_1.5fr]">
      <div className="mb-3 grid content-start gap-3 sm:contents desk:grid wide:contents">
        <div className="grid content-start gap-2">
          <p className="font-head text-2xl leading-none font-extrabold text-on-bar">{shopName}</p>
          <p className="max-w-[42ch] max-sm:hidden">{text.about}</p>
          <p className="max-w-[42ch]">{text.small}</p>
        </div>
        <div>
          <h2 className="tag mb-1.5 text-on-bar max-sm:hidden">{text.seller}</h2>
          <address className="not-italic">
            <p className="max-w-[42ch]">
              {[sellerName, ...(sellerAddress ?? '').split('\n')].filter(Boolean).join(', ')}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <SellerLinks className="foot-link" />
            </p>
          </address>
          <p className="flex flex-wrap gap-x-5">
            {companyNumber && <span className="wrap-anywhere">{text.company(companyNumber)}</span>}
            {vatNumber && <span className="wrap-anywhere">{text.vat(vatNumber)}</span>}
          </p>
        </div>
      </div>
      <Column
        title={layout.footer.quickLinks}
        look="sm:columns-2 pair:max-desk:columns-3 desk:columns-1 wide:columns-2"
      >
        <FootLink to="/shop/all">{layout.all}</FootLink>
        {Object.entries(categories).map(([category, name]) => (
          <FootLink key={category} to={`/shop/${category}`}>
            {name}
          </FootLink>
        ))}
        <FootLink to="/shop/discount">{layout.discount}</FootLink>
      </Column>
      <Column title={text.support} look="sm:max-desk:columns-2">
        {support.map(([to, label]) => (
          <FootLink key={to} to={to}>
            {label}
          </FootLink>
        ))}
        {isOffered && <FootLink to="/#offer">{newsletter.title}</FootLink>}
      </Column>
      <div className="grid content-start sm:contents desk:grid desk:gap-6">
        <Column title={text.shipping}>
          {[...text.shippingPoints, text.hours].map((point) => (
            <li key={point} className="py-1">
              {point}
            </li>
          ))}
        </Column>
        <div className="max-sm:mt-4">
          <h2 className="tag mb-1.5 text-on-bar">{text.payment}</h2>
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
