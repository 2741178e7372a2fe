import { useEffect, useRef, useState } from 'react';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { companions as text } from '#wording/storefront/companions.ts';
import { post } from '../../browser/api.ts';
import { Companions } from './companions.tsx';

/** Pixels below the window at which it is asked for: it is there before it is seen. */
const ahead = '800px';

/**
 * What is like a product, for who has read to the end of its page. Not of the page itself, which every change in the category
 * would drop from what is kept.
 */
export function Similar({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<ProductCard[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const answer = await post('/similar-products', { productId }, { signal: leaving.signal });
        if (answer.status === 200 && !leaving.signal.aborted) setProducts(answer.data.map(decodeProductCard));
      },
      { rootMargin: ahead },
    );
    if (place.current) near.observe(place.current);
    return () => {
      near.disconnect();
      leaving.abort();
    };
  }, [productId]);
  return (
    <div ref={place}>
      <Companions title={text.similar} products={products} />
    </div>
  );
}
