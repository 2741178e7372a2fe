import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import { product as text } from '#wording/storefront/product.ts';
import { specification } from '#wording/storefront/specification.ts';
import { noBreak } from '../../ui/no-break.tsx';
import type { Fact } from '../parts/specification.ts';

interface FactsProps {
  product: Pick<Product, 'description' | 'features'>;
  /** What it states, in the order in which it is shown. */
  facts: Fact[];
  /** What stands below them. */
  children: ReactNode;
}

/** What it is: description and features, and beside them what it states. */
export const Facts = ({ product: { description, features }, facts, children }: FactsProps) => (
  <section aria-labelledby="about" className="grid gap-x-16 gap-y-8 pair:grid-cols-2">
    <div className="grid content-start gap-5">
      <h2 id="about">{text.about}</h2>
      <p className="max-w-prose whitespace-pre-line">{noBreak(description)}</p>
      {features.length > 0 && (
        <div className="grid gap-3">
          <h3>{text.features}</h3>
          <ul className="grid gap-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check size={18} strokeWidth={2.5} aria-hidden className="mt-1 flex-none text-olive" />
                <span className="min-w-0">{noBreak(feature)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
    <div className="grid content-start gap-8">
      <Specification facts={facts} />
      {children}
    </div>
  </section>
);

const Specification = ({ facts }: Pick<FactsProps, 'facts'>) =>
  facts.length > 0 && (
    <div className="grid gap-4">
      <h2>{specification.title}</h2>
      <dl className="figures divide-y divide-line border-y border-line text-sm">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="grid grid-cols-[2fr_3fr] gap-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
