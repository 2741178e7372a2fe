import { Check } from 'lucide-react';
import type { Product } from '#contract/product.ts';
import { product as text } from '#wording/storefront/product.ts';
import { noBreak } from '../../ui/no-break.tsx';

/** What it is: description and features. */
export function Facts({ product }: { product: Product }) {
  const { description, features } = product;
  return (
    <section className="grid gap-3">
      <h2>{text.about}</h2>
      <p className="max-w-prose whitespace-pre-line">{noBreak(description)}</p>
      {features.length > 0 && (
        <>
          <h3>{text.features}</h3>
          <ul className="grid gap-1.5">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check size={18} strokeWidth={2.5} aria-hidden className="mt-1 flex-none text-olive" />
                <span>{noBreak(feature)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
