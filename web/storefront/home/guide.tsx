import { Link } from 'react-router';
import { homeMore } from '#wording/storefront/home-more.ts';
import { layout } from '#wording/storefront/layout.ts';
import type { GuideRow } from '../parts/bb-guide.ts';
import { GuideRows } from '../parts/guide-rows.tsx';

const text = homeMore.guide;

/** Which BB weight is for what, in short: the rest is on a page of its own. */
export const Guide = ({ rows }: { rows: GuideRow[] }) => (
  <section aria-labelledby="guide" className="grid gap-x-12 gap-y-5 wide:grid-cols-[1fr_2fr]">
    <div className="grid max-w-prose content-start gap-3">
      <h2 id="guide">{text.title}</h2>
      {text.intro.map((paragraph) => (
        <p key={paragraph} className="text-muted">
          {paragraph}
        </p>
      ))}
      {[
        ['/bb-guide', text.more],
        ['/energy', text.energy],
        ['/my-kit', layout.whatFits],
      ].map(([to = '', label]) => (
        <Link
          key={to}
          to={to}
          className="link -mb-3 inline-flex min-h-11 items-center justify-self-start font-semibold"
        >
          {label}
        </Link>
      ))}
    </div>
    <GuideRows rows={rows} />
  </section>
);
