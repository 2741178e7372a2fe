import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { layout } from '#wording/storefront/layout.ts';
import { lazyWhenUsed } from '../../browser/lazy-part.ts';

const text = layout.footer;
const legal = [
  ['/delivery-and-returns', text.returns],
  ['/terms', text.terms],
  ['/privacy', text.privacy],
] as const;

/** Nobody uses them before they have scrolled there. */
const FooterLists = lazyWhenUsed(() => import('./footer-lists.tsx').then((part) => part.FooterLists));

export const Footer = () => (
  <footer className="no-print bg-bar-deep pb-[calc(var(--tab-bar)+24px)] text-sm text-on-bar-muted [--ring:var(--on-bar)]">
    <FooterLists />
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-on-bar/15 pt-2">
        <Location />
        <nav aria-label={text.legal}>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map(([to, label]) => (
              <li key={to}>
                <Link to={to} className="foot-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  </footer>
);

/** Three presses lead the staff to their entry (spec.md section 2): another document, for shoppers' pages know none of the dashboard's. */
function Location() {
  const presses = useRef(0);
  const press = () => {
    presses.current += 1;
    if (presses.current % 3 === 0) window.location.assign('/go-to-dashboard');
  };
  return (
    <button
      type="button"
      onClick={press}
      className="flex min-h-11 cursor-default items-center gap-2 text-left"
    >
      <MapPin size={18} aria-hidden className="flex-none" />
      <span className="min-w-0 wrap-anywhere">{text.location}</span>
    </button>
  );
}
