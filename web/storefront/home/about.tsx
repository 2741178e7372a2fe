import { Mail } from 'lucide-react';
import { homeMore } from '#wording/storefront/home-more.ts';
import { layout } from '#wording/storefront/layout.ts';
import { ButtonLink } from '../../ui/button.tsx';

const text = homeMore.about;

/** Who sells here. */
export const About = ({ shopName }: { shopName: string }) => (
  <section
    aria-labelledby="about"
    className="grid gap-x-12 gap-y-4 border-t border-line pt-10 desk:grid-cols-[1fr_2fr]"
  >
    <h2 id="about">{text.title(shopName)}</h2>
    <div className="grid max-w-prose justify-items-start gap-4">
      {text.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ButtonLink kind="quiet" to="/contact" icon={<Mail size={18} aria-hidden />}>
        {layout.contact}
      </ButtonLink>
    </div>
  </section>
);
