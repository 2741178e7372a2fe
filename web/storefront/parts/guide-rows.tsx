import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { homeMore } from '#wording/storefront/home-more.ts';
import type { GuideRow } from './bb-guide.ts';

const text = homeMore.guide;

/** Which BB weight is for what: a row for each range that can be bought, which leads to it. */
export const GuideRows = ({ rows }: { rows: GuideRow[] }) => (
  <ul className="border-b border-line">
    {rows.map(({ use, grams, joules, fps, fromPence, path }) => (
      <li key={use}>
        <Link
          to={path}
          prefetch="intent"
          className="group grid gap-x-6 gap-y-0.5 border-t border-line py-3 hover:bg-sunken sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:items-baseline"
        >
          <span className="figures font-head text-xl leading-tight font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
            {text.weights(grams)}
          </span>
          <span>{text.uses[use]}</span>
          <span className="figures text-sm text-muted sm:text-right">
            <span className="inline-block">{text.speed(fps, joules)}</span>
            {fromPence !== null && (
              <span className="inline-block sm:block">
                <span aria-hidden className="mx-1 sm:hidden">
                  ·
                </span>
                {text.from(formatPence(fromPence))}
              </span>
            )}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
