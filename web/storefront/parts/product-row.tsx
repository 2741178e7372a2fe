import { type ReactNode, useId } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { ShopCard } from './shop-card.tsx';

export interface ProductRowProps {
  title: string;
  products: readonly ProductCard[];
  /** One thing together, of which none is left out; else one whole row is shown where four stand in it. */
  whole?: boolean;
  /** Below the title. */
  children?: ReactNode;
}

/** A few products below what could not be shown: a way on. */
export function ProductRow({ title, products, whole, children }: ProductRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <ul className={whole ? 'shelf' : 'shelf desk:[--columns:4] desk:[&>:nth-child(n+5)]:hidden'}>
        {products.map((product) => (
          <li key={product.id}>
            <ShopCard product={product} heading="h3" priority={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
