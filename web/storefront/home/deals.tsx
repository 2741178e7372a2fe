import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { home } from '#wording/storefront/home.ts';
import { ShopCard } from '../parts/shop-card.tsx';

/** What saves the most for buying more than one; in a shop without discounts, what is new. */
export function Deals({ kind, products }: { kind: 'deals' | 'newest'; products: ProductCard[] }) {
  const text = home[kind];
  return (
    <section aria-labelledby="deals" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="deals">{text.title}</h2>
          <p className="text-muted">{text.text}</p>
        </div>
        <Link
          to={kind === 'deals' ? '/shop/discount' : '/shop/all'}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {text.all}
        </Link>
      </div>
      <ul className="shelf desk:[--columns:4] min-[1440px]:[--columns:5] max-[1439.98px]:*:nth-[n+9]:hidden">
        {products.map((product) => (
          <li key={product.id}>
            <ShopCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
