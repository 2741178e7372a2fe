import { useEffect } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { productGone as text } from '#wording/storefront/product-gone.ts';
import { notify } from '../../ui/notify.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';

/** In place of a product that isn't there (spec.md section 8). `best`: what to look at instead, where the server said. */
export function ProductNotFound({ best = [] }: { best?: readonly ProductCard[] }) {
  useEffect(() => notify(text.failed, { tone: 'bad' }), []);
  return (
    <NothingHere title={text.notFound} best={best}>
      {text.notFoundText}
    </NothingHere>
  );
}
