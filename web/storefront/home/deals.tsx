import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { home } from '#wording/storefront/home.ts';
import { ShopCard } from '../parts/shop-card.tsx';

/** What saves the most for buying more than one; in a shop without discounts, what is new. */
export function Deals({ kind, products }: { kind: 'deals' | 'newest'; products: ProductCard[] }) {
  const text = home[kind];
  return (
    <section aria-labelledby="deals" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="deals">{text.title}</h2>
        <Link
          to={kind === 'deals' ? '/shop/discount' : '/shop/all'}
          className="link hit inline-block font-semibold"
        >
          {text.all}
        </Link>
        <p className="w-full text-muted">{text.text}</p>
      </div>
      {/* Whole rows, of three columns too. */}
      <ul className="shelf deals desk:[--columns:4] min-[90rem]:[--columns:5] max-[89.99875rem]:*:nth-[n+9]:hidden sm:max-desk:*:nth-[n+7]:hidden">
        {products.map((product) => (
          <li key={product.id}>
            <ShopCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
