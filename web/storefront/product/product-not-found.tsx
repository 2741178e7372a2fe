import { useEffect } from 'react';
import { product as text } from '#wording/storefront/product.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';

/** In place of a product that isn't there (spec.md section 8). */
export function ProductNotFound() {
  useEffect(() => notify(text.failed, { tone: 'bad' }), []);
  return (
    <div className="page grid justify-items-center gap-4 pt-8 text-center desk:pt-16">
      <h1>{text.notFound}</h1>
      <p className="max-w-prose">{text.notFoundText}</p>
      <ButtonLink to="/shop/all">{text.all}</ButtonLink>
    </div>
  );
}
