import { Link } from 'react-router';
import { kit } from '#wording/kit.ts';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={kit.breadcrumbs} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted">
        {crumbs.map(({ label, to }, place) => (
          <li key={label} className="flex items-center gap-x-2">
            {place > 0 && <span aria-hidden>/</span>}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center desk:min-h-8 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
