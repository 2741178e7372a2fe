import { Check } from 'lucide-react';
import type { Product } from '#contract/product.ts';
import { product as text } from '#wording/storefront/product.ts';
import { specification } from '#wording/storefront/specification.ts';
import { noBreak } from '../../ui/no-break.tsx';
import type { Fact } from '../parts/specification.ts';

interface FactsProps {
  product: Pick<Product, 'description' | 'features'>;
  /** What it states, in the order in which it is shown. */
  facts: Fact[];
}

/** What it is: description, features and specification. */
export function Facts({ product: { description, features }, facts }: FactsProps) {
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
      <Specification facts={facts} />
    </section>
  );
}

const Specification = ({ facts }: Pick<FactsProps, 'facts'>) =>
  facts.length > 0 && (
    <>
      <h3 className="mt-2">{specification.title}</h3>
      <dl className="panel figures divide-y divide-line text-sm">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="grid grid-cols-[2fr_3fr] gap-4 px-3 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
