import { BadgePercent, ShoppingBag } from 'lucide-react';
import { home } from '#wording/storefront/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShelfShown } from './categories.tsx';

const text = home.hero;

/** The first thing seen: what this is, and the way in. */
export function Hero({ shelves }: { shelves: ShelfShown[] }) {
  const pictures = shelves.map(({ second }) => second).filter(Boolean);
  return (
    <section className="bg-bar text-on-bar [--ring:var(--on-bar)]">
      <div className="page grid items-center gap-8 py-10 desk:grid-cols-2 desk:py-12">
        <div className="grid justify-items-start gap-4">
          <p className="tag text-on-bar-muted">{text.tag}</p>
          <h1 className="text-4xl! desk:text-5xl!">{text.title}</h1>
          <p className="max-w-[46ch] text-lg text-on-bar-muted">{text.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink kind="primary" to="/shop/all" icon={<ShoppingBag size={18} aria-hidden />}>
              {text.shop}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              to="/shop/discount"
              icon={<BadgePercent size={18} aria-hidden />}
              className="border-on-bar-muted! bg-transparent! hover:bg-bar-deep!"
            >
              {text.deals}
            </ButtonLink>
          </div>
        </div>
        <div aria-hidden className="hidden grid-cols-4 gap-3 desk:grid">
          {pictures.slice(0, 5).map((name, place) => (
            <div key={name} className={place === 0 ? 'col-span-2 row-span-2' : ''}>
              <Picture name={name} alt="" sizes={place === 0 ? '290px' : '140px'} className="rounded-md!" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
