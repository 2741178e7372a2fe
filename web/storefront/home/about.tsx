import { Mail } from 'lucide-react';
import { home } from '#wording/storefront/home.ts';
import { ButtonLink } from '../../ui/button.tsx';

const text = home.about;

/** Who sells here. */
export function About({ shopName }: { shopName: string }) {
  return (
    <section
      aria-labelledby="about"
      className="panel grid items-center gap-x-12 gap-y-4 p-5 desk:grid-cols-[1fr_2fr] desk:p-8"
    >
      <div className="grid justify-items-start gap-4">
        <h2 id="about">{text.title(shopName)}</h2>
        <ButtonLink kind="quiet" to="/contact" icon={<Mail size={18} aria-hidden />}>
          {text.contact}
        </ButtonLink>
      </div>
      <div className="grid max-w-prose gap-3">
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
