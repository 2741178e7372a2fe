import { BadgePercent, ShoppingBag } from 'lucide-react';
import { home } from '#wording/storefront/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShelfShown } from './categories.tsx';

const words = home.hero;

/** The first thing seen: what this is, and the way in. */
export function Hero({ shelves }: { shelves: ShelfShown[] }) {
  const pictures = shelves.map(({ second }) => second).filter(Boolean);
  return (
    <section className="bg-bar text-on-bar [--ring:var(--on-bar)]">
      <div className="page grid items-center gap-8 py-10 desk:grid-cols-[1.1fr_1fr] desk:py-14">
        <div className="grid justify-items-start gap-4">
          <p className="tag text-on-bar-muted">{words.tag}</p>
          <h1 className="text-4xl! desk:text-5xl!">{words.title}</h1>
          <p className="max-w-[46ch] text-lg text-on-bar-muted">{words.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink kind="primary" to="/shop/all" icon={<ShoppingBag size={18} aria-hidden />}>
              {words.shop}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              to="/shop/discount"
              icon={<BadgePercent size={18} aria-hidden />}
              className="border-on-bar-muted! bg-transparent! hover:bg-bar-deep!"
            >
              {words.deals}
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden className="hidden grid-cols-3 gap-3 desk:grid">
          {pictures.slice(0, 6).map((name) => (
            <Picture key={name} name={name} alt="" sizes="190px" className="rounded-md!" />
          ))}
        </div>
      </div>
    </section>
  );
}
