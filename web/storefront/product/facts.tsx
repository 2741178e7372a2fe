import { Check } from 'lucide-react';
import { product as text } from '#wording/storefront/product.ts';
import { specification } from '#wording/storefront/specification.ts';
import { noBreak } from '../../ui/no-break.tsx';
import type { Fact } from '../parts/specification.ts';

interface AboutProps {
  description: string;
  features: string[];
}

/** What it is: description and features, below the pictures where there are two columns; the features may stand elsewhere (`.brief`, app.css). */
export const About = ({ description, features }: AboutProps) => (
  <section aria-labelledby="about" id="later" className="about">
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
  </section>
);

/** What it states, in the order in which it is shown; at least one. */
export const Specification = ({ facts }: { facts: Fact[] }) => (
  <div className="mt-6 grid content-start gap-4">
    <h2>{specification.title}</h2>
    <dl className="figures border-t border-line text-sm">
      {facts.map(({ label, value }) => (
        <div
          key={`${label} ${value}`}
          className="grid break-inside-avoid grid-cols-[2fr_3fr] gap-4 border-b border-line py-2"
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
