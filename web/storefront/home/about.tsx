import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { homeMore } from '#wording/storefront/home-more.ts';
import { layout } from '#wording/storefront/layout.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { Seller } from '../../papers/seller.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const text = homeMore.about;

/** Who sells here. */
export function About({ shopName }: { shopName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hydrated] = useState(useHydrated());
  // Whoever came for it from another page was here before its code: the router has found no place to scroll to.
  useEffect(() => {
    if (hydrated && location.hash === '#about') heading.current?.scrollIntoView();
  }, [hydrated]);
  return (
    <section
      aria-labelledby="about"
      className="grid gap-x-12 gap-y-4 border-t border-line pt-10 desk:grid-cols-[1fr_2fr]"
    >
      <div className="grid content-start gap-3">
        <h2 ref={heading} id="about">
          {text.title(shopName)}
        </h2>
        <Seller />
      </div>
      <div className="grid max-w-prose justify-items-start gap-4">
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="quiet" to="/contact" icon={<Mail size={18} aria-hidden />}>
            {layout.contact}
          </ButtonLink>
          <ButtonLink kind="quiet" to="/delivery-and-returns">
            {layout.footer.returns}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
