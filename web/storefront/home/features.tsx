import { BadgePercent, PackageCheck, ReceiptText, Truck } from 'lucide-react';
import { home } from '#wording/storefront/home.ts';

const words = home.features;
/** In the order of the points they stand beside. */
const icons = [Truck, PackageCheck, BadgePercent, ReceiptText];

/** What a shopper can count on. */
export function Features() {
  return (
    <section aria-labelledby="features" className="grid gap-4">
      <h2 id="features">{words.title}</h2>
      <ul className="grid gap-3 desk:grid-cols-4">
        {words.points.map(([title, text], place) => {
          const Icon = icons[place] ?? PackageCheck;
          return (
            <li key={title} className="panel flex gap-4 p-4 desk:grid desk:content-start desk:gap-3 desk:p-5">
              <Icon size={28} strokeWidth={1.75} aria-hidden className="flex-none text-olive" />
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
